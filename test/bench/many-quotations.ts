import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

export type Choices = ReturnType<typeof choices>;

/** Makes the same choices in every run. */
export const choices = (seed: number) => {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  return { below, pick };
};

const syllables = 'ro ver ma li co na ste lla bri gio van ni pe tro fer ra ri mon te ca sa bel vi lu'.split(
  ' ',
);
const kinds = ['Villa', 'Condominio', 'Hotel', 'Scuola', 'Facciata', 'Appartamento', 'Cantiere'];
const countries = ['IT', 'IT', 'IT', 'DE', 'AT', 'CH'];
const provinces = ['MI', 'TO', 'RM', 'BO', 'VE', 'NA'];

const word = ({ below, pick }: Choices) =>
  Array.from({ length: 2 + below(3) }, () => pick(syllables))
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Realistic quotations: kinds of buildings and people, streets and places, over some years. */
export function manyQuotations(
  random: Choices,
  count: number,
  idOf = (kind: string, number: number) => `${kind}-${number}`,
): QuotationLight[] {
  const words = Array.from({ length: 5000 }, () => word(random));
  const { below, pick } = random;
  const owners = Array.from({ length: 20_000 }, (_, index) => ({
    uid: idOf('user', index),
    userName: `${pick(words)} ${pick(words)}`,
  }));
  return Array.from({ length: count }, (_, index) =>
    aQuotationLight({
      ...pick(owners),
      id: idOf('quotation', index),
      name: `${pick(kinds)} ${pick(words)}`,
      location: `${pick(words)}, Via ${pick(words)} ${below(200)}`,
      userCountry: pick(countries),
      province: pick(provinces),
      archived: below(10) === 0,
      products: 1 + below(12),
      total: below(2_000_000),
      pricedBy: idOf('list', below(12)),
      createdAt: new Date(Date.UTC(2024, 0, 1) + below(90_000_000) * 1000).toISOString(),
    }),
  );
}

/** Search texts: parts of one, two, three or more letters, some in two words, some without a result. */
export function needle(rows: readonly QuotationLight[], { below, pick }: Choices): string {
  const { name, location, userName } = pick(rows);
  const words = `${name} ${location} ${userName}`.split(/[ ,]+/);
  const part = () => {
    const from = pick(words);
    const start = below(Math.max(1, from.length - 3));
    return from.slice(start, start + 2 + below(6));
  };
  return below(20) === 0 ? 'zzqx' : below(4) === 0 ? `${part()} ${part()}` : part();
}
