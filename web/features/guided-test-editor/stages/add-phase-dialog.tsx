import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localised } from '#shared/schemas/localised.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import { TitleField, useTitleFault } from '../panel/title-field.tsx';

type Props = {
  /** Ids of phases of the catalogue that are there already. */
  taken: readonly (string | null)[];
  onAdd: (phase: { title: Localised; catalogPhaseId?: string }) => void;
  onClose: () => void;
};

/** A new phase, or one of the catalogue (WED-032, OPW-11). */
export function AddPhaseDialog({ taken, onAdd, onClose }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'common']);
  const [from, setFrom] = useState<'new' | 'catalogue'>('new');
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState('');
  const phases = useNamedPhases().filter(({ id }) => !taken.includes(id));
  const fault = useTitleFault('phase', title);
  const missing = from === 'new' ? fault : !chosen && t('addPhase.chooseOne');
  const add = () => {
    if (missing) return;
    const phase = phases.find(({ id }) => id === chosen);
    if (from === 'new') onAdd({ title: { it: title.trim() } });
    else if (phase) onAdd({ title: { it: phase.name }, catalogPhaseId: phase.id });
    onClose();
  };
  return (
    <FormDialog
      title={t('addPhase.title')}
      action={t('addPhase.add')}
      icon="plus"
      disabledReason={missing}
      unsaved={title.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <Segmented
        label={t('addPhase.from')}
        options={(['new', 'catalogue'] as const).map((value) => ({ value, label: t(`addPhase.${value}`) }))}
        value={from}
        onChange={setFrom}
      />
      {from === 'new' ? (
        <TitleField kind="phase" value={title} onChange={setTitle} quiet />
      ) : (
        <SearchSelect
          label={t('addPhase.phase')}
          required
          placeholder={t('common:field.choose')}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  );
}
