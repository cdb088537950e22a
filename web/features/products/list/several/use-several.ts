import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Left } from './calls.ts';
import { type Outcome, useCalls } from './use-calls.ts';

/** Changes of several products that are done: what was done, and how it is undone. */
export type Done = { text: string; undo: Outcome['undo'] };

/** The last change of several products, and its undoing. */
export function useSeveral() {
  const { t } = useTranslation('products');
  const [last, setLast] = useState<Done>();
  const undoing = useCalls();
  const failureText = useFailureText();
  const leftText = useLeftText();
  const done = (outcome: Outcome, text: string) =>
    setLast({ text: [text, ...leftText(outcome)].join(' '), undo: outcome.undo });
  const undo = async () => {
    const outcome = await undoing.run(undoing.failure ? undefined : (last?.undo ?? []));
    if (!outcome) return;
    const text = t('several.undone', { count: outcome.changed });
    setLast({ text: [text, ...leftText(outcome)].join(' '), undo: [] });
  };
  return {
    last,
    done,
    undo: () => void undo(),
    dismiss: () => setLast(undefined),
    busy: undoing.busy,
    progress: undoing,
    failure: undoing.failure
      ? failureText(undoing.failure, (reason) => t('several.notUndone', { reason }))
      : undefined,
  };
}

export type Several = ReturnType<typeof useSeveral>;

/** The sentences about products that were left, each with its reason. */
export function useLeftText() {
  const { t } = useTranslation('products');
  return (left: Left & { lost?: number }): string[] =>
    (['same', 'since', 'gone', 'full', 'lost'] as const).flatMap((reason) => {
      const { [reason]: count = 0 } = left;
      return count > 0 ? [t(`several.left.${reason}`, { count })] : [];
    });
}
