import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePriority } from '#shared/catalogue/phase-form/parse-priority.ts';
import type { PriorityDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { AddButton, LineFrame } from './lines.tsx';
import type { PhaseReferences } from './references.ts';
import { useRowKeys } from './use-row-keys.ts';

type WithPriorities = { priorities: PriorityDraft[] };

type Props = {
  choice: WithPriorities;
  references: Pick<PhaseReferences, 'tags'>;
  /** A save was tried: values that are no numbers are marked. */
  attempted: boolean;
  /** The error of a value that is no number. */
  invalidText?: (index: number) => string;
  onEdit: (change: <Of extends WithPriorities>(now: Of) => Of) => void;
};

/** Priorities move a choice up or down: each is a value and the tags it needs (PHA-039, PHA-069). */
export function ChoicePriorities({
  choice: { priorities },
  references,
  attempted,
  invalidText,
  onEdit,
}: Props) {
  const { t } = useTranslation('phases');
  const { keys, forget } = useRowKeys(priorities.length);
  const set = (index: number, priority: PriorityDraft) =>
    onEdit((now) => ({ ...now, priorities: now.priorities.with(index, priority) }));
  const remove = (index: number) => {
    forget(index);
    onEdit((now) => ({ ...now, priorities: now.priorities.toSpliced(index, 1) }));
  };
  return (
    <div className="stack-s">
      <h3>{t('choice.priorities')}</h3>
      <p className="muted s">{t('choice.prioritiesHint')}</p>
      {priorities.map((priority, index) => (
        <LineFrame
          key={keys[index]}
          label={t('choice.priority', { number: index + 1 })}
          remove={t('choice.removePriority', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <div className="phase-priority">
            <PriorityValue
              label={t('choice.valueOf', { number: index + 1 })}
              value={priority.value}
              attempted={attempted}
              invalidText={invalidText?.(index) ?? t('choice.invalidValue')}
              onChange={(value) => set(index, { ...priority, value })}
            />
            <MultiSelect
              label={t('choice.tagsOf', { number: index + 1 })}
              options={references.tags}
              values={priority.tags}
              onChange={(tags) => set(index, { ...priority, tags })}
            />
          </div>
        </LineFrame>
      ))}
      <AddButton
        label={t('choice.addPriority')}
        onClick={() =>
          onEdit((now) => ({ ...now, priorities: [...now.priorities, { value: '', tags: [] }] }))
        }
      />
    </div>
  );
}

type ValueProps = {
  label: string;
  value: string;
  attempted: boolean;
  invalidText: string;
  onChange: (value: string) => void;
};

function PriorityValue({ label, value, attempted, invalidText, onChange }: ValueProps) {
  const [left, setLeft] = useState(false);
  const isBad = (left || attempted) && parsePriority(value) === undefined;
  return (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      value={value}
      error={isBad ? invalidText : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
