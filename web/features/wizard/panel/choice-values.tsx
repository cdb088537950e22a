import { useState } from 'react';
import { parsePriority, priorityText } from '#shared/catalogue/phase-form/parse-priority.ts';
import type { PriorityDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import type { Change } from '#shared/guided-test/edit-place.ts';
import type { WizardChoice } from '#shared/schemas/wizard.ts';
import { ChoicePriorities } from '#web/components/phase-fields/choice-priorities.tsx';
import type { References } from '../state/use-references.ts';

type Props = {
  choice: WizardChoice;
  references: References;
  onEdit: (change: Change<WizardChoice>) => void;
};

/** The priorities as they are typed; one that is no number keeps the value it had (PHA-069). */
export function ChoiceValues({ choice, references, onEdit }: Props) {
  const [drafts, setDrafts] = useState<PriorityDraft[]>(() =>
    choice.priorities.map(({ value, tags }) => ({ value: priorityText(value), tags })),
  );
  const edit = (change: <Of extends { priorities: PriorityDraft[] }>(now: Of) => Of) => {
    const { priorities } = change({ priorities: drafts });
    setDrafts(priorities);
    onEdit((now) => ({
      ...now,
      priorities: priorities.map(({ value, tags }, index) => ({
        value: parsePriority(value) ?? now.priorities[index]?.value ?? 0,
        tags,
      })),
    }));
  };
  return (
    <ChoicePriorities
      choice={{ priorities: drafts }}
      references={references}
      attempted={false}
      onEdit={edit}
    />
  );
}
