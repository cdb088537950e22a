import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { ShowDialog } from '../open-dialog.ts';

export type RowCommands = {
  open: ShowDialog;
  tick: (sId: string, ticked: boolean) => void;
  toggleLock: (sId: string) => void;
};

export type CellProps = {
  priced: PricedRow;
  /** The product's name in the language of the interface. */
  product: string;
  commands: RowCommands;
};

const figures = [
  'row',
  'combined',
  'locked',
  'surface',
  'consumption',
  'estimate',
  'quantity',
  'cost',
  'listCost',
  'incidence',
  'discount',
  'ticked',
] as const satisfies readonly (keyof PricedRow)[];

/** Whether a row looks the same: its stored row is, and so are its numbers and those of its requirers. */
export function isSameRow(before: PricedRow, after: PricedRow): boolean {
  return (
    figures.every((figure) => before[figure] === after[figure]) &&
    before.requirers.length === after.requirers.length &&
    before.requirers.every(({ row, surface, consumption }, index) => {
      const other = after.requirers[index];
      return row === other?.row && surface === other.surface && consumption === other.consumption;
    })
  );
}
