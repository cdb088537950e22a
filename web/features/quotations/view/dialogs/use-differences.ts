import { useTranslation } from 'react-i18next';
import { formatPack } from '#shared/format/format-pack.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { perUnit, quantity } from '#shared/money/units.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText } from '../product-text.ts';

type Difference = { what: string; mine: string; theirs: string };
type Facts = ReadonlyMap<string, string>;

const percent = (discounts: Discounts) => formatPercent(combinedDiscount(discountFactor(discounts)));
const squareMetres = (area: number) => formatQuantity(quantity(Math.round(area * perUnit)), 'mq');

function useRowFacts() {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  return ({ row, packs, surface, ticked }: PricedRow): [string, string][] => {
    const range = consumptionRangeOf(row);
    const chosen = packs.filter(({ count }) => count > 0).map((pack) => formatPack(pack, row.um));
    const facts: [string, string][] = [
      [t('view.compare.present'), t('view.compare.yes')],
      [t('view.compare.consumptionRange'), range ? text(range.name_i18n ?? range.name).text : ''],
      [t('view.compare.surface'), formatQuantity(surface, 'mq')],
      [t('view.compare.packages'), chosen.join(', ')],
      [t('view.compare.discounts'), percent(row)],
      [t('view.compare.incidence'), t(ticked ? 'view.compare.yes' : 'view.compare.no')],
      [t('view.compare.colour'), row.color?.code ?? ''],
      [t('view.compare.note'), row.note ?? ''],
    ];
    const product = text(row.name).text;
    return facts.map(([what, value]) => [t('view.conflict.row', { product, what }), value]);
  };
}

/** What a version says, as words a person can compare. */
function useFacts() {
  const { t } = useTranslation('quotations');
  const rowFacts = useRowFacts();
  return (quotation: Quotation): Facts => {
    const { rows } = priceQuotation(quotation);
    return new Map<string, string>([
      [t('view.compare.name'), quotation.name],
      [t('view.compare.location'), quotation.location],
      [t('view.compare.province'), quotation.province ?? ''],
      [t('view.compare.archived'), t(quotation.archived ? 'view.compare.yes' : 'view.compare.no')],
      [t('view.compare.area'), squareMetres(quotation.area)],
      [t('view.compare.discounts'), percent(quotation)],
      ...rows.flatMap(rowFacts),
    ]);
  };
}

/** The facts on which two versions differ, in the order of the own one. */
export function useDifferences(mine: Quotation, theirs: Quotation): Difference[] {
  const { t } = useTranslation('quotations');
  const factsOf = useFacts();
  const [own, other] = [factsOf(mine), factsOf(theirs)];
  const shown = (facts: Facts, what: string) => facts.get(what) || t('view.conflict.absent');
  return [...new Set([...own.keys(), ...other.keys()])]
    .filter((what) => own.get(what) !== other.get(what))
    .map((what) => ({ what, mine: shown(own, what), theirs: shown(other, what) }));
}
