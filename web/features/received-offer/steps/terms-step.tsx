import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import { hasTerms, TermsParts } from '../page/terms-card.tsx';
import type { StepProps } from './step-props.ts';

/** The terms in full, above their ticks (ACC-022, ACC-023). */
export function TermsStep({ page: { content } }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  const { model, selectable, language } = content;
  const plan = selectable.plan.map(({ kind, value }, at) => {
    const share = kind === 'percent' ? formatRate(value) : kind === 'rest' ? t('plan.rest') : '';
    return [share, model.plan?.rows[at]?.text].filter(Boolean).join(' ');
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
