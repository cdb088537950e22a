import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RepairTask, repairTasks } from '#shared/repair/tasks.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ForceDialog } from './force-dialog.tsx';
import type { useRepairs } from './use-repairs.ts';

type Props = { repairs: ReturnType<typeof useRepairs>; mayForce: boolean; onStart: () => void };

/** The tasks in their order, all ticked at first; super users of all countries may force Italy, which is asked once more. */
export function TasksCard({ repairs: { isRunning, start, starting }, mayForce, onStart }: Props) {
  const { t } = useTranslation(['repair', 'common']);
  const [ticked, setTicked] = useState<readonly RepairTask[]>(repairTasks);
  const [force, setForce] = useState<'off' | 'asked' | 'on'>('off');
  const hasCountries = ticked.includes('userCountries');
  const forceItaly = force === 'on' && hasCountries;
  const isAll = ticked.length === repairTasks.length;
  const tick = (task: RepairTask, isTicked: boolean) =>
    setTicked(repairTasks.filter((one) => (one === task ? isTicked : ticked.includes(one))));
  const begin = (dryRun: boolean) => {
    onStart();
    return start({ tasks: [...ticked], dryRun, forceItaly });
  };
  const all = (
    <Checkbox
      label={t('tasks.all')}
      checked={isAll}
      some={!isAll && ticked.length > 0}
      onChange={() => setTicked(isAll ? [] : repairTasks)}
    />
  );
  return (
    <Card title={t('tasks.heading')} end={all}>
      <ol className="repair-tasks">
        {repairTasks.map((task) => (
          <Task key={task} task={task} checked={ticked.includes(task)} onTick={tick} />
        ))}
      </ol>
      <div className="repair-force">
        <Checkbox
          label={t('force.label')}
          checked={forceItaly}
          disabled={!mayForce || !hasCountries}
          onChange={(event) => setForce(event.target.checked ? 'asked' : 'off')}
        />
        <p className="muted s">{mayForce ? t('force.text') : t('common:menu.lacks.all')}</p>
      </div>
      <StartButtons {...{ forceItaly, isRunning, starting }} tasks={ticked.length} onStart={begin} />
      {force === 'asked' && <ForceDialog onConfirm={() => setForce('on')} onCancel={() => setForce('off')} />}
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
  tasks: number;
  forceItaly: boolean;
  isRunning: boolean;
  starting: 'dry' | 'real' | undefined;
  onStart: (dryRun: boolean) => Promise<void>;
};

/** A dry run first; a real one is confirmed. */
function StartButtons({ tasks, forceItaly, isRunning, starting, onStart }: StartProps) {
  const { t } = useTranslation('repair');
  const [asks, setAsks] = useState(false);
  const waits = isRunning ? t('start.running') : tasks === 0 && t('start.none');
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
          <p>{t('start.warning', { count: tasks })}</p>
          {forceItaly && <p>{t('force.warning')}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
