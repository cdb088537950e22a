import { editingLanguages } from './draft.ts';

/** The parts of the form as one reads them. */
const parts = [
  'name',
  'details',
  'specs',
  'rev',
  'url',
  'attachments',
  'consumption',
  'consumptionranges',
  'priceranges',
];

/** The place of a field: its part, its language, and within prices its range, row and column. */
function placeOf(path: string, lists: readonly string[]): readonly number[] {
  const [part = '', next = '', within, row, field, list = ''] = path.split('.');
  const language = (editingLanguages as readonly string[]).indexOf(next);
  const place = [parts.indexOf(part), language];
  if (part !== 'priceranges' || within !== 'packs') return [...place, Number(next) || 0, -1, 0];
  // A package keeps its prices in the order in which they were given.
  const column = field === 'prices' ? lists.indexOf(list) + 1 || lists.length + 1 : 0;
  return [...place, Number(next), Number(row), column];
}

/**
 * Paths of fields as one reads the form; `lists` are the columns of prices. Other fields of one range keep their order.
 */
export const inReadingOrder = (paths: Iterable<string>, lists: readonly string[]): string[] =>
  [...paths]
    .map((path) => ({ path, place: placeOf(path, lists) }))
    .toSorted(
      (a, b) =>
        a.place.map((number, level) => number - (b.place[level] ?? 0)).find((step) => step !== 0) ?? 0,
    )
    .map(({ path }) => path);
