import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  badChoiceOf,
  type ChoiceDraft,
  newChoice,
  type PhaseDraft,
} from '#shared/catalogue/phase-form/phase-draft.ts';
import { useRowKeys } from '#web/components/phase-fields/use-row-keys.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useOpenChoices } from './use-open-choices.ts';
import type { EditPhase } from './use-phase-draft.ts';

export type EditChoice = (change: (now: ChoiceDraft) => ChoiceDraft) => void;

/** The choices of a phase: editing, adding and removing them, and which are open. */
export function useChoices(draft: PhaseDraft, edit: EditPhase, attempts: number) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const rows = useRowKeys(draft.choices.length);
  const opened = useOpenChoices(rows.keys);
  const setChoices = (change: (choices: ChoiceDraft[]) => ChoiceDraft[]) =>
    edit((now) => ({ ...now, choices: change(now.choices) }));
  const remove = (index: number) => {
    const [choice, key] = [draft.choices[index], rows.keys[index]];
    if (!choice || !key) return;
    rows.forget(index);
    setChoices((choices) => choices.toSpliced(index, 1));
    const onUndo = () => {
      rows.restore(index, key);
      setChoices((choices) => choices.toSpliced(index, 0, choice));
    };
    toast({ text: t('choice.deleted', { number: index + 1 }), onUndo });
  };
  const latest = useRef(remove);
  latest.current = remove;
  useBadChoice(draft, rows.keys, attempts, opened.goTo);
  return {
    keys: rows.keys,
    opened,
    add: () => {
      opened.goTo(rows.next());
      setChoices((choices) => [...choices, newChoice()]);
    },
    // These are the same at every drawing: cards are drawn again only when they changed.
    onDelete: useCallback((index: number) => latest.current(index), []),
    onEdit: useCallback(
      (index: number, change: (now: ChoiceDraft) => ChoiceDraft) =>
        edit((now) => ({
          ...now,
          choices: now.choices.map((choice, place) => (place === index ? change(choice) : choice)),
        })),
      [edit],
    ),
  };
}

/** When a save was refused because of a value that is no number, its choice opens. */
function useBadChoice(
  draft: PhaseDraft,
  keys: readonly string[],
  attempts: number,
  goTo: (key: string) => void,
) {
  const bad = keys[badChoiceOf(draft)];
  const latest = useRef({ bad, goTo });
  latest.current = { bad, goTo };
  useEffect(() => {
    const { current } = latest;
    if (attempts > 0 && current.bad !== undefined) current.goTo(current.bad);
  }, [attempts]);
}
