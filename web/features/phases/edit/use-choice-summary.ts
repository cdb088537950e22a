import { useTranslation } from 'react-i18next';
import type { ChoiceDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import type { References } from './use-references.ts';

/** A choice in one line: its products, and what is not as usual. */
export function useChoiceSummary(choice: ChoiceDraft, { products }: References): string {
  const { t } = useTranslation('phases');
  const names = choice.products.map((id) => products.get(id)?.name ?? id);
  return [
    names.join(', ') || t('choice.noProducts'),
    choice.visibility === 'conditions' && t('choice.summary.visible'),
    choice.recommended === 'always' && t('choice.summary.recommended'),
    choice.recommended === 'conditions' && t('choice.summary.recommendedConditions'),
    choice.withProcedure && t('choice.summary.procedure'),
  ]
    .filter(Boolean)
    .join(' · ');
}
