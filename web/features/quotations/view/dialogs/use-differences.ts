import { useTranslation } from 'react-i18next';
import { differingParts, partKey, type VersionPart } from '#shared/editing/version-parts.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useHeaderText, useRowText } from './version-texts.ts';

/** One part in which two versions differ, in words; `key` names it to `mixVersions`. */
export type Difference = { key: string; what: string; mine: string; theirs: string };

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
