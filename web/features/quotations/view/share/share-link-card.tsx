import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#shared/document/qr-code.tsx';
import { qrShape } from '#shared/document/qr-shape.ts';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { CopyButton, type Copying } from './copying.tsx';
import type { SharedContent } from './new-link-form.tsx';
import { useRevokeShareLink } from './use-share-links.ts';

export type LinkContext = {
  quotation: string;
  /** Whether a customer reads amounts, and discounts, now. */
  content: SharedContent;
  copying: Copying;
  /** Makes a document with the QR code of a link. */
  onDocument: (kind: 'print' | 'pdf', link: ShareLink) => void;
  /** Says a text to screen readers. */
  onNews: (text: string) => void;
};
type Props = { link: ShareLink; context: LinkContext; onRevoked: () => void };

export function ShareLinkCard({ link, context, onRevoked }: Props) {
  const { t } = useTranslation('share');
  const code = useId();
  const [showsCode, setShowsCode] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);
  const revoke = useRef<HTMLButtonElement>(null);
  const stay = () => {
    setIsRevoking(false);
    revoke.current?.focus();
  };
  const who = t(`linkFor.${link.audience}`);
  return (
    <article className="share-link" aria-label={t('name', { who, date: formatDate(link.expiresAt) })}>
      <LinkFacts link={link} content={context.content} />
      <div className="row wrap share-link-actions">
        <CopyButton link={link} copying={context.copying} />
        <Button
          small
          icon="qrcode"
          aria-expanded={showsCode}
          aria-controls={code}
          onClick={() => setShowsCode((shown) => !shown)}
        >
          {t('qr')}
        </Button>
        <Button
          ref={revoke}
          small
          variant="text"
          tone="err"
          icon="ban"
          aria-expanded={isRevoking}
          onClick={() => setIsRevoking(true)}
        >
          {t('revoke')}
        </Button>
        {context.copying.refused === link.id && <AddressByHand address={link.address} />}
      </div>
      {isRevoking && (
        <RevokeQuestion quotation={context.quotation} id={link.id} onStay={stay} onRevoked={onRevoked} />
      )}
      <div id={code} hidden={!showsCode}>
        {showsCode && <LinkCode link={link} onDocument={context.onDocument} />}
      </div>
    </article>
  );
}

function LinkFacts({ link, content }: { link: ShareLink; content: SharedContent }) {
  const { t } = useTranslation('share');
  const { audience, createdAt, createdBy, expiresAt, openedAt, openings } = link;
  const language = t(`languages.${link.language}`);
  return (
    <div className="share-link-facts">
      <b>{t(`linkFor.${audience}`)}</b>
      <Badge icon="clock">{t('expires', { date: formatDate(expiresAt) })}</Badge>
      {audience === 'CUSTOMER' && content.hasMoney && (
        <p className="s">{t(content.hasDiscounts ? 'showsNow.discounts' : 'showsNow.prices')}</p>
      )}
      <p className="muted s">{t('madeBy', { name: createdBy, date: formatDate(createdAt), language })}</p>
      <p className={openedAt ? 's' : 'muted s'}>
        <Icon name={openedAt ? 'eye' : 'eye-slash'} small />{' '}
        {openedAt ? t('opened', { count: openings, at: formatDateTime(openedAt) }) : t('neverOpened')}
      </p>
    </div>
  );
}

type QuestionProps = { quotation: string; id: string; onStay: () => void; onRevoked: () => void };

/** Asks in place, because a revoked link does not come back. */
function RevokeQuestion({ quotation, id, onStay, onRevoked }: QuestionProps) {
  const { t } = useTranslation(['share', 'common']);
  const failureText = useFailureText();
  const { mutate, isPending, error } = useRevokeShareLink(quotation);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <fieldset className="revoke-question" aria-label={t('revoke')}>
      <p>{t('revokeMeans')}</p>
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      <div className="row wrap">
        <Button ref={cancel} small disabled={isPending} onClick={onStay}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          small
          variant="danger"
          icon="ban"
          busy={isPending}
          onClick={() => mutate(id, { onSuccess: onRevoked })}
        >
          {t('revokeNow')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Where the browser refuses to copy. */
function AddressByHand({ address }: { address: string }) {
  const { t } = useTranslation('share');
  return (
    <div className="share-link-address">
      <TextField
        label={t('copyByHand')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

type CodeProps = { link: ShareLink } & Pick<LinkContext, 'onDocument'>;

/** The QR code of a link, for a phone in front of the screen or for paper. */
function LinkCode({ link, onDocument }: CodeProps) {
  const { t } = useTranslation('share');
  const shape = useMemo(() => qrShape(link.address), [link.address]);
  return (
    <div className="link-code">
      <QrCode shape={shape} label={t('qrLabel')} />
      <div className="stack-s">
        <p className="muted s">{t('qrHint')}</p>
        <Button small icon="print" onClick={() => onDocument('print', link)}>
          {t('print')}
        </Button>
        <Button small icon="file-pdf" onClick={() => onDocument('pdf', link)}>
          {t('pdf')}
        </Button>
      </div>
    </div>
  );
}
