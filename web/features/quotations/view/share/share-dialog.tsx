import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { CopyButton, type Copying, useCopying } from './copying.tsx';
import { NewLinkForm, type SharedContent, useNewLink } from './new-link-form.tsx';
import { type LinkContext, ShareLinkCard } from './share-link-card.tsx';
import { useShareLinks } from './use-share-links.ts';
import './share-dialog.css';

type Props = {
  draft: { saved: Pick<Quotation, 'id' | 'name' | 'location' | 'province' | 'user'>; changes: number };
  documents: SharedContent & { run: (kind: 'print' | 'pdf', type: 0, link: ShareLink) => void };
  onClose: () => void;
};

/** The links by which others read the quotation without an account, and the form of a new one. */
export default function ShareDialog({ draft, documents, onClose }: Props) {
  const { t } = useTranslation(['share', 'common']);
  const quotation = draft.saved;
  const [news, setNews] = useState('');
  const [fresh, setFresh] = useState<ShareLink>();
  const [isAdding, setIsAdding] = useState(false);
  const { data: links, error, refetch } = useShareLinks(quotation.id);
  const form = useNewLink(quotation, documents);
  const copying = useCopying(setNews);
  const showsForm = links !== undefined && (isAdding || links.length === 0);
  const made = (link: ShareLink) => {
    setIsAdding(false);
    setFresh(link);
    setNews(t('created'));
  };
  const context: LinkContext = {
    quotation: quotation.id,
    content: documents,
    copying,
    onNews: setNews,
    onDocument: (kind, link) => {
      onClose();
      // The screen behind the dialog says when it fails.
      documents.run(kind, 0, link);
    },
  };
  return (
    <DialogFrame
      title={t('title')}
      context={quotationTitle(quotation)}
      busy={form.isPending}
      onSubmit={() => showsForm && form.submit(made)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isPending}>
            {t('common:actions.close')}
          </Button>
          {/* Nothing until the links are there: a button does not become another one under the hand. */}
          {showsForm && <CreateButton busy={form.isPending} />}
          {links && !showsForm && (
            <LinkButtons
              fresh={links.find(({ id }) => id === fresh?.id)}
              copying={copying}
              onAdd={() => setIsAdding(true)}
            />
          )}
        </>
      }
    >
      <div className="stack">
        {draft.changes > 0 && <Alert tone="info">{t('savedOnly')}</Alert>}
        {error && <LoadFailure icon="refresh" error={error} onRetry={() => void refetch()} />}
        {(links || !error) && <Links links={links} context={context} />}
        {showsForm && <NewLinkForm form={form} takesFocus={isAdding} />}
        <p className="vh" aria-live="polite">
          {news}
        </p>
      </div>
    </DialogFrame>
  );
}

function CreateButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('share');
  return (
    <Button variant="primary" type="submit" icon="link" busy={busy}>
      {t('create')}
    </Button>
  );
}

type LinkButtonsProps = { fresh: ShareLink | undefined; copying: Copying; onAdd: () => void };

/** A link that was just made is there to be copied; otherwise one comes for a new link. */
function LinkButtons({ fresh, copying, onAdd }: LinkButtonsProps) {
  const { t } = useTranslation('share');
  return (
    <>
      <Button variant={fresh ? 'secondary' : 'primary'} icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
      {fresh && <CopyButton link={fresh} copying={copying} variant="primary" takesFocus />}
    </>
  );
}

/** `links`: undefined while they are loaded. */
type LinksProps = { links: readonly ShareLink[] | undefined; context: LinkContext };

function Links({ links, context }: LinksProps) {
  const { t } = useTranslation('share');
  const title = useRef<HTMLHeadingElement>(null);
  const skeleton = useSkeleton(links === undefined);
  const revoked = () => {
    context.onNews(t('revoked'));
    title.current?.focus();
  };
  return (
    <section className="stack-s" aria-busy={links === undefined || undefined}>
      <h3 ref={title} tabIndex={-1}>
        {t('links')}
      </h3>
      {links === undefined && <span className="vh">{t('loading')}</span>}
      {links === undefined && skeleton && <Skeleton height="120px" />}
      {links?.length === 0 && <p className="muted s">{t('none')}</p>}
      {links && links.length > 0 && <p className="muted s">{t('shownLive')}</p>}
      {links?.map((link) => (
        <ShareLinkCard key={link.id} link={link} context={context} onRevoked={revoked} />
      ))}
    </section>
  );
}
