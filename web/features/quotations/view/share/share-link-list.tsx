import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import type { MakeDocument } from './link-code.tsx';
import { ShareLinkCard } from './share-link-card.tsx';

type Props = {
  quotation: string;
  /** undefined while they are on their way. */
  links: readonly ShareLink[] | undefined;
  /** The link that was made just now. */
  fresh: string | undefined;
  onDocument: MakeDocument;
  onNews: (text: string) => void;
};

export function ShareLinkList({ quotation, links, fresh, onDocument, onNews }: Props) {
  const { t } = useTranslation('share');
  const title = useRef<HTMLHeadingElement>(null);
  const skeleton = useSkeleton(links === undefined);
  const revoked = () => {
    onNews(t('revoked'));
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
      {links?.map((link) => (
        <ShareLinkCard
          key={link.id}
          quotation={quotation}
          link={link}
          isFresh={link.id === fresh}
          onDocument={onDocument}
          onNews={onNews}
          onRevoked={revoked}
        />
      ))}
    </section>
  );
}
