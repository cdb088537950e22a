import type { Localised } from '#shared/schemas/localised.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { Tag } from '#shared/schemas/tag.ts';

/** Everything that the rules look at. */
export type Catalogue = {
  products: readonly Product[];
  phases: readonly Phase[];
  priceLists: readonly { list: PriceList; productIds: readonly string[] }[];
  /** Codes of the published colours. */
  codes: readonly string[];
  tags: readonly Tag[];
};

/** The kinds of mistakes that keep something from users, in the order in which they are shown. */
export const faultRules = [
  'empty-price-list',
  'no-price-list',
  'no-price',
  'no-consumption',
  'unknown-colours',
  'dangling-required',
  'bare-choice',
  'unreachable-phase',
] as const;
/** Texts that some read in another language than their own. */
export const textRules = ['no-translation', 'no-german'] as const;
export const healthRules = [...faultRules, ...textRules] as const;
export type HealthRule = (typeof healthRules)[number];

/**
 * One thing to mend: where it is, and what exactly is wrong. `part` is the number of the range or choice it is in,
 * from 1. `details` are what the rule names: price lists, countries, colours, products or fields.
 */
export type Finding = {
  rule: HealthRule;
  kind: 'product' | 'phase' | 'priceList';
  id: string;
  name: Localised;
  part?: number;
  details: string[];
};

/** Looks at the whole catalogue for one kind of mistake. */
export type Rule = (catalogue: Catalogue) => Finding[];

/** A finding about a product. `part` is the number of its range, from 1. */
export const ofProduct = (
  rule: HealthRule,
  { id, name }: Product,
  details: string[],
  part?: number,
): Finding => ({
  rule,
  kind: 'product',
  id,
  name,
  details,
  ...(part !== undefined && { part }),
});

/** Archived products are nobody's: what is wrong with them can wait. */
export const inUse = ({ products }: Catalogue): Product[] => products.filter(({ archived }) => !archived);
