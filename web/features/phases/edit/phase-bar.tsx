import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { countPhaseChanges, draftOf } from '#shared/catalogue/phase-form/phase-draft.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EditedElsewhere } from '#web/components/edited-elsewhere.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import type { PhaseEntity } from './use-phase-draft.ts';

type Props = { entity: PhaseEntity; busy: boolean; isDeleted: boolean; onSave: () => void };

/** Back to the list, what is unsaved, and `Aggiorna`, which waits for a change (PHA-048, PHA-050 to PHA-053). */
export function PhaseBar({ entity, busy, isDeleted, onSave }: Props) {
  const { t } = useTranslation(['phases', 'common']);
  const online = useOnline();
  const { base, draft, changed, saving } = entity;
  const changes = changed ? countPhaseChanges(draftOf(base), draft) : 0;
  const state = <SaveState changes={changes} saving={saving} />;
  return (
    <SaveBar
      above={<EditedElsewhere draft={entity} />}
      start={
        <ButtonLink variant="text" icon="arrow-left" to={paths.phases}>
          {t('edit.back')}
        </ButtonLink>
      }
      phoneStart={<div className="xs muted">{state}</div>}
      state={state}
    >
      <Button
        variant="primary"
        icon="save"
        busy={saving}
        disabled={busy || !changed}
        disabledReason={changed && (isDeleted ? t('edit.deleted') : !online && t('common:save.offline'))}
        onClick={onSave}
      >
        {t('edit.save')}
      </Button>
    </SaveBar>
  );
}
