import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';

/** Create or update: one of them, never both (OP62). */
export type Primary = {
  label: string;
  busy: boolean;
  /** Why it cannot be pressed: nothing chosen (QNW-023, QNW-024), nothing to save. */
  disabledReason: string | false;
  run: () => void;
};

/** Saves the chosen products; not without a connection. */
export function PrimaryButton({ primary: { label, busy, disabledReason, run } }: { primary: Primary }) {
  const { t } = useTranslation();
  const online = useOnline();
  const reason = disabledReason || (!online && t('save.offline'));
  useShortcut('mod+s', t('shortcuts.save'), run, !reason && !busy);
  return (
    <Button variant="primary" busy={busy} disabledReason={reason} onClick={run}>
      {label}
    </Button>
  );
}
