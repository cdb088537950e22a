import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { CopyAddress } from './copy-address.tsx';
import { LinkCode, type MakeDocument } from './link-code.tsx';
import { RevokeQuestion } from './revoke-question.tsx';

type Props = {
  quotation: string;
  link: ShareLink;
  /** Made just now: what one wants next is to copy it. */
  isFresh: boolean;
  onDocument: MakeDocument;
  onNews: (text: string) => void;
  onRevoked: () => void;
};

export function ShareLinkCard({ quotation, link, isFresh, onDocument, onNews, onRevoked }: Props) {
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
      <LinkFacts link={link} />
      <div className="row wrap share-link-actions">
        <CopyAddress address={link.address} takesFocus={isFresh} onNews={onNews} />
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
      </div>
      {isRevoking && (
        <RevokeQuestion quotation={quotation} id={link.id} onStay={stay} onRevoked={onRevoked} />
      )}
      <div id={code} hidden={!showsCode}>
        {showsCode && <LinkCode link={link} onDocument={onDocument} />}
      </div>
    </article>
  );
}

function LinkFacts({ link }: { link: ShareLink }) {
  const { t } = useTranslation('share');
  const { audience, createdAt, createdBy, expiresAt, openedAt, openings } = link;
  const language = t(`languages.${link.language}`);
  return (
    <div className="share-link-facts">
      <b>{t(`linkFor.${audience}`)}</b>
      <Badge icon="clock">{t('expires', { date: formatDate(expiresAt) })}</Badge>
      <p className="muted s">{t('madeBy', { name: createdBy, date: formatDate(createdAt), language })}</p>
      <p className={openedAt ? 's' : 'muted s'}>
        <Icon name={openedAt ? 'eye' : 'eye-slash'} small />{' '}
        {openedAt ? t('opened', { count: openings, at: formatDateTime(openedAt) }) : t('neverOpened')}
      </p>
    </div>
  );
}
