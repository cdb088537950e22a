import { useTranslation } from 'react-i18next';
import { bySId } from '#shared/editing/by-s-id.ts';
import { isSameOrder, rowIds } from '#shared/editing/row-order.ts';
import { headerParts, type RowPart } from '#shared/editing/version-parts.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useVersionTexts } from './use-version-texts.ts';

export type Difference = { what: string; left: string; right: string };
export type RowDifferences = {
  sId: string;
  product: string;
  /** The versions that have the row. */
  in: 'both' | 'left' | 'right';
  differences: Difference[];
};
type Fact = [what: string, value: string];

/** The facts of a row that are compared; cost and prices as amounts. */
const rowFacts = [
  'consumptionRange',
  'surface',
  'packages',
  'prices',
  'discounts',
  'cost',
  'incidence',
  'colour',
  'note',
] as const satisfies readonly (RowPart | 'cost')[];

const pricesOf = ({ packs, row }: PricedRow) =>
  packs
    .flatMap(({ size, price }) =>
      price === null ? [] : [`${formatPackaging(size, row.um)} ${formatPrice(price)}`],
    )
    .join(', ');

/** The facts that differ; all facts of a row that only one version has. */
function differing(left: readonly Fact[], right: readonly Fact[]): Difference[] {
  const [own, other] = [new Map(left), new Map(right)];
  return [...new Map([...left, ...right]).keys()]
    .map((what) => ({ what, left: own.get(what) ?? '', right: other.get(what) ?? '' }))
    .filter((difference) => difference.left !== difference.right);
}

/** The differing facts of the header, then row by row in the order of the right version. */
export function useVersionFacts(left: Quotation, right: Quotation) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const { headerText, rowText } = useVersionTexts();
  const isMoved = !isSameOrder(rowIds(left), rowIds(right));
  const headerFacts = (version: Quotation): Fact[] =>
    headerParts
      .filter((part) => part !== 'order' || isMoved)
      .map((part) => [t(`view.compare.${part}`), headerText(part, version)]);

  const [before, after] = [priceQuotation(left), priceQuotation(right)];
  const hasMoney = before.hasMoney && after.hasMoney;
  const factText = (fact: (typeof rowFacts)[number], priced: PricedRow) => {
    if (fact === 'cost') return hasMoney ? formatMoney(priced.cost) : '';
    if (fact === 'prices') return hasMoney ? pricesOf(priced) : '';
    if (fact === 'surface' && priced.locked) return t('history.ofQuotation');
    return rowText(fact, priced);
  };
  const factsOf = (priced: PricedRow | undefined): Fact[] =>
    priced ? rowFacts.map((fact) => [t(`history.fact.${fact}`), factText(fact, priced)]) : [];

  const [own, other] = [bySId(before.rows), bySId(after.rows)];
  const rows = [...new Set([...other.keys(), ...own.keys()])].flatMap((sId): RowDifferences[] => {
    const [one, two] = [own.get(sId), other.get(sId)];
    const row = two ?? one;
    const differences = differing(factsOf(one), factsOf(two));
    if (!row || differences.length === 0) return [];
    const side = one && two ? 'both' : one ? 'left' : 'right';
    return [{ sId, product: text(row.row.name).text, in: side, differences }];
  });
  return { quotation: differing(headerFacts(left), headerFacts(right)), rows, totals: { before, after } };
}
