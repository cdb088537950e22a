import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { WorkProgress } from '#web/components/work-progress.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Several } from './use-several.ts';

/** Says what became of several products, and offers to undo it until something else is done. */
export function SeveralNotice({ several }: { several: Several }) {
  const { t } = useTranslation(['products', 'common']);
  const { last, undo, dismiss, busy, progress, failure } = several;
  useShortcut('mod+z', t('common:actions.undo'), undo, Boolean(last?.undo.length) && !busy);
  if (!last) return null;
  const action = last.undo.length > 0 && (
    <Button small icon="undo" busy={busy} onClick={undo}>
      {t('common:actions.undo')}
    </Button>
  );
  return (
    <div className="several-notice">
      <Alert tone="ok" action={action} onDismiss={busy ? undefined : dismiss}>
        {last.text}
        {busy && progress.total > 1 && (
          <WorkProgress label={t('several.undoing')} done={progress.done} total={progress.total} />
        )}
      </Alert>
      {failure && <Alert tone="err">{failure}</Alert>}
    </div>
  );
}
