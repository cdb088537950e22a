import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { ShowDialog } from '../open-dialog.ts';

export type RowCommands = {
  open: ShowDialog;
  tick: (sId: string, ticked: boolean) => void;
  toggleLock: (sId: string) => void;
  /** One place up or down. */
  move: (sId: string, by: -1 | 1) => void;
  remove: (sId: string) => void;
};

/** Where a row stands among the others. */
export type RowPlace = 'first' | 'between' | 'last' | 'only';

export type Figure = Exclude<keyof PricedRow, 'sId' | 'row'>;

/** What a cell gets: of the row's figures those it shows. */
export type CellProps<Shown extends Figure = Figure> = {
  priced: Pick<PricedRow, 'sId' | 'row' | Shown>;
  /** The product's name in the language of the interface. */
  product: string;
  commands: RowCommands;
};
