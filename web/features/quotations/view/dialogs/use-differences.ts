import { useTranslation } from 'react-i18next';
import {
  differingParts,
  type HeaderPart,
  partKey,
  type RowPart,
  type VersionPart,
} from '#shared/editing/version-parts.ts';
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

/** One part in which two versions differ, in words; `key` names it to `mixVersions`. */
export type Difference = { key: string; what: string; mine: string; theirs: string };

const percent = (discounts: Discounts) => formatPercent(combinedDiscount(discountFactor(discounts)));
const squareMetres = (area: number) => formatQuantity(quantity(Math.round(area * perUnit)), 'mq');

function useYesOrNo() {
  const { t } = useTranslation('quotations');
  return (is: boolean) => t(is ? 'view.compare.yes' : 'view.compare.no');
}

/** What a version says of a part of its header. */
function useHeaderText(): (what: HeaderPart, version: Quotation) => string {
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
function useRowText(): (what: RowPart, priced: PricedRow | undefined) => string {
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

/** The parts on which two versions differ, the header first, then rows in the order of the own one. */
export function useDifferences(mine: Quotation, theirs: Quotation): Difference[] {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const headerText = useHeaderText();
  const rowText = useRowText();
  const [own, other] = [mine, theirs].map((version) => priceQuotation(version).rows);
  const shown = (value: string) => value || t('view.conflict.absent');
  const difference = (part: VersionPart): Difference => {
    const key = partKey(part);
    if (part.of === 'quotation') {
      const [left, right] = [mine, theirs].map((version) => shown(headerText(part.what, version)));
      return { key, what: t(`view.compare.${part.what}`), mine: left ?? '', theirs: right ?? '' };
    }
    const [left, right] = [own, other].map((rows) => rows?.find(({ sId }) => sId === part.sId));
    const product = text((left ?? right)?.row.name).text;
    const what = t('view.conflict.row', { product, what: t(`view.compare.row.${part.what}`) });
    return {
      key,
      what,
      mine: shown(rowText(part.what, left)),
      theirs: shown(rowText(part.what, right)),
    };
  };
  return differingParts(mine, theirs).map(difference);
}
