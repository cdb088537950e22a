import { useTranslation } from 'react-i18next';
import type { HeaderPart, RowPart } from '#shared/editing/version-parts.ts';
import { formatSums, formatThreshold } from '#shared/format/format-measure.ts';
import { formatPacks } from '#shared/format/format-pack.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { measurePlaces, type PlaceMeasures } from '#shared/measuring/measure-places.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { perUnit, quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText, useRangeName } from '#web/lib/product-text.ts';

const percent = (discounts: Discounts) => formatPercent(combinedDiscount(discountFactor(discounts)));
const squareMetres = (area: number) => formatQuantity(quantity(Math.round(area * perUnit)), 'mq');

const sumsText = ({ place, sums }: PlaceMeasures) => [place.name, ...formatSums(sums)].join(' ');

/** Texts of the parts of a version: of its header, and of a row; '' where the version lacks the row. */
export function useVersionTexts() {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const rangeName = useRangeName();
  const yesOrNo = (is: boolean) => t(is ? 'view.compare.yes' : 'view.compare.no');
  const ruleText = ({ mode, threshold }: MeasureRule) => {
    if (mode === 'exact') return t('view.compare.rule.exact');
    if (threshold === null) return t('view.compare.rule.noThreshold');
    return t('view.compare.rule.threshold', { threshold: formatThreshold(threshold) });
  };
  const measuresText = (measures: Quotation['measures']) =>
    [ruleText(measures.rule), ...measurePlaces(measures).map(sumsText)].join(', ');
  /** A measured place with its sums; '' where the version lacks it. */
  const placeText = (id: string, { measures }: Quotation): string =>
    measurePlaces(measures)
      .filter(({ place }) => place.id === id)
      .map(sumsText)
      .join();
  const headerText = (what: HeaderPart, version: Quotation): string => {
    if (what === 'archived') return yesOrNo(version.archived);
    if (what === 'customer') return yesOrNo(Boolean(version.customerId));
    if (what === 'discounts') return percent(version);
    if (what === 'order') return version.selectedProducts.map(({ name }) => text(name).text).join(', ');
    if (what === 'measures') return measuresText(version.measures);
    if (what === 'area') return squareMetres(version.area);
    return version[what] ?? '';
  };
  const countsText = ({ packs, row }: PricedRow) => formatPacks(packs, row.um).join(', ');
  const rowTexts: Record<RowPart, (priced: PricedRow) => string> = {
    // Only one version has the row: what would come with it, or go.
    presence: (priced) => countsText(priced) || yesOrNo(true),
    prices: ({ row }) => t(row.source ? 'view.compare.newPrices' : 'view.compare.storedPrices'),
    consumptionRange: ({ row }) => rangeName(consumptionRangeOf(row)),
    surface: ({ locked, surface }) =>
      t(locked ? 'view.compare.locked' : 'view.compare.own', { area: formatQuantity(surface, 'mq') }),
    packages: (priced) => {
      const counts = countsText(priced);
      const { packAim } = priced.row;
      return packAim ? t('view.compare.aimed', { counts, aim: t(`packaging.aim.${packAim}`) }) : counts;
    },
    discounts: ({ row }) => percent(row),
    incidence: ({ ticked }) => yesOrNo(ticked),
    colour: ({ row }) => [row.color?.code, row.colorlist].filter(Boolean).join(' · '),
    note: ({ row }) => row.note ?? '',
  };
  const rowText = (what: RowPart, priced: PricedRow | undefined) => (priced ? rowTexts[what](priced) : '');
  return { headerText, placeText, rowText };
}
