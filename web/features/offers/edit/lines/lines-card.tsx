import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { AddButtons } from './add-buttons.tsx';
import { LinesTable } from './lines-table.tsx';
import { PolicyBar } from './policy-bar.tsx';
import './lines-card.css';

/** The lines of an offer, under what is decided for all of them (mock-up 16). */
export function LinesCard(view: OfferView) {
  const { t } = useTranslation('offers');
  const { lines, sections } = view.offer.draft;
  const isEmpty = lines.length + sections.length === 0;
  return (
    <section className="card offer-card" aria-label={t('edit.table.caption')}>
      <PolicyBar {...view} />
      {isEmpty ? (
        <EmptyState
          illustration="roller"
          title={t('edit.empty.title')}
          text={t('edit.empty.text')}
          action={<AddButtons sectionId={null} onOpen={view.onOpen} />}
        />
      ) : (
        <LinesTable {...view} />
      )}
    </section>
  );
}
