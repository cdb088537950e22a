import { useTranslation } from 'react-i18next';
import { isSameOrder, rowIds } from '#shared/editing/row-order.ts';
import { bySId } from '#shared/editing/rows-by-id.ts';
import { headerParts, type RowPart } from '#shared/editing/version-parts.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useHeaderText, useRowText } from '../dialogs/version-texts.ts';

/** What each version says; empty where it says nothing. */
export type Difference = { what: string; left: string; right: string };
export type RowDifferences = {
  sId: string;
  product: string;
  /** Which version has the row. */
  in: 'both' | 'left' | 'right';
  differences: Difference[];
};
type Fact = [what: string, value: string];

/** What of a row is compared; cost and prices are said as amounts. */
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

function useRowFacts(hasMoney: boolean) {
  const { t } = useTranslation('quotations');
  const rowText = useRowText();
  const factText = (fact: (typeof rowFacts)[number], priced: PricedRow) => {
    if (fact === 'cost') return hasMoney ? formatMoney(priced.cost) : '';
    if (fact === 'prices') return hasMoney ? pricesOf(priced) : '';
    if (fact === 'surface' && priced.locked) return t('history.ofQuotation');
    return rowText(fact, priced);
  };
  return (priced: PricedRow): Fact[] =>
    rowFacts.map((fact) => [t(`history.fact.${fact}`), factText(fact, priced)]);
}

const pricesOf = ({ packs, row }: PricedRow) =>
  packs
    .flatMap(({ size, price }) =>
      price === null ? [] : [`${formatPackaging(size, row.um)} ${formatPrice(price)}`],
    )
    .join(', ');

/** The facts that differ; of a row only one version has, all that is said of it. */
function differing(left: readonly Fact[], right: readonly Fact[]): Difference[] {
  const [own, other] = [new Map(left), new Map(right)];
  return [...new Map([...left, ...right]).keys()]
    .map((what) => ({ what, left: own.get(what) ?? '', right: other.get(what) ?? '' }))
    .filter((difference) => difference.left !== difference.right);
}

/** What two versions say differently: of the whole, and row by row in the order of the right one. */
export function useVersionFacts(left: Quotation, right: Quotation) {
  const { t } = useTranslation('quotations');
  const headerText = useHeaderText();
  const isMoved = !isSameOrder(rowIds(left), rowIds(right));
  const headerFacts = (version: Quotation): Fact[] =>
    headerParts
      .filter((part) => part !== 'order' || isMoved)
      .map((part) => [t(`view.compare.${part}`), headerText(part, version)]);
  const [before, after] = [priceQuotation(left), priceQuotation(right)];
  const factsOf = useRowFacts(before.hasMoney && after.hasMoney);
  const text = useProductText();
  const [own, other] = [bySId(before.rows), bySId(after.rows)];
  const rows = [...new Set([...other.keys(), ...own.keys()])].flatMap((sId): RowDifferences[] => {
    const [one, two] = [own.get(sId), other.get(sId)];
    const row = two ?? one;
    const differences = differing(one ? factsOf(one) : [], two ? factsOf(two) : []);
    if (!row || differences.length === 0) return [];
    const side = one && two ? 'both' : one ? 'left' : 'right';
    return [{ sId, product: text(row.row.name).text, in: side, differences }];
  });
  return { quotation: differing(headerFacts(left), headerFacts(right)), rows, totals: { before, after } };
}
