import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePriority, priorityText } from '#shared/catalogue/phase-form/parse-priority.ts';
import type { PriorityDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import type { Change } from '#shared/guided-test/edit-place.ts';
import type { ConfigChoice } from '#shared/schemas/guided-test.ts';
import { ChoicePriorities } from '#web/components/phase-fields/choice-priorities.tsx';
import type { References } from '../state/use-references.ts';
import type { TypedPriorities } from './fields-props.ts';

type Props = {
  choice: ConfigChoice;
  /** Texts that were typed here before another element was selected. */
  typedBefore: TypedPriorities;
  references: References;
  onEdit: (change: Change<ConfigChoice>) => void;
};

/** The typed text stands for a value, or for none yet. */
const isOf = (text: string, value: number): boolean => {
  const parsed = parsePriority(text);
  return parsed === undefined || parsed === value;
};

/** The priorities as they are typed; a text that is no number is marked and not saved (PHA-069). */
export function ChoiceValues({ choice, typedBefore, references, onEdit }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [typed, setTyped] = useState(() => typedBefore.get(choice.id) ?? []);
  const [isBack] = useState(typed.length > 0);
  const drafts = choice.priorities.map(({ value, tags }, index): PriorityDraft => {
    const text = typed[index];
    return { value: text !== undefined && isOf(text, value) ? text : priorityText(value), tags };
  });
  const edit = (change: <Of extends { priorities: PriorityDraft[] }>(now: Of) => Of) => {
    const { priorities } = change({ priorities: drafts });
    const before = (draft: PriorityDraft, index: number) =>
      priorities.length === drafts.length ? index : drafts.indexOf(draft);
    const texts = priorities.map(({ value }) => value);
    typedBefore.set(choice.id, texts);
    setTyped(texts);
    onEdit((now) => ({
      ...now,
      priorities: priorities.map((draft, index) => ({
        value: parsePriority(draft.value) ?? now.priorities[before(draft, index)]?.value ?? 0,
        tags: draft.tags,
      })),
    }));
  };
  return (
    <ChoicePriorities
      choice={{ priorities: drafts }}
      references={references}
      attempted={isBack}
      invalidText={(index) =>
        t('fields.priorityKept', { value: priorityText(choice.priorities[index]?.value ?? 0) })
      }
      onEdit={edit}
    />
  );
}
