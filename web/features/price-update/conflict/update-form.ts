import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { Preview } from '../state/use-preview.ts';
import type { Wishes } from '../state/use-wishes.ts';

/** An update field by field, as two versions of it are compared. */
export type UpdateForm = Wishes &
  Pick<Preview, 'pricelists' | 'evenRecent'> & {
    /** Each factor by what it is of. */
    factors: Readonly<Record<string, number>>;
    /** Its instant; empty for at once. */
    day: string;
  };

type Parts = Pick<Preview, 'table' | 'evenRecent' | 'pricelists' | 'startsAt'>;

export const formOf = ({ table, startsAt, ...lists }: Parts, wishes: Wishes): UpdateForm => ({
  factors: factorsOf(table),
  day: startsAt ?? '',
  pricelists: lists.pricelists?.toSorted() ?? null,
  evenRecent: lists.evenRecent.toSorted(),
  ...wishes,
});

function factorsOf({ byProduct, byPricelist }: FactorTable) {
  const ofRanges = byProduct.flatMap(({ product, factors }) =>
    factors.flatMap((factor, range) => (factor === null ? [] : [[`${range} ${product}`, factor] as const])),
  );
  return Object.fromEntries([
    ...byPricelist.map(({ pricelist, factor }) => [`list ${pricelist}`, factor] as const),
    ...ofRanges,
  ]);
}

/** The subject of a factor: a price list, or a range of a product by its index. */
export function subjectOf(key: string): { pricelist: string } | { product: string; range: number } {
  const [first = '', id = ''] = key.split(' ');
  return first === 'list' ? { pricelist: id } : { product: id, range: Number(first) };
}

export function tableOf(factors: UpdateForm['factors']): FactorTable {
  const byPricelist: FactorTable['byPricelist'] = [];
  const ranges = new Map<string, (number | null)[]>();
  for (const [key, factor] of Object.entries(factors)) {
    const subject = subjectOf(key);
    if ('pricelist' in subject) byPricelist.push({ ...subject, factor });
    else {
      const own = ranges.get(subject.product) ?? [];
      own[subject.range] = factor;
      ranges.set(subject.product, own);
    }
  }
  const byProduct = [...ranges].map(([product, own]) => ({
    product,
    factors: Array.from(own, (one) => one ?? null),
  }));
  return { byProduct, byPricelist };
}
