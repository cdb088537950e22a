import type { CustomerLight } from '#shared/schemas/customer.ts';
import { customerName } from './customer-name.ts';
import { digitsOf } from './digits-of.ts';

type Compared = Pick<
  CustomerLight,
  | 'kind'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'vatNumber'
  | 'taxCode'
  | 'email'
  | 'phone'
  | 'phone1'
  | 'city'
>;

/** Digits of a phone that tell two apart: with and without the prefix of a country it is the same. */
const tellingDigits = 9;
/** Digits below which a number is no phone of one customer alone. */
const fewestDigits = 6;

const word = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** A phone as phones are compared; nothing for a number that is too short to tell anybody. */
export function comparedPhone(typed: string | null): string | undefined {
  const digits = digitsOf(typed);
  return digits.length < fewestDigits ? undefined : digits.slice(-tellingDigits);
}

/** Marks that two customers may have in common, each as it is compared. */
const marksOf = {
  vatNumber: ({ vatNumber }: Compared) => [vatNumber && word(vatNumber)],
  taxCode: ({ taxCode }: Compared) => [taxCode && word(taxCode)],
  email: ({ email }: Compared) => [email && word(email)],
  phone: ({ phone, phone1 }: Compared) => [comparedPhone(phone), comparedPhone(phone1)],
  nameAndCity: (customer: Compared) => {
    const name = word(customerName(customer));
    return [name && customer.city && `${name}\n${word(customer.city)}`];
  },
} satisfies Record<string, (customer: Compared) => readonly (string | null | undefined)[]>;

/** Why two customers may be one. */
export type Likeness = keyof typeof marksOf;
// The keys of the table above are its type.
const likenesses = Object.keys(marksOf) as Likeness[];

const marks = (customer: Compared, by: Likeness): string[] =>
  marksOf[by](customer).filter((mark): mark is string => Boolean(mark));

export type Duplicate<Of = CustomerLight> = { first: Of; second: Of; by: Likeness[] };

/** Pairs that are named at once: who has more goes on once these are looked at. */
const mostDuplicates = 200;

/**
 * Pairs of customers that may be one, each once, in the order of the list (CUS-040). Pairs that somebody said to be two
 * are left out, and archived customers too.
 */
export function possibleDuplicates<Of extends CustomerLight>(
  customers: readonly Of[],
  most = mostDuplicates,
): Duplicate<Of>[] {
  const pairs = new Map<string, Duplicate<Of>>();
  const present = customers.filter(({ archived }) => !archived);
  for (const by of likenesses) {
    const known = new Map<string, Of[]>();
    for (const customer of present)
      for (const mark of new Set(marks(customer, by))) {
        const earlier = known.get(mark) ?? [];
        for (const first of earlier) if (pairs.size < most) note(pairs, first, customer, by);
        earlier.push(customer);
        known.set(mark, earlier);
      }
  }
  return [...pairs.values()];
}

const areKeptApart = (first: CustomerLight, second: CustomerLight): boolean =>
  first.notDuplicateOf.includes(second.id) || second.notDuplicateOf.includes(first.id);

function note<Of extends CustomerLight>(
  pairs: Map<string, Duplicate<Of>>,
  first: Of,
  second: Of,
  by: Likeness,
): void {
  if (areKeptApart(first, second)) return;
  const key = `${first.id} ${second.id}`;
  const pair = pairs.get(key);
  if (pair) pair.by.push(by);
  else pairs.set(key, { first, second, by: [by] });
}

/** The other customers that one of them may be, as in the pairs of all. */
export function duplicatesOf<Of extends CustomerLight>(
  id: string,
  customers: readonly Of[],
): { other: Of; by: Likeness[] }[] {
  const one = customers.find((customer) => customer.id === id);
  if (!one || one.archived) return [];
  const wanted = new Map(likenesses.map((by) => [by, new Set(marks(one, by))]));
  return customers.flatMap((other) => {
    if (other.id === id || other.archived || areKeptApart(one, other)) return [];
    const by = likenesses.filter((like) => marks(other, like).some((mark) => wanted.get(like)?.has(mark)));
    return by.length > 0 ? [{ other, by }] : [];
  });
}

/** Another customer with the same identifier, e-mail or phone as the one that is typed (CUS-019). */
export function sameCustomer(
  customers: readonly CustomerLight[],
  typed: Compared & { id?: string | undefined },
  by: Exclude<Likeness, 'nameAndCity'>,
): CustomerLight | undefined {
  const wanted = marks(typed, by);
  if (wanted.length === 0) return undefined;
  return customers.find(
    (customer) => customer.id !== typed.id && marks(customer, by).some((mark) => wanted.includes(mark)),
  );
}
