import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { addedNeeds } from '#shared/pricing/added-needs.ts';
import type { PricingInput } from '#shared/pricing/price-quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { useProductText } from '#web/lib/product-text.ts';

/** Says what products need that stood alone and are required now: both needs together (OP40). */
export function AddedNeeds({ before, draft }: { before: PricingInput; draft: PricingInput }) {
  const { t, i18n } = useTranslation('quotations');
  const text = useProductText();
  const needs = useMemo(() => addedNeeds(before, draft), [before, draft]);
  if (needs.length === 0) return null;
  const lines = needs.map(({ row: { sId, row, estimate, requirers }, own, forRequirers }) => {
    const names = new Set(requirers.map((requirer) => text(requirer.row.name).text));
    const line = t('selection.addedNeed', {
      product: text(row.name).text,
      need: formatQuantity(estimate, row.um),
      own: formatQuantity(own, row.um),
      rest: formatQuantity(forRequirers, row.um),
      requirers: new Intl.ListFormat(i18n.language).format(names),
    });
    return <div key={sId}>{line}</div>;
  });
  return <Alert tone="warn">{lines}</Alert>;
}
