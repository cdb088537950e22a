import { useTranslation } from 'react-i18next';
import { useShare } from '../page/state/use-share.ts';
import { hasTerms, TermsParts } from '../page/terms-card.tsx';
import type { StepProps } from './step-props.ts';

/** The terms in full, above their ticks (ACC-022, ACC-023). */
export function TermsStep({ page: { content } }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  const shareOf = useShare();
  const { model, selectable, language } = content;
  const plan = selectable.plan.map((milestone, at) => {
    const words = model.plan?.rows[at]?.text;
    return [shareOf(milestone, words), words].filter(Boolean).join(' ');
  });
  return (
    <>
      {hasTerms(content) ? <TermsParts content={content} heading="h2" /> : <p>{t('steps.terms.none')}</p>}
      {plan.length > 0 && (
        <p className="muted" lang={language}>
          {t('steps.terms.payment', { plan: plan.join(', ') })}
        </p>
      )}
    </>
  );
}
