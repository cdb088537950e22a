import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** A field that both changed, in words. `removedBy`: who removed it while the other one changed it. */
export type ShownClash = {
  label: string;
  mine: string;
  theirs: string;
  removedBy?: 'mine' | 'theirs' | undefined;
};

type Props = {
  /** The version that was saved meanwhile. */
  theirs: { updatedBy: string; updatedAt: string };
  busy?: boolean;
  /** To read first. */
  notice?: ReactNode;
  /** The differences, on screens that know them: there may be many, so they stand below what both changed. */
  children?: ReactNode;
  /** Keeps the changes of both. Where both changed the same, `clashes` tells the two values, and the own one is kept. */
  onBoth?: (() => void) | undefined;
  clashes?: readonly ShownClash[];
  onReload: () => void;
  /** Undefined where the other version can be changed no more. */
  onOverwrite: (() => void) | undefined;
  /** Back to the own changes. */
  onClose: () => void;
};

/**
 * Somebody else saved meanwhile: the user takes their version or overwrites it (OPC-50). The primary action goes back, as
 * nothing is lost by it.
 */
export function ConflictDialog(props: Props) {
  const { theirs, busy, notice, children, onBoth, clashes = [], onReload, onOverwrite, onClose } = props;
  const { t } = useTranslation('catalogue');
  const moment = useMoment();
  // Versions know a name alone: one's own is that of another window.
  const user = useSessionUser();
  const isOwn = user !== null && theirs.updatedBy === displayName(user);
  return (
    <DialogFrame
      title={t(isOwn ? 'conflict.ownTitle' : 'conflict.title')}
      role="alertdialog"
      readOnly
      busy={busy}
      onClose={onClose}
      footer={
        <>
          {onOverwrite && (
            <Button variant="text" tone="err" busy={busy} onClick={onOverwrite}>
              {t('conflict.overwrite')}
            </Button>
          )}
          <Button onClick={onReload}>{t(isOwn ? 'conflict.ownReload' : 'conflict.reload')}</Button>
          {onBoth && (
            <Button busy={busy} onClick={onBoth}>
              {t(clashes.length > 0 ? 'conflict.bothWithMine' : 'conflict.both')}
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('conflict.keepEditing')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t(isOwn ? 'conflict.ownText' : 'conflict.text', {
            name: theirs.updatedBy,
            time: moment(theirs.updatedAt),
          })}
        </p>
        {notice}
        {clashes.length > 0 && <Clashes clashes={clashes} />}
        {children && (
          <div className="stack-s">
            {clashes.length > 0 && <h3>{t('conflict.saved')}</h3>}
            {children}
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

/** Fields that both changed, with the two values. */
function Clashes({ clashes }: { clashes: readonly ShownClash[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <section className="stack-s" aria-label={t('conflict.clashes')}>
      <h3>{t('conflict.clashes')}</h3>
      <ul>
        {clashes.map(({ label, mine, theirs, removedBy }) => (
          <li key={`${label} ${mine} ${theirs}`}>
            <b>{label}</b>:{' '}
            {removedBy ? t(`conflict.removed.${removedBy}`) : t('conflict.clash', { mine, theirs })}
          </li>
        ))}
      </ul>
    </section>
  );
}
