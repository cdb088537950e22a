import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { useHistoryAction } from '#web/components/catalogue-history/use-history-action.tsx';
import { HeadActions } from '#web/components/head-actions.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { DuplicatePhaseDialog } from '../list/duplicate-phase-dialog.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { GeneralCard } from './general-card.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { PhaseDialogs } from './phase-dialogs.tsx';
import { PhaseFailures } from './phase-failures.tsx';
import type { EditedPhase } from './use-phase.ts';
import { usePhaseDraft } from './use-phase-draft.ts';
import { usePhaseSave } from './use-phase-save.ts';
import { useReferences } from './use-references.ts';
import { type TranslationToEnglish, useTranslationToEnglish } from './use-translation-to-english.ts';
import '#web/components/data-table.css';
import './phase-screen.css';

type Props = { phase: EditedPhase; isDeleted: boolean; timer: Timer | undefined };

/** A phase and its choices, edited; saved as a whole. */
export function PhaseScreen({ phase, timer, ...props }: Props) {
  const { t } = useTranslation('phases');
  const entity = usePhaseDraft(phase, timer);
  const { base, draft, edit, saving, changed, failure } = entity;
  const isDeleted = props.isDeleted || codeOf(failure) === 'not-found';
  const references = useReferences(base);
  const translation = useTranslationToEnglish(draft, edit);
  const { translating } = translation;
  const busy = saving || translating;
  const { save, send, attempts } = usePhaseSave(entity, busy);
  const name = usePhaseLabel()(base.name);
  return (
    <PageFrame
      withBar
      title={name}
      breadcrumbs={[{ label: t('title'), to: paths.phases }, { label: name }]}
      actions={
        <PhaseActions {...{ phase: base, name, names: references.names, translation, busy, changed }} />
      }
    >
      <PhaseFailures {...{ entity, translation, isDeleted }} />
      <fieldset className="phase" disabled={translating} aria-label={name}>
        <div className="split">
          <GeneralCard draft={draft} edit={edit} disabled={translating} />
          <ConditionsCard draft={draft} edit={edit} references={references} />
        </div>
        <ChoicesCard {...{ draft, edit, references, attempts }} disabled={translating} />
      </fieldset>
      <PhaseBar {...{ entity, busy, isDeleted }} onSave={save} />
      <PhaseDialogs {...{ entity, translation, send }} names={references.names} />
    </PageFrame>
  );
}

type ActionsProps = {
  phase: EditedPhase;
  name: string;
  /** Names, by id or slug, of all that the history mentions. */
  names: ReadonlyMap<string, string>;
  translation: TranslationToEnglish;
  busy: boolean;
  changed: boolean;
};

/** Opens the history, translates (PHA-049), and duplicates the phase. */
function PhaseActions({ phase, name, names, translation, busy, changed }: ActionsProps) {
  const { t } = useTranslation('phases');
  const [duplicating, setDuplicating] = useState(false);
  const history = useHistoryAction({ entity: 'PHASE', id: phase.id, name, names });
  return (
    <>
      <HeadActions
        actions={[
          history.action,
          {
            ...{ label: t('edit.translate'), icon: 'language', disabled: busy },
            busy: translation.translating,
            onSelect: translation.start,
          },
          {
            ...{ label: t('list.duplicate'), icon: 'copy', disabled: busy },
            onSelect: () => setDuplicating(true),
          },
        ]}
      />
      {history.dialog}
      {duplicating && (
        <DuplicatePhaseDialog phase={phase} hasUnsavedEdits={changed} onClose={() => setDuplicating(false)} />
      )}
    </>
  );
}
