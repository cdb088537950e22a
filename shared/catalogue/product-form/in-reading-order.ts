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

const placeOf = (path: string): readonly number[] => {
  const [part = '', next = ''] = path.split('.');
  const language = (editingLanguages as readonly string[]).indexOf(next);
  return [parts.indexOf(part), language];
};

/** Paths of fields as one reads the form; fields of one part keep their order. */
export const inReadingOrder = (paths: Iterable<string>): string[] =>
  [...paths]
    .map((path) => ({ path, place: placeOf(path) }))
    .toSorted(
      (a, b) =>
        a.place.map((number, level) => number - (b.place[level] ?? 0)).find((step) => step !== 0) ?? 0,
    )
    .map(({ path }) => path);
