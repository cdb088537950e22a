import { useTranslation } from 'react-i18next';
import { brand } from '#shared/brand.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { Terms } from './use-terms.ts';

/** At the first sending: on which terms the installation's company processes the customer's data (ACC-053). */
export function TermsField({ terms: { isAsked, isTicked, setTicked } }: { terms: Terms }) {
  const { t } = useTranslation('sentOffer');
  if (!isAsked) return null;
  return (
    <div className="send-terms">
      <details>
        <summary>{t('terms.title')}</summary>
        <p className="s">{t('terms.text', { company: brand.company, contact: brand.privacyContact })}</p>
      </details>
      <Checkbox
        label={t('terms.tick', { company: brand.company })}
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
    </div>
  );
}
