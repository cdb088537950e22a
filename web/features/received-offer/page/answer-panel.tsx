import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Icon } from '#web/components/icon.tsx';
import type { ShownOffer } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import { PlanList } from './plan-list.tsx';
import type { SelectedOffer } from './state/selected-offer.ts';
import { TotalsList } from './totals-list.tsx';

export type Answering = {
  page: ShownOffer;
  selected: SelectedOffer;
  /** It can be accepted and declined: it is sent or opened. */
  isOpen: boolean;
  onAccept: () => void;
  onAsk: () => void;
  onDecline: () => void;
};

export function ValidUntil({ page }: { page: ShownOffer }) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-valid">
      <Icon name="calendar" small />
      <span>
        {t('head.valid')} <b>{formatDate(page.validUntil)}</b>
      </span>
    </div>
  );
}

/** Beside the offer on wide screens: totals, answer, validity, payment. */
export function AnswerPanel({ page, selected, isOpen, onAccept, onAsk, onDecline }: Answering) {
  const { t } = useTranslation('receivedOffer');
  const priced = { content: page.content, selected };
  return (
    <aside className="guest-aside">
      <section className="card guest-panel" aria-label={t('bar.label')} data-tips="">
        <TotalsList {...priced} />
        <div className="guest-answers">
          {isOpen && <AcceptButton selected={selected} onAccept={onAccept} />}
          <GuestButton block icon="comment" onClick={onAsk}>
            {t('ask.action')}
          </GuestButton>
          {isOpen && (
            <GuestButton variant="text" block small onClick={onDecline}>
              {t('bar.decline')}
            </GuestButton>
          )}
        </div>
        <ValidUntil page={page} />
      </section>
      {page.content.model.plan && (
        <section className="card">
          <header>
            <h2>{t('plan.title')}</h2>
          </header>
          <PlanList {...priced} />
        </section>
      )}
    </aside>
  );
}

function AcceptButton({ selected, onAccept }: Pick<Answering, 'selected' | 'onAccept'>) {
  const { t } = useTranslation('receivedOffer');
  return (
    <GuestButton
      variant="primary"
      block
      className="guest-accept"
      disabledReason={!selected.totals && t('bar.unfit')}
      onClick={onAccept}
    >
      {t('bar.accept')}
    </GuestButton>
  );
}

/** On phones total and answer stay in reach (ACC-003). */
export function AnswerBar({ selected, onAccept }: Pick<Answering, 'selected' | 'onAccept'>) {
  const { t } = useTranslation('receivedOffer');
  const { totals, options } = selected;
  const count = options.filter(({ isChosen }) => isChosen).length;
  const plain = t((totals?.vat ?? 0) > 0 ? 'totals.totalWithVat' : 'totals.total');
  return (
    <section className="guest-bar" aria-label={t('bar.label')} data-tips="">
      <div>
        <div>
          <div className="xs muted">{count > 0 ? t('totals.withOptions', { count }) : plain}</div>
          <div className="guest-bar-total">{formatMoney(totals ? cents(totals.total) : null)}</div>
        </div>
        <AcceptButton selected={selected} onAccept={onAccept} />
      </div>
    </section>
  );
}
