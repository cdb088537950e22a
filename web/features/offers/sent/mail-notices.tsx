import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import type { OfferView } from '../edit/use-offer-view.ts';
import { useOffered } from './use-offered.ts';
import { type SentMail, type SentOffer, useDeliveries } from './use-sent-offer.ts';

type Props = Pick<OfferView, 'offer' | 'onOpen'> & { sent: SentOffer };

/** Mails that are on their way, and those that the owner must do something about. */
const tones = { sending: 'info', unknown: 'warn', failed: 'err', bounced: 'err', complained: 'err' } as const;
type Told = SentMail & { status: keyof typeof tones };

/** The newest mail to each address, where there is something to tell. */
function toldMails(mails: readonly SentMail[], version: number) {
  const newest = newestMails(mails, version).filter(({ kind }) => kind !== 'copy');
  const returned = newest.filter(({ status }) => status === 'bounced');
  /** Arrived later, at an address that had no mail before: a corrected one. */
  const isCorrection = ({ address, status, at }: SentMail) =>
    status === 'delivered' &&
    returned.some(
      (back) => at > back.at && !mails.some((mail) => mail.address === address && mail.at <= back.at),
    );
  const areCorrected = newest.filter(isCorrection).length >= returned.length;
  return newest.filter(
    (mail): mail is Told => mail.status in tones && !(mail.status === 'bounced' && areCorrected),
  );
}

/** Mails that are on their way, failed, came back, or of which nobody knows, each with its ways on (SND-021, SND-022, SND-050, SND-051). */
export function MailNotices({ sent, offer, onOpen }: Props) {
  const { t } = useTranslation('sentOffer');
  const waits = sent.state === 'sent' || sent.state === 'opened';
  const { data } = useDeliveries(sent.offer, waits && sent.version > 0);
  if (!waits) return null;
  return toldMails(data ?? [], sent.version).map((mail) => (
    <Alert
      key={mail.id}
      tone={tones[mail.status]}
      action={mail.status !== 'sending' && <WaysOn mail={mail} offer={offer} onOpen={onOpen} />}
    >
      {t(`mail.${mail.status}`, { address: mail.address })}
    </Alert>
  ));
}

type WaysProps = Pick<Props, 'onOpen' | 'offer'> & { mail: SentMail };

function WaysOn({ mail: { status, address }, offer, onOpen }: WaysProps) {
  const { t } = useTranslation('sentOffer');
  if (status === 'failed' || status === 'unknown')
    return (
      <Button small onClick={() => onOpen({ kind: 'send', way: 'email', again: true, to: address })}>
        {t('do.again')}
      </Button>
    );
  return (
    <>
      {status === 'bounced' && <FixAddress address={address} offer={offer} onOpen={onOpen} />}
      <Button small onClick={() => onOpen({ kind: 'send', way: 'link', again: true })}>
        {t('do.shareLink')}
      </Button>
    </>
  );
}

/** An address of the customer is corrected where it is kept, one that was typed in the mail itself. */
function FixAddress({ address, offer, onOpen }: Omit<WaysProps, 'mail'> & { address: string }) {
  const { t } = useTranslation('sentOffer');
  const isKept = useOffered(offer).some((kept) => kept.address === address);
  const { customerId } = offer.draft;
  return isKept && customerId ? (
    <ButtonLink small to={paths.customer(customerId)}>
      {t('do.fixAddress')}
    </ButtonLink>
  ) : (
    <Button small onClick={() => onOpen({ kind: 'send', way: 'email', again: true, wrong: address })}>
      {t('do.fixAddress')}
    </Button>
  );
}
