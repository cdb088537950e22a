import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { HistoryButton } from '#web/components/catalogue-history/history-button.tsx';
import { DuplicatePhaseDialog } from '../list/duplicate-phase-dialog.tsx';
import type { EditedPhase } from './use-phase.ts';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = {
  phase: EditedPhase;
  name: string;
  /** Names, by id or slug, of all that the history mentions. */
  names: ReadonlyMap<string, string>;
  translation: TranslationToEnglish;
  busy: boolean;
  changed: boolean;
};

/** Opens the history, translates (PHA-049), and duplicates the phase. */
export function HeadActions({ phase, name, names, translation, busy, changed }: Props) {
  const { t } = useTranslation('phases');
  const [duplicating, setDuplicating] = useState(false);
  return (
    <>
      <HistoryButton entity="PHASE" id={phase.id} name={name} names={names} />
      <Button icon="language" busy={translation.translating} disabled={busy} onClick={translation.start}>
        {t('edit.translate')}
      </Button>
      <Button icon="copy" disabled={busy} onClick={() => setDuplicating(true)}>
        {t('list.duplicate')}
      </Button>
      {duplicating && (
        <DuplicatePhaseDialog phase={phase} hasUnsavedEdits={changed} onClose={() => setDuplicating(false)} />
      )}
    </>
  );
}
