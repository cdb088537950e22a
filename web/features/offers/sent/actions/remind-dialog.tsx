import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { textIn } from '#shared/format/text-in.ts';
import { cents } from '#shared/money/units.ts';
import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { type OwnersSettings, useOwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { MailPaper } from '#web/features/offers/parts/mail-paper.tsx';
import { RemindNowDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { mailValuesOf } from '../send/mail-values.ts';
import { type SentOffer, useDeliveries, useVersions } from '../use-sent-offer.ts';
import { useEvent } from './use-event.ts';

/** Reminds the customer now, once it is seen to whom and with which words (FUP-015). */
export default function RemindDialog(view: OfferView) {
  const query = useOwnersSettings();
  const { sent, onClose } = view;
  return (
    <Loaded query={query} onClose={onClose}>
      {(settings) => sent && <Question {...view} sent={sent} settings={settings} />}
    </Loaded>
  );
}

type Props = OfferView & { sent: SentOffer; settings: OwnersSettings };

function Question({ settings, ...view }: Props & { sent: SentOffer }) {
  const { t } = useTranslation('sentOffer');
  const { sent, owner, onClose } = view;
  const { offer, version } = sent;
  const { language } = view.offer.draft;
  const makingOnce = useMakingOnce();
  const addresses = useReminded(sent);
  const values = useSentValues(view);
  // A retry after a lost answer has the same key: the customer gets one mail.
  const { mutate, busy, failure } = useEvent({
    ...{ offer, done: t('reminders.sent'), onClose },
    run: () =>
      makingOnce({ offer, version }, async (key) => {
        return (await request(RemindNowDocument, { offer, version, key })).remindNow;
      }),
  });
  return (
    <ConfirmDialog
      title={t('reminders.ask')}
      action={t('reminders.send')}
      {...{ busy, failure }}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t('reminders.to', { who: addresses.join(', ') })}</p>
      <MailPaper
        {...{ language, values, owner: owner.name ?? '' }}
        subject={textIn(settings.reminderSubject, language)}
        text={textIn(settings.reminderText, language)}
      />
    </ConfirmDialog>
  );
}

/** Where mails of the version went, without those that came back. */
function useReminded({ offer, version }: SentOffer): string[] {
  const mails = useDeliveries(offer).data ?? [];
  const ofVersion = mails.filter(
    (mail) =>
      mail.version === version &&
      (mail.kind === 'offer' || mail.kind === 'reminder') &&
      mail.status !== 'failed',
  );
  const returned = newestMails(mails, version).filter(({ status }) => status === 'bounced');
  const addresses = new Set(ofVersion.map(({ address }) => address));
  return [...addresses].filter((to) => !returned.some(({ address }) => address === to));
}

/** The values of the version that is out: the working copy may have others. */
function useSentValues(view: OfferView & { sent: SentOffer }) {
  const user = useUser();
  const { sent } = view;
  const newest = useVersions(sent.offer).data?.[0];
  return {
    ...mailValuesOf(view, user),
    ...(newest && { totale: formatMoney(cents(newest.total)) }),
    ...(sent.validUntil && { scadenza: formatDate(`${sent.validUntil}T12:00:00Z`) }),
  };
}
