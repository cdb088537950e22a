import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { focusUnfit } from '#web/components/use-longest.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';

/** Create or update: one of them, never both (OP62). */
export type Primary = {
  label: string;
  icon?: IconName;
  busy: boolean;
  /** Why it cannot be pressed: nothing chosen (QNW-023, QNW-024), nothing to save. */
  disabledReason: string | false;
  run: () => void;
};

/** Saves the chosen products, not without a connection; or leads to the step before that. */
export function PrimaryButton({ primary, saves = true }: { primary: Primary; saves?: boolean }) {
  const { label, icon, busy, disabledReason } = primary;
  const { t } = useTranslation();
  const online = useOnline();
  const reason = disabledReason || (saves && !online && t('save.offline'));
  /** A count that is no number would be saved as the one before. */
  const run = () => {
    if (!focusUnfit(document)) primary.run();
  };
  useShortcut('mod+s', t('shortcuts.save'), run, saves && !reason && !busy);
  return (
    <Button
      variant="primary"
      icon={icon}
      busy={busy}
      disabledReason={reason}
      // The second press of a double click was meant for the step before.
      onClick={({ detail }) => detail < 2 && run()}
    >
      {label}
    </Button>
  );
}
