import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import type { DocumentTexts } from './document-texts.ts';
import { amount, type Figure, figure, nothing } from './figures.ts';

/** The lines of one cell; a text instead of a number has `words`. */
export type DocumentCell = { lines: readonly Figure[]; words?: true };

/** Comes along with other rows only: its own area is 0 and the others' areas make its need (QCA-037, OP2). */
export const isOnlyRequired = ({ requirers, surface }: PricedRow): boolean =>
  requirers.length > 0 && surface === 0;

const one = (line: Figure): DocumentCell => ({ lines: [line] });

/** The text of each column for a row. */
const cells: Record<NumericColumn, (priced: PricedRow, texts: DocumentTexts) => DocumentCell> = {
  consumption: (priced, texts) => {
    const { um } = priced.row;
    if (isOnlyRequired(priced)) return { lines: [{ value: texts.fromRequirer }], words: true };
    return one(um === 'pz' ? nothing : figure(formatConsumption(priced.consumption, um)));
  },
  incidence: ({ incidence }) => one(amount(incidence)),
  surface: ({ combined, surface }) =>
    one(combined && surface === 0 ? nothing : figure(formatQuantity(surface, 'mq'))),
  packages: ({ packs, row }) => {
    const chosen = packs.filter(({ count }) => count > 0);
    return { lines: chosen.length > 0 ? chosen.map((pack) => figure(formatPack(pack, row.um))) : [nothing] };
  },
  quantity: ({ quantity, row }) => one(figure(formatQuantity(quantity, row.um))),
  discount: ({ discount, cost }) =>
    one(cost === null || discount === 0 ? nothing : figure(formatPercent(discount))),
  cost: ({ cost }) => one(amount(cost)),
};

/** The cell of a numeric column, in Italian format; a dash where a row has no figure. */
export const cellOf = (column: NumericColumn, priced: PricedRow, texts: DocumentTexts): DocumentCell =>
  cells[column](priced, texts);
