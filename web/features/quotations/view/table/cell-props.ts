import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { RowCommands } from './use-row-commands.ts';

export type Figure = Exclude<keyof PricedRow, 'sId' | 'row'>;

/** `Shown`: the figures of the row that the cell shows. */
export type CellProps<Shown extends Figure = Figure> = {
  priced: Pick<PricedRow, 'sId' | 'row' | Shown>;
  /** The product's name in the language of the interface. */
  product: string;
  commands: RowCommands;
};
