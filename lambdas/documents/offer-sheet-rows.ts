import { printedDay, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import type { OfferChoices } from '#shared/document/offer/offer-choices.ts';
import type { OfferMaterials } from '#shared/document/offer/offer-materials.ts';
import type { OfferModel } from '#shared/document/offer/offer-model.ts';
import type { OfferPlan } from '#shared/document/offer/offer-plan.ts';
import type { OfferRow } from '#shared/document/offer/offer-rows.ts';
import type { OfferSection } from '#shared/document/offer/offer-sections.ts';
import type { Printed } from '#shared/document/offer/printed.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ReadOfferDocument } from './read-offer-document.ts';
import { moneyFormat } from './sheet-figures.ts';
import { bold, empty, plain, type SheetRow, titles } from './sheet-rows.ts';

type Columns = OfferModel['columns'];

const amount = (printed: Pick<Printed, 'number'> | null): SheetValue =>
  printed && { number: printed.number, format: moneyFormat };
const percent = (printed: Printed | null): SheetValue =>
  printed && { number: printed.number, format: '0.##%' };
const price = (printed: Printed | null): SheetValue =>
  printed && { number: printed.number, format: '#,##0.00## €' };
export const count = (number: number): SheetValue => ({
  number,
  format: Number.isInteger(number) ? '#,##0' : '#,##0.###',
});

/** The offer as it is printed, row by row: columns are number, line, quantity, unit, price, discount, VAT, amount. */
export function offerSheetRows({ model, texts }: ReadOfferDocument): SheetRow[] {
  const { columns, plan, materials } = model;
  return [
    ...headRows(model, texts),
    empty,
    titles(...titlesOf(columns)),
    ...model.sections.flatMap(sectionRows),
    empty,
    ...model.totals.lines.map(({ label, second, value, kind }) => {
      const row = kind === 'grand' || kind === 'toPay' ? bold : plain;
      return row(null, lines(label, second), ...Array<null>(5).fill(null), amount(value));
    }),
    ...model.choices.flatMap((choices) => choiceRows(choices, columns)),
    ...(materials ? materialRows(materials, columns) : []),
    ...(plan ? planRows(plan) : []),
    ...textRows(model),
  ];
}

const lines = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n');

const titlesOf = (columns: Columns) => [
  ...[columns.number, columns.line, columns.quantity, columns.unit],
  ...[columns.price, columns.discount, columns.vat, columns.amount],
];

function headRows(model: OfferModel, { sheet }: ReadOfferDocument['texts']): SheetRow[] {
  const { title, draft, number, date, validity, owner, customer, job } = model;
  const party = ({ lead, lines: others }: OfferModel['job']) => lines(lead, ...others);
  return [
    bold(title, lines(`${number} ${draft}`)),
    plain(sheet.date, printedDay(date)),
    plain(null, validity),
    plain(sheet.owner, lines(owner.name, ...owner.lines)),
    plain(customer.label, party(customer)),
    plain(job.label, party(job)),
    ...(model.intro ? [plain(null, plainText(model.intro))] : []),
  ];
}

const sectionRows = ({ number, name, subtotal, rows }: OfferSection): SheetRow[] => [
  ...(name === null ? [] : [bold(number, name, ...Array<null>(5).fill(null), amount(subtotal))]),
  ...rows.map((row) => plain(...lineCells(row))),
];

/** A lump sum of one has its unit as a quantity in words. */
function lineCells(
  { number, name, details, marks, colour, quantity, ...row }: OfferRow,
  section?: string,
): SheetValue[] {
  const cost =
    row.amount && (row.amount.number === null ? row.amount.text : amount({ number: row.amount.number }));
  return [
    number || null,
    lines(
      placedName(name.text, section),
      details?.text,
      [colour?.text, ...marks].filter(Boolean).join(' · '),
    ),
    quantity && count(quantity.number),
    quantity && (quantity.unit || quantity.text),
    ...[price(row.price), percent(row.discount), percent(row.vat), cost],
  ];
}

function choiceRows({ title, isOptions, rows }: OfferChoices, columns: Columns): SheetRow[] {
  const more = isOptions ? [columns.onTotal] : [columns.difference, columns.onTotal];
  return [
    empty,
    bold(null, title),
    titles(...titlesOf(columns), ...more),
    ...rows.map(({ difference, onTotal, section, hasBox, ...row }) =>
      plain(
        ...lineCells(row, hasBox ? section : undefined),
        ...(isOptions ? [] : [amount(difference)]),
        amount(onTotal),
      ),
    ),
  ];
}

const materialRows = ({ title, rows }: OfferMaterials, columns: Columns): SheetRow[] => [
  empty,
  bold(null, title),
  titles(null, columns.product, columns.quantity, columns.unit, columns.packages, columns.colour),
  ...rows.map(({ name, quantity, packages, colour }) =>
    plain(null, name.text, count(quantity.number), quantity.unit, packages, colour?.text ?? null),
  ),
];

const planRows = ({ title, rows, lines: others }: OfferPlan): SheetRow[] => [
  empty,
  bold(null, title),
  ...rows.map(({ share, text, amount: due }) =>
    plain(share || null, text, ...Array<null>(5).fill(null), amount(due)),
  ),
  ...others.map((line) => plain(null, line)),
];

const textRows = ({ notes, texts, vendor }: OfferModel): SheetRow[] => [
  ...(notes.paragraphs.length > 0 ? [empty, bold(null, notes.title)] : []),
  ...notes.paragraphs.map(({ text }) => plain(null, text)),
  ...texts.flatMap(({ title, text }) => [empty, bold(null, title), plain(null, plainText(text))]),
  ...(vendor ? [empty, plain(null, vendor)] : []),
];
