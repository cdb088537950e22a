import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#shared/document/qr-code.tsx';
import { qrShape } from '#shared/document/qr-shape.ts';
import { Button } from '#web/components/button.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';

/** Makes a document that carries the QR code of a link. */
export type MakeDocument = (kind: 'print' | 'pdf', link: string) => void;

type Props = { link: ShareLink; onDocument: MakeDocument };

/** The QR code of a link, for a telephone in front of the screen or for paper. */
export function LinkCode({ link, onDocument }: Props) {
  const { t } = useTranslation('share');
  const shape = useMemo(() => qrShape(link.address), [link.address]);
  return (
    <div className="link-code">
      <QrCode shape={shape} label={t('qrLabel')} />
      <div className="stack-s">
        <p className="muted s">{t('qrHint')}</p>
        <Button small icon="print" onClick={() => onDocument('print', link.id)}>
          {t('print')}
        </Button>
        <Button small icon="file-pdf" onClick={() => onDocument('pdf', link.id)}>
          {t('pdf')}
        </Button>
      </div>
    </div>
  );
}
