import { useTranslation } from 'react-i18next';
import type { PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { EditedChoiceCard } from './edited-choice-card.tsx';
import { useChoices } from './use-choices.ts';
import type { EditPhase } from './use-phase-draft.ts';
import type { References } from './use-references.ts';

type Props = {
  draft: PhaseDraft;
  edit: EditPhase;
  references: References;
  disabled: boolean;
  /** How often a save was refused because of a value. */
  attempts: number;
};

/** The ways to do the phase, from the first (PHA-034 to PHA-036). */
export function ChoicesCard({ draft, edit, references, disabled, attempts }: Props) {
  const { t } = useTranslation('phases');
  const { choices } = draft;
  const { keys, opened, add, onDelete, onEdit } = useChoices(draft, edit, attempts);
  return (
    <section className="choices" aria-label={t('choices.title')}>
      <header className="choices-head">
        <h2>
          {t('choices.title')} <Badge>{choices.length}</Badge>
        </h2>
        <p className="muted s grow">{t(choices.length === 0 ? 'choices.none' : 'choices.hint')}</p>
        {choices.length > 1 && (
          <Button small variant="text" onClick={() => opened.setAll(!opened.areAllOpen)}>
            {t(opened.areAllOpen ? 'choices.closeAll' : 'choices.openAll')}
          </Button>
        )}
      </header>
      {choices.map((choice, index) => {
        const key = keys[index] ?? '';
        return (
          <EditedChoiceCard
            key={key}
            id={key}
            choice={choice}
            index={index}
            open={opened.isOpen(key)}
            disabled={disabled}
            attempted={attempts > 0}
            references={references}
            onToggle={opened.toggle}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        );
      })}
      <Button icon="plus" className="phase-add" onClick={add}>
        {t('choices.add')}
      </Button>
    </section>
  );
}
