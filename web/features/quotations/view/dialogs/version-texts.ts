import { useTranslation } from 'react-i18next';
import type { HeaderPart, RowPart } from '#shared/editing/version-parts.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { combinedDiscount, type Discounts, discountFactor } from '#shared/money/discount-factor.ts';
import { perUnit, quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText } from '#web/lib/product-text.ts';

const percent = (discounts: Discounts) => formatPercent(combinedDiscount(discountFactor(discounts)));
const squareMetres = (area: number) => formatQuantity(quantity(Math.round(area * perUnit)), 'mq');

function useYesOrNo() {
  const { t } = useTranslation('quotations');
  return (is: boolean) => t(is ? 'view.compare.yes' : 'view.compare.no');
}

/** What a version says of a part of its header. */
export function useHeaderText(): (what: HeaderPart, version: Quotation) => string {
  const text = useProductText();
  const yesOrNo = useYesOrNo();
  return (what, version) => {
    if (what === 'archived') return yesOrNo(version.archived);
    if (what === 'area') return squareMetres(version.area);
    if (what === 'discounts') return percent(version);
    if (what === 'order') return version.selectedProducts.map(({ name }) => text(name).text).join(', ');
    return version[what] ?? '';
  };
}

/** What a version says of a part of a row; nothing where it does not have the row. */
export function useRowText(): (what: RowPart, priced: PricedRow | undefined) => string {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const yesOrNo = useYesOrNo();
  const texts: Record<RowPart, (priced: PricedRow) => string> = {
    presence: () => yesOrNo(true),
    prices: ({ row }) => t(row.source ? 'view.compare.newPrices' : 'view.compare.storedPrices'),
    consumptionRange: ({ row }) => {
      const range = consumptionRangeOf(row);
      return range ? text(range.name_i18n ?? range.name).text : '';
    },
    surface: ({ locked, surface }) =>
      t(locked ? 'view.compare.locked' : 'view.compare.own', { area: formatQuantity(surface, 'mq') }),
    packages: ({ packs, row }) =>
      packs
        .filter(({ count }) => count > 0)
        .map((pack) => formatPack(pack, row.um))
        .join(', '),
    discounts: ({ row }) => percent(row),
    incidence: ({ ticked }) => yesOrNo(ticked),
    colour: ({ row }) => [row.color?.code, row.colorlist].filter(Boolean).join(' · '),
    note: ({ row }) => row.note ?? '',
  };
  return (what, priced) => (priced ? texts[what](priced) : '');
}
