import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#shared/document/qr-code.tsx';
import { qrShape } from '#shared/document/qr-shape.ts';
import { Button } from '#web/components/button.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import type { Documents } from '../use-documents.ts';

/** The QR code of a link, for a telephone in front of the screen or for paper. */
export function LinkCode({ link, documents }: { link: ShareLink; documents: Documents }) {
  const { t } = useTranslation('quotations');
  const shape = useMemo(() => qrShape(link.address), [link.address]);
  return (
    <div className="link-code">
      <QrCode shape={shape} label={t('share.qrLabel')} />
      <div className="stack-s">
        <p className="muted s">{t('share.qrHint')}</p>
        <Button
          small
          icon="print"
          busy={documents.preparing === 'print'}
          onClick={() => void documents.run('print', 0, link.id)}
        >
          {t('share.print')}
        </Button>
        <Button
          small
          icon="file-pdf"
          busy={documents.preparing === 'pdf'}
          onClick={() => void documents.run('pdf', 0, link.id)}
        >
          {t('share.pdf')}
        </Button>
      </div>
    </div>
  );
}
