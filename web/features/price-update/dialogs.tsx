import { romeTime } from '#shared/format/rome-time.ts';
import { codeOf } from '#web/lib/failure.ts';
import { UpdateConflict } from './conflict/update-conflict.tsx';
import { tableOf, type UpdateForm } from './conflict/update-form.ts';
import type { Conflict } from './conflict/use-conflict.ts';
import { TableDialog } from './factors/table-dialog.tsx';
import { StartDialog } from './runs/start-dialog.tsx';
import { useHindrance } from './state/use-hindrance.ts';
import type { Update } from './state/use-update.ts';
import type { Wishes } from './state/use-wishes.ts';

export type OpenDialog = 'start' | 'paste' | 'conflict' | undefined;

type Props = {
  update: Update;
  wishes: Wishes;
  conflict: Conflict | undefined;
  open: OpenDialog;
  onWishes: (wishes: Wishes) => void;
  onClose: () => void;
};

/** The dialogs of the screen. A start that somebody else's change refused becomes the question about that. */
export function Dialogs({ update, wishes, conflict, open, onWishes, onClose }: Props) {
  const { preview, factors, runs, isAlone, remake } = update;
  const hindrance = useHindrance(update, preview);
  if (!open || !preview) return null;
  const close = () => {
    runs.start.reset();
    onClose();
  };
  if (open === 'paste') {
    return <TableDialog preview={preview} table={factors.next} onTake={factors.replace} onClose={close} />;
  }
  if (conflict && (open === 'conflict' || codeOf(runs.start.error) === 'conflict')) {
    const goOn = (form: UpdateForm) => {
      const { factors: chosen, day, pricelists, evenRecent, name, stops } = form;
      // Fields that are still being typed in are of the own version.
      if (form === conflict.forms.theirs) factors.forgetAll();
      onWishes({ name, stops });
      const isLater = day !== '';
      remake(
        { table: tableOf(chosen), day: { isLater, typed: romeTime(day) }, pricelists, evenRecent },
        conflict.successor.job.id,
      );
      close();
    };
    return <UpdateConflict conflict={conflict} onGoOn={goOn} onClose={close} />;
  }
  if (open === 'conflict' || isAlone) return null;
  return <StartDialog {...{ preview, wishes, runs, hindrance, onWishes }} onClose={close} />;
}
