import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { CreateOfferLinkDocument } from '#web/graphql/offers.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useLinkName } from '../use-link-name.ts';
import { type SentLink, useAskAgain, useLinks } from '../use-sent-offer.ts';
import { NotLoaded } from './not-loaded.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import type { TabProps } from './tab-props.ts';

/** Who can open the offer, and since when they did; each link ends at once (SND-031). */
export function LinksTab({ sent, actions }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { data, error, refetch } = useLinks(sent.offer);
  const [revoked, setRevoked] = useState<SentLink>();
  const another = useAnother(sent.offer);
  if (!data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <section className="card" aria-label={t('tabs.links')}>
      {data.length === 0 && <p className="links-none muted">{t('links.none')}</p>}
      <ul className="links">
        {data.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setRevoked(link)} />
        ))}
      </ul>
      {actions.has('resend') && (
        <div className="timeline-more">
          <Button icon="plus" busy={another.isPending} onClick={() => another.mutate()}>
            {t('send.another')}
          </Button>
        </div>
      )}
      {revoked && <RevokeDialog offer={sent.offer} link={revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  );
}

function useAnother(offer: string) {
  const toast = useToast();
  const failureText = useFailureText();
  const askAgain = useAskAgain(offer);
  const makingOnce = useMakingOnce();
  return useMutation({
    mutationFn: () => makingOnce({ offer }, (key) => request(CreateOfferLinkDocument, { key, offer })),
    onSuccess: () => askAgain(),
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
}

/** The browser does not copy it: it is selected to be copied by hand. */
const focusOn = (field: HTMLInputElement | null) => field?.focus();

function LinkRow({ link, onRevoke }: { link: SentLink; onRevoke: () => void }) {
  const { t } = useTranslation('sentOffer');
  const [copied, setCopied] = useState<boolean>();
  const { inPerson, firstOpenedAt, openedAt, visits, expiresAt, address } = link;
  const name = useLinkName()(link);
  return (
    <li>
      <div className="grow">
        <b>
          <BreakingAddress text={name} />
        </b>
        <p className="s muted">
          {openedAt && firstOpenedAt
            ? t('links.opened', {
                first: formatDateTime(firstOpenedAt),
                last: formatDateTime(openedAt),
                count: visits,
              })
            : t('links.never')}
        </p>
        <p className="s muted">{t('send.goodUntil', { day: formatDate(expiresAt) })}</p>
        {copied === false && (
          <TextField
            label={t('send.link')}
            hint={t('send.copyByHand')}
            readOnly
            value={address}
            ref={focusOn}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
      {!inPerson && (
        <Button
          small
          icon={copied ? 'check' : 'copy'}
          aria-label={t('links.copy', { name })}
          onClick={() => void copyText(address).then(setCopied)}
        >
          {t(copied ? 'send.copied' : 'send.copy')}
        </Button>
      )}
      <Button small variant="text" tone="err" aria-label={t('links.revokeOf', { name })} onClick={onRevoke}>
        {t('links.revoke')}
      </Button>
    </li>
  );
}
