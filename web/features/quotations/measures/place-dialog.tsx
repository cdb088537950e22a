import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { facadeOf, roomOf } from '#shared/measuring/new-measures.ts';
import { readFormula } from '#shared/measuring/read-formula.ts';
import type { Place } from '#shared/schemas/measures.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { FormulaField } from './formula/formula-field.tsx';
import { type MeasureEdits, measureKey } from './measure-edits.ts';

const sizesOf = { room: ['length', 'width', 'height'], facade: ['width', 'height'], other: [] } as const;
type Sizes = Record<'length' | 'width' | 'height', string | null>;
const noSizes: Sizes = { length: null, width: null, height: null };

type Props = { kind: Place['kind']; edits: MeasureEdits; onClose: () => void };

/** Asks what makes a place with its first lines (MEA-024, MEA-025). */
export function NewPlaceDialog({ kind, edits, onClose }: Props) {
  const { t } = useTranslation('measures');
  const [name, setName] = useState('');
  const [sizes, setSizes] = useState(noSizes);
  const [isAsked, setAsked] = useState(false);
  const asked = sizesOf[kind];
  const faultOf = (size: keyof Sizes) =>
    isAsked && sizes[size] === null ? t('fault.size-missing') : undefined;
  const submit = () => {
    setAsked(true);
    const isFit = asked.every((size) => typeof readFormula(sizes[size] ?? '').value === 'number');
    if (!name.trim() || !isFit) return;
    edits.addPlace(placeOf());
    onClose();
  };
  const placeOf = (): Place => {
    const typed = { name: name.trim(), length: '', width: '', height: '' };
    for (const size of asked) typed[size] = sizes[size] ?? '';
    if (kind === 'room')
      return roomOf(typed, { walls: t('new.walls'), ceiling: t('new.ceiling') }, measureKey);
    if (kind === 'facade') return facadeOf(typed, { facade: t('new.facadeLine') }, measureKey);
    return { id: measureKey(), name: typed.name, kind, rule: null, lines: [] };
  };
  return (
    <FormDialog
      title={t(`new.title.${kind}`)}
      action={t('new.action')}
      icon="plus"
      unsaved={name !== '' || asked.some((size) => sizes[size] !== null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField value={name} isAsked={isAsked} onChange={setName} />
      {asked.length > 0 && (
        <div className={asked.length === 3 ? 'new-sizes three' : 'new-sizes'}>
          {asked.map((size) => (
            <FormulaField
              key={size}
              label={`${t(`field.${size}`)} (m)`}
              value={sizes[size]}
              fault={faultOf(size)}
              onChange={(text) => setSizes((now) => ({ ...now, [size]: text }))}
            />
          ))}
        </div>
      )}
    </FormDialog>
  );
}

type RenameProps = { place: Place; edits: MeasureEdits; onClose: () => void };

export function RenameDialog({ place, edits, onClose }: RenameProps) {
  const { t } = useTranslation(['measures', 'common']);
  const [name, setName] = useState(place.name);
  const submit = () => {
    if (!name.trim()) return;
    edits.place(place.id, (now) => ({ ...now, name: name.trim() }));
    onClose();
  };
  return (
    <FormDialog
      title={t('new.rename', { name: place.name })}
      action={t('common:actions.apply')}
      unsaved={name !== place.name}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField value={name} isAsked onChange={setName} />
    </FormDialog>
  );
}

type NameProps = { value: string; isAsked: boolean; onChange: (name: string) => void };

function NameField({ value, isAsked, onChange }: NameProps) {
  const { t } = useTranslation('measures');
  return (
    <TextField
      label={t('new.name')}
      required
      autoComplete="off"
      longest={100}
      error={isAsked && !value.trim() ? t('new.nameMissing') : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
