import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { ShowDialog } from '../open-dialog.ts';

export type RowCommands = {
  open: ShowDialog;
  tick: (sId: string, ticked: boolean) => void;
  toggleLock: (sId: string) => void;
};

export type Figure = Exclude<keyof PricedRow, 'sId' | 'row'>;

/** What a cell gets: of the row's figures those it shows. */
export type CellProps<Shown extends Figure = Figure> = {
  priced: Pick<PricedRow, 'sId' | 'row' | Shown>;
  /** The product's name in the language of the interface. */
  product: string;
  commands: RowCommands;
};
