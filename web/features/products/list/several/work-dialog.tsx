import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { WorkProgress } from '#web/components/work-progress.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Call } from './calls.ts';
import { type Outcome, useCalls } from './use-calls.ts';

type Props = {
  title: string;
  /** How many products it is about. */
  context: string;
  action: string;
  /** Why nothing can be done: nothing is chosen, or nothing would change. */
  disabledReason: string | false;
  calls: () => readonly Call[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Says first what would change in several products, then changes them and shows how far it came. */
export function WorkDialog({
  title,
  context,
  action,
  disabledReason,
  calls,
  onDone,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation('products');
  const { run, busy, done, total, lost, failure, reached } = useCalls();
  const end = (outcome: Outcome) => {
    onClose();
    onDone(outcome);
  };
  const start = async () => {
    const outcome = await run(failure ? undefined : calls());
    if (outcome) end(outcome);
  };
  // Done in part, it is done so far: what it did can be undone.
  const close = () => (done > 0 ? end(reached()) : onClose());
  return (
    <FormDialog
      title={title}
      context={context}
      width={500}
      busy={busy}
      action={failure ? t('several.goOn') : action}
      disabledReason={!failure && disabledReason}
      onSubmit={() => void start()}
      onClose={close}
    >
      {Boolean(failure) && <Stopped {...{ done, total, lost, failure }} />}
      {/* Work that has begun goes on as it was chosen. */}
      <fieldset className="several-choice" disabled={Boolean(failure)}>
        {children}
      </fieldset>
      {busy && <WorkProgress label={t('several.working')} done={done} total={total} />}
    </FormDialog>
  );
}

type StoppedProps = { done: number; total: number; lost: number; failure: unknown };

/** How far it came, and why no further; of calls without an answer nobody knows. */
function Stopped({ done, total, lost, failure }: StoppedProps) {
  const { t } = useTranslation('products');
  const failureText = useFailureText({ unanswered: t('several.unanswered') });
  const reason = failureText(failure);
  const soFar = done > 0 && t('several.soFar', { done, total });
  const unknown = [soFar, t('several.left.lost', { count: lost }), reason].filter(Boolean).join(' ');
  return <Alert tone="err">{lost > 0 ? unknown : t('several.stopped', { done, total, reason })}</Alert>;
}
