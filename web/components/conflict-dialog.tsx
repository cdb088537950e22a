import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '#web/lib/use-moment.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  /** Who saved meanwhile, and when. */
  theirs: { updatedBy: string; updatedAt: string };
  busy?: boolean;
  /** What differs, where the screen can say it. */
  children?: ReactNode;
  onReload: () => void;
  onOverwrite: () => void;
  /** Back to the own changes. */
  onClose: () => void;
};

/** Somebody else saved the same thing meanwhile: his version, or one's own over it (OPC-50). Nothing is lost till then. */
export function ConflictDialog({ theirs, busy, children, onReload, onOverwrite, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const moment = useMoment();
  return (
    <DialogFrame
      title={t('conflict.title')}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {t('conflict.keepEditing')}
          </Button>
          <Button onClick={onReload}>{t('conflict.reload')}</Button>
          <Button variant="primary" busy={busy} onClick={onOverwrite}>
            {t('conflict.overwrite')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text', { name: theirs.updatedBy, time: moment(theirs.updatedAt) })}</p>
      {children}
    </DialogFrame>
  );
}
