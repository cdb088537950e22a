import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useOnline } from '#web/lib/online.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';

/** Create or update: one of them, never both (OP62). */
export type Primary = {
  label: string;
  busy: boolean;
  /** Why it cannot be pressed: nothing chosen (QNW-023, QNW-024), nothing to save. */
  disabledReason: string | false;
  run: () => void;
};

type Props = { count: number; primary: Primary; state: ReactNode; onOpenSheet: () => void };

export function SelectionBar({ count, primary, state, onOpenSheet }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const online = useOnline();
  const disabledReason = primary.disabledReason || (!online && t('common:save.offline'));
  useShortcut('mod+s', t('common:shortcuts.save'), primary.run, !disabledReason && !primary.busy);
  const opener = (
    <Button icon="box" className="sheet-opener" aria-haspopup="dialog" onClick={onOpenSheet}>
      {t('selection.open', { count })}
    </Button>
  );
  return (
    <SaveBar
      start={
        <>
          <ButtonLink variant="text" icon="arrow-left" to={paths.quotations}>
            {t('common:actions.backToList')}
          </ButtonLink>
          {opener}
        </>
      }
      phoneStart={opener}
      state={state}
    >
      <Button variant="primary" busy={primary.busy} disabledReason={disabledReason} onClick={primary.run}>
        {primary.label}
      </Button>
    </SaveBar>
  );
}
