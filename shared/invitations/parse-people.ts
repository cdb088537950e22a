import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { provinces } from '#shared/geography/provinces.ts';
import { headedColumns } from '#shared/headed-columns.ts';
import { mostInvitations } from '#shared/schemas/invitation-input.ts';
import { email as emailSchema } from '#shared/schemas/password.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { type UserType, userTypes } from '#shared/schemas/user.ts';

type List = Pick<PriceList, 'id' | 'name' | 'code' | 'countries' | 'isCatchAll'>;

/**
 * The words that lines are matched with: names of types as people write them, price lists, and the country of all
 * lines.
 */
export type PeopleGrounds = {
  typeNames: Readonly<Record<UserType, readonly string[]>>;
  lists: readonly List[];
  country: string;
};

/** Why a line cannot be sent. */
type LineProblem =
  | 'email'
  | 'repeated'
  | 'type'
  | 'province'
  | 'provinceElsewhere'
  | 'pricelist'
  | 'pricelistElsewhere'
  | 'tooMany';

/** One line as it was understood. */
export type PersonLine = {
  /** From 1, as editors count. */
  line: number;
  email: string;
  name: string | null;
  type: UserType | null;
  province: string | null;
  pricelist: string | null;
  problem: LineProblem | null;
};

const fold = (text: string) => text.trim().toLowerCase();

/** Cells stand apart by semicolons, tabs or, where there are neither, commas; quotes of spreadsheets go. */
function cellsOf(line: string): string[] {
  const apart = line.includes(';') ? ';' : line.includes('\t') ? '\t' : ',';
  return line.split(apart).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

const typeOf = (cell: string, { typeNames }: PeopleGrounds): UserType | undefined =>
  userTypes.find((type) => [type, ...typeNames[type]].some((name) => fold(name) === fold(cell)));

const provinceOf = (cell: string): string | undefined =>
  provinces.find(({ code, name }) => fold(code) === fold(cell) || fold(name) === fold(cell))?.code;

const listOf = (cell: string, lists: readonly List[]): List | undefined =>
  lists.find(({ name, code }) => fold(name) === fold(cell) || (code && fold(code) === fold(cell)));

const isEmail = (text: string) => emailSchema.safeParse(text).success;

function lineOf(cells: readonly string[], line: number, grounds: PeopleGrounds): PersonLine {
  const [email = '', name = '', typed = '', place = '', listed = ''] = cells;
  const { country, lists } = grounds;
  const type = typeOf(typed, grounds) ?? null;
  const province = place ? (provinceOf(place) ?? null) : null;
  const list = listed ? listOf(listed, lists) : undefined;
  const person = { type, country, province: isItaly(country) ? province : null };
  const pricelist = listed ? (list?.id ?? null) : type && suggestedListOf(person, lists);
  const problemOf = (): LineProblem | null => {
    if (!isEmail(email)) return 'email';
    if (!type) return 'type';
    if (place && !isItaly(country)) return 'provinceElsewhere';
    if (place && !province) return 'province';
    if (listed && !list) return 'pricelist';
    return pricelist && !keptPriceList({ ...person, pricelist }, lists) ? 'pricelistElsewhere' : null;
  };
  return { ...person, line, email: fold(email), name: name || null, pricelist, problem: problemOf() };
}

/** Titles of the columns, in both languages, in the order that lines have without a head. */
const titles = [
  ['e-mail', 'email', 'mail'],
  ['nome', 'name'],
  ['tipo', 'type'],
  ['provincia', 'province'],
  ['listino', 'price list', 'pricelist'],
];

/** The place of each column in a line, by the words of a head; as they come where it has none of them. */
function placesOf(head: readonly string[]): number[] {
  const named = headedColumns(head, titles);
  const isKnown = named.some((column) => column !== undefined);
  return titles.map((_, column) => (isKnown ? named.indexOf(column) : column));
}

/**
 * Reads people to invite, one a line: e-mail; name; type; province; list (ROL-038). A first line without an address
 * is a head, which may give another order; a person who stands there twice is invited once.
 */
export function parsePeople(text: string, grounds: PeopleGrounds): PersonLine[] {
  const filled = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const [head] = filled;
  const isHeaded = head && filled.length > 1 && !head.content.includes('@');
  const people = isHeaded ? filled.slice(1) : filled;
  const places = placesOf(isHeaded ? cellsOf(head.content) : []);
  const seen = new Set<string>();
  return people.map(({ content, line }, index) => {
    const cells = cellsOf(content);
    const inOrder = places.map((place) => cells[place] ?? '');
    const person = lineOf(inOrder, line, grounds);
    const isRepeated = seen.has(person.email);
    seen.add(person.email);
    if (index >= mostInvitations) return { ...person, problem: 'tooMany' };
    return isRepeated && !person.problem ? { ...person, problem: 'repeated' } : person;
  });
}
