import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import { defaultQuotationName } from '#shared/schemas/quotation-bounds.ts';

type Field = {
  /** Lists show it. */
  listed?: true;
  /** Fields that people change together: one decides on it as a whole when two versions differ. */
  part?: string;
  /** Its value where an item leaves it out. */
  empty?: null | readonly [];
  /** The value that stays when the owner is erased: their own words go, because they may name their customers. */
  erased?: null | string | readonly [];
};

/** Every field of a quotation's header, and what becomes of it. Ticks belong to the rows. */
const headerFields = {
  id: { listed: true },
  uid: { listed: true },
  name: { listed: true, part: 'name', erased: defaultQuotationName },
  location: { listed: true, part: 'location', erased: '' },
  province: { listed: true, part: 'province', empty: null },
  customerId: { part: 'customer', empty: null, erased: null },
  siteId: { part: 'customer', empty: null, erased: null },
  createdAt: { listed: true },
  archived: { listed: true, part: 'archived' },
  userName: { listed: true },
  userCountry: { listed: true },
  revision: { listed: true },
  products: { listed: true, empty: null },
  short: { listed: true, empty: null },
  total: { listed: true, empty: null },
  pricedBy: { listed: true, empty: null },
  user: {},
  area: { part: 'area' },
  areaFrom: { part: 'area', empty: null },
  measureRule: { empty: null },
  measuredAt: { empty: null },
  discount: { part: 'discounts' },
  discountExtra: { part: 'discounts' },
  discountAccounting: { part: 'discounts' },
  color: { empty: null },
  colorlist: { empty: null },
  tags: { empty: [], erased: [] },
  guidedTest: { empty: null, erased: null },
  copied: {},
  attachments: { empty: [] },
  note: { part: 'note', empty: null, erased: null },
  updatedAt: {},
  updatedBy: {},
  revisions: { empty: [] },
} as const satisfies Record<Exclude<keyof QuotationHeader, 'selectedIncidences'>, Field>;

type Fields = typeof headerFields;
type Having<Key extends keyof Field> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Key, unknown> ? Name : never;
}[keyof Fields];

const having = <Key extends keyof Field>(key: Key) =>
  // The keys of the table are its fields.
  (Object.keys(headerFields) as (keyof Fields)[]).filter(
    (name) => key in headerFields[name],
  ) as Having<Key>[];

const valuesOf = <Key extends 'empty' | 'erased'>(key: Key) => {
  const fields: Record<string, Field> = headerFields;
  const values = having(key).map((name) => [name, fields[name]?.[key]]);
  // Each field says a value of its own type.
  return Object.fromEntries(values) as Pick<QuotationHeader, Having<Key>>;
};

/** The fields of the light quotation. */
export const listedFields = having('listed');
/** The fields that a save may change. */
export const editedFields = having('part');
type PartOfFields = Fields[Having<'part'>]['part'];
/** The parts of a header, in order. */
export const partsOfFields: readonly PartOfFields[] = [
  ...new Set(editedFields.map((name) => headerFields[name].part)),
];
/** The fields that belong to a part of the header. */
export const fieldsOfPart = (part: PartOfFields) =>
  editedFields.filter((name) => headerFields[name].part === part);

/** The values of fields that an item leaves out. */
export const emptyHeader = valuesOf('empty');
/** The values that an erasure puts in the place of the owner's own words. */
export const erasedFields = valuesOf('erased');

/** Some fields of a header, by their names. */
export const picked = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
