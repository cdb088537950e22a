import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { ibanInGroups } from '#shared/identifiers/iban.ts';
import { cents } from '#shared/money/units.ts';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import { useFile } from '../parts/use-file.ts';
import { CopiedText } from './copied-text.tsx';
import { TouchActions } from './offer-head.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { PlanList } from './plan-list.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import type { SelectedOffer } from './state/selected-offer.ts';
import { ThreadCard } from './thread-card.tsx';
import { WithdrawPart } from './withdraw-part.tsx';
import './accepted-view.css';

type Props = {
  guest: Guest;
  page: ShownOffer;
  accepted: PageAcceptance;
  selected: SelectedOffer;
  onAsk: () => void;
  onWithdraw: () => void;
  onResend: () => void;
};

/** Every link shows this from the acceptance on, without the name of the person who signed (ACC-036, ACC-039, ACC-052). */
export function AcceptedView({ guest, page, accepted, selected, onAsk, onWithdraw, onResend }: Props) {
  const { t } = useTranslation('receivedOffer');
  const file = useFile(guest, page.version);
  const isMarked = page.outcome?.by === 'owner';
  return (
    <div className="guest-accepted">
      <OutcomeHead page={page} accepted={accepted} />
      <ReceiptPart accepted={accepted} onResend={onResend} />
      {!isMarked && (
        <SignedCopy isThere={accepted.signed} isBusy={file.isBusy} onOpen={() => file.open(true)} />
      )}
      <FailureNote failure={file.failure} />
      <section className="card" aria-label={t('accepted.summary')}>
        <Chosen page={page} selected={selected} total={accepted.total} />
        {!accepted.cancelledOn && (
          <>
            <PlanList content={page.content} selected={selected} />
            <Deposit deposit={accepted.deposit} />
          </>
        )}
      </section>
      {accepted.mailed && <p className="muted s">{t('accepted.mailed')}</p>}
      <TouchActions page={page} isBusy={file.isBusy} onPdf={() => file.open(false)} onAsk={onAsk} />
      <ThreadCard page={page} />
      <WithdrawPart accepted={accepted} onWithdraw={onWithdraw} />
    </div>
  );
}

type CopyProps = { isThere: boolean; isBusy: boolean; onOpen: () => void };

/** The copy is made after the acceptance, and becomes the download without a reload. */
function SignedCopy({ isThere, isBusy, onOpen }: CopyProps) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-copy" role="status">
      {isThere ? (
        <GuestButton block icon="file-pdf" busy={isBusy} onClick={onOpen}>
          {t('accepted.download')}
        </GuestButton>
      ) : (
        <p>
          <Spinner /> {t('accepted.preparing')}
        </p>
      )}
    </div>
  );
}

type ChosenProps = { page: ShownOffer; selected: SelectedOffer; total: number };

/** The offer, what was chosen, and the total. */
export function Chosen({ page, selected, total }: ChosenProps) {
  const { t } = useTranslation('receivedOffer');
  const { number, version } = page;
  const chosen = [
    ...selected.options.map((choice) => ({ choice, name: t('steps.summary.option') })),
    ...selected.alternatives.flatMap(({ choices }) =>
      choices.map((choice) => ({ choice, name: t('steps.summary.choice') })),
    ),
  ].filter(({ choice }) => choice.isChosen);
  return (
    <dl className="guest-totals">
      <div>
        <dt>{t('steps.summary.offer')}</dt>
        <dd>{t('steps.summary.offerOf', { number, version })}</dd>
      </div>
      {chosen.map(({ choice: { row }, name }) => (
        <div key={row.id}>
          <dt>{name}</dt>
          <dd lang={row.name.language}>{placedName(row.name.text, row.section)}</dd>
        </div>
      ))}
      <div className="grand">
        <dt>{t((selected.totals?.vat ?? 0) > 0 ? 'totals.totalWithVat' : 'totals.total')}</dt>
        <dd>{formatMoney(cents(total))}</dd>
      </div>
    </dl>
  );
}

/** The milestone at the signature, to be paid elsewhere (ACC-052). */
function Deposit({ deposit }: Pick<PageAcceptance, 'deposit'>) {
  const { t } = useTranslation('receivedOffer');
  if (!deposit) return null;
  const reference = t('accepted.referenceOf', { number: deposit.reference });
  return (
    <dl className="guest-totals guest-deposit">
      <div>
        <dt>{t('accepted.deposit')}</dt>
        <dd>
          <b>{formatMoney(cents(deposit.amount))}</b>
        </dd>
      </div>
      {deposit.iban && (
        <div>
          <dt>{t('accepted.iban')}</dt>
          <dd>
            <CopiedText
              text={deposit.iban}
              shown={ibanInGroups(deposit.iban)}
              label={t('accepted.copyIban')}
            />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('accepted.reference')}</dt>
        <dd>
          <CopiedText text={reference} label={t('accepted.copyReference')} />
        </dd>
      </div>
    </dl>
  );
}
