import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { telOf } from '../parts/contact.tsx';
import type { ShownOffer } from '../parts/guest.ts';
import { GuestButton, usePreviewReason } from '../parts/guest-button.tsx';
import { ValidUntil } from './answer-panel.tsx';
import type { SelectedOffer } from './state/selected-offer.ts';

type Props = { page: ShownOffer; isNarrow: boolean; isBusy: boolean; onPdf: () => void };

/** Title, number, version and day, whom it is for; on wide screens how to reach the owner, and the PDF. */
export function OfferHead({ page, isNarrow, isBusy, onPdf }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { content, number, version, owner } = page;
  const { customer, job } = content.model;
  const place = [customer.lead, ...job.lines.filter((line) => line !== content.timing).slice(0, 1)]
    .filter(Boolean)
    .join(', ');
  const meta = t('head.meta', { number, version, date: formatDate(content.sentAt) });
  return (
    <div className="guest-head">
      <div className="grow">
        <h1 lang={content.language} tabIndex={-1}>
          {content.title}
        </h1>
        <p className="muted">
          {meta}
          {place && <span className="guest-for">{t('head.for', { customer: place })}</span>}
        </p>
      </div>
      {!isNarrow && (
        <div className="guest-contact">
          {owner.phone && (
            <a className="btn" href={telOf(owner.phone)} aria-label={t('head.call', owner)}>
              <Icon name="phone" />
              {owner.phone}
            </a>
          )}
          <a className="btn" href={`mailto:${owner.email}`} aria-label={t('head.writeTo', owner)}>
            <Icon name="envelope" />
            {t('head.write')}
          </a>
          <GuestButton icon="file-pdf" busy={isBusy} onClick={onPdf}>
            {t('head.pdf')}
          </GuestButton>
        </div>
      )}
    </div>
  );
}

type TotalProps = Omit<Props, 'isNarrow'> & { selected: SelectedOffer; onAsk: () => void };

/** On phones first of all: the total, how long it is good, and how to ask. */
export function TotalCard({ selected: { totals }, ...actions }: TotalProps) {
  const { t } = useTranslation('receivedOffer');
  if (!totals) return null;
  const amount = (value: number) => formatMoney(cents(value));
  const hasVat = totals.vat > 0;
  return (
    <section className="card guest-total" aria-label={t('totals.label')}>
      <div className="sums">
        <span className="xs muted">{t(hasVat ? 'totals.totalWithVat' : 'totals.total')}</span>
        <span className="big">{amount(totals.total)}</span>
        {hasVat && (
          <span className="xs muted">
            {t('totals.short', { taxable: amount(totals.taxable), vat: amount(totals.vat) })}
          </span>
        )}
      </div>
      <ValidUntil page={actions.page} />
      <TouchActions {...actions} />
    </section>
  );
}

type TouchProps = Omit<Props, 'isNarrow'> & { onAsk: () => void };

/** Ask, call, write, PDF: the ways on within reach of a thumb. */
export function TouchActions({ page: { owner }, isBusy, onPdf, onAsk }: TouchProps) {
  const { t } = useTranslation('receivedOffer');
  const reason = usePreviewReason();
  return (
    <div className="guest-touch">
      <GuestButton icon="comment" onClick={onAsk}>
        {t('ask.action')}
      </GuestButton>
      {owner.phone && (
        <a className="btn" href={telOf(owner.phone)} aria-label={t('head.call', owner)} title={owner.phone}>
          <Icon name="phone" />
        </a>
      )}
      <a
        className="btn"
        href={`mailto:${owner.email}`}
        aria-label={t('head.writeTo', owner)}
        title={owner.email}
      >
        <Icon name="envelope" />
      </a>
      <IconButton
        className="btn"
        icon="file-pdf"
        label={t('head.pdf')}
        busy={isBusy}
        disabledReason={reason}
        onClick={onPdf}
      />
    </div>
  );
}
