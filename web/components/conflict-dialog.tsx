import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '#web/lib/use-moment.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  /** The version that was saved meanwhile. */
  theirs: { updatedBy: string; updatedAt: string };
  busy?: boolean;
  /** The differences, on screens that know them. */
  children?: ReactNode;
  onReload: () => void;
  onOverwrite: () => void;
  /** Back to the own changes. */
  onClose: () => void;
};

/**
 * Somebody else saved meanwhile: the user takes their version or overwrites it (OPC-50). The primary action goes back, as
 * nothing is lost by it.
 */
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
          <Button variant="text" tone="err" busy={busy} onClick={onOverwrite}>
            {t('conflict.overwrite')}
          </Button>
          <Button onClick={onReload}>{t('conflict.reload')}</Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('conflict.keepEditing')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text', { name: theirs.updatedBy, time: moment(theirs.updatedAt) })}</p>
      {children}
    </DialogFrame>
  );
}
