import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { OutcomeCounts } from '#web/components/outcome-counts.tsx';
import { useColourCard } from '../colours/use-colour-card.ts';
import { useCustomerUses } from '../use-customer-uses.ts';
import type { MergeChoices } from './merge-choices.ts';

/** How much of the customer that goes moves to the one that stays (CUS-037, CUS-038). */
export function MergeMoves({ choices: { kept, other, joined } }: { choices: MergeChoices }) {
  const { t } = useTranslation('customerMerge');
  const { data: uses } = useCustomerUses();
  const colours = useColourCard(other.id).data?.lines.length;
  const use = uses?.find(({ customer }) => customer === other.id);
  const made = (what: 'quotations' | 'offers') => uses && (use?.[what] ?? 0);
  return (
    <section className="merge-moves" aria-label={t('moves')}>
      <h3>{t('movesTo', { name: customerName(kept) })}</h3>
      <OutcomeCounts
        counts={[
          { name: t('moved.quotations'), count: made('quotations') },
          { name: t('moved.offers'), count: made('offers') },
          { name: t('moved.sites'), count: other.sites.length },
          { name: t('moved.contacts'), count: other.contacts.length },
          { name: t('moved.colours'), count: colours },
        ]}
      />
      {joined.sites > 0 && <p className="muted">{t('joined.sites', { count: joined.sites })}</p>}
      {joined.contacts > 0 && <p className="muted">{t('joined.contacts', { count: joined.contacts })}</p>}
      <p className="muted">{t('goes')}</p>
    </section>
  );
}
