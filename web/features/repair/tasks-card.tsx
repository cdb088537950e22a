import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RepairTask, repairTasks } from '#shared/repair/tasks.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';

type Props = {
  ticked: readonly RepairTask[];
  onTick: (ticked: readonly RepairTask[]) => void;
  forceItaly: boolean;
  /** Super users of all countries may. */
  mayForce: boolean;
  /** Asks before it is on. */
  onForceItaly: (forced: boolean) => void;
  children: ReactNode;
};

/** The tasks in their order, each with an explanation; all are ticked at first. */
export function TasksCard({ ticked, onTick, forceItaly, mayForce, onForceItaly, children }: Props) {
  const { t } = useTranslation(['repair', 'common']);
  const tick = (task: RepairTask, isTicked: boolean) =>
    onTick(repairTasks.filter((one) => (one === task ? isTicked : ticked.includes(one))));
  const isAll = ticked.length === repairTasks.length;
  return (
    <Card
      title={t('tasks.heading')}
      end={
        <Checkbox
          label={t('tasks.all')}
          checked={isAll}
          some={!isAll && ticked.length > 0}
          onChange={() => onTick(isAll ? [] : repairTasks)}
        />
      }
    >
      <ol className="repair-tasks">
        {repairTasks.map((task) => (
          <Task key={task} task={task} checked={ticked.includes(task)} onTick={tick} />
        ))}
      </ol>
      <div className="repair-force">
        <Checkbox
          label={t('force.label')}
          checked={forceItaly}
          disabled={!mayForce || !ticked.includes('userCountries')}
          onChange={(event) => onForceItaly(event.target.checked)}
        />
        <p className="muted s">{mayForce ? t('force.text') : t('common:menu.lacks.all')}</p>
      </div>
      {children}
    </Card>
  );
}

type TaskProps = {
  task: RepairTask;
  checked: boolean;
  onTick: (task: RepairTask, isTicked: boolean) => void;
};

function Task({ task, checked, onTick }: TaskProps) {
  const { t } = useTranslation('repair');
  const text = useId();
  return (
    <li>
      <Checkbox
        label={t(`tasks.${task}.title`)}
        aria-describedby={text}
        checked={checked}
        onChange={(event) => onTick(task, event.target.checked)}
      />
      <p id={text} className="muted s">
        {t(`tasks.${task}.text`)}
      </p>
    </li>
  );
}

type StartProps = {
  tasks: readonly RepairTask[];
  forceItaly: boolean;
  isRunning: boolean;
  starting: 'dry' | 'real' | undefined;
  onStart: (dryRun: boolean) => Promise<void>;
};

/** A dry run first; a real one is confirmed. */
export function StartButtons({ tasks, forceItaly, isRunning, starting, onStart }: StartProps) {
  const { t } = useTranslation('repair');
  const [asks, setAsks] = useState(false);
  const waits = isRunning ? t('start.running') : tasks.length === 0 && t('start.none');
  const confirm = async () => {
    await onStart(false);
    setAsks(false);
  };
  return (
    <div className="repair-start">
      <Button
        variant="primary"
        icon="eye"
        busy={starting === 'dry'}
        disabledReason={waits}
        onClick={() => void onStart(true)}
      >
        {t('start.dry')}
      </Button>
      <Button icon="wrench" disabledReason={waits} onClick={() => setAsks(true)}>
        {t('start.real')}
      </Button>
      {waits && <p className="muted s">{waits}</p>}
      {asks && (
        <ConfirmDialog
          title={t('start.question')}
          action={t('start.real')}
          busy={starting === 'real'}
          onConfirm={() => void confirm()}
          onCancel={() => setAsks(false)}
        >
          <p>{t('start.warning', { count: tasks.length })}</p>
          {forceItaly && <p>{t('force.warning')}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
