import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawingName, drawings, isDrawing } from '#shared/guided-test/drawings.ts';
import { Button } from '#web/components/button.tsx';
import { FormField } from '#web/components/form-field.tsx';
import { Drawing } from '#web/components/guided-test/drawing.tsx';
import './drawing-field.css';

type Props = {
  value: string | null | undefined;
  onChange: (drawing: DrawingName | undefined) => void;
};

/** The drawing of an answer: what is chosen, and below it all of them once they are asked for (ux §21). */
export function DrawingField({ value, onChange }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [open, setOpen] = useState(false);
  const list = useId();
  const chosen = isDrawing(value) ? value : undefined;
  return (
    <FormField
      label={t('fields.drawing')}
      error={value && !chosen ? t('faults.drawing', { drawing: value }) : undefined}
      onLabel={() => setOpen(true)}
    >
      {(control, labelId) => (
        <div className="drawing-field">
          <div className="drawing-chosen">
            <Drawing name={chosen} />
            <span className="grow">{chosen ? t(`drawings.${chosen}`) : t('drawings.none')}</span>
            <Button
              small
              iconAfter={open ? 'angle-up' : 'angle-down'}
              aria-expanded={open}
              aria-controls={open ? list : undefined}
              aria-describedby={control['aria-describedby']}
              onClick={() => setOpen(!open)}
            >
              {open ? t('fields.closeDrawings') : t('fields.chooseDrawing')}
            </Button>
          </div>
          {open && <DrawingChoices id={list} labelId={labelId} chosen={chosen} onChange={onChange} />}
        </div>
      )}
    </FormField>
  );
}

type ChoicesProps = Pick<Props, 'onChange'> & {
  id: string;
  labelId: string;
  chosen: DrawingName | undefined;
};

/** One stop of the Tab key: arrows go from drawing to drawing and choose. */
function DrawingChoices({ id, labelId, chosen, onChange }: ChoicesProps) {
  const { t } = useTranslation('guidedTestEditor');
  return (
    <div className="drawing-choices" id={id} role="radiogroup" aria-labelledby={labelId}>
      {[undefined, ...drawings].map((drawing) => (
        <label key={drawing ?? ''}>
          <input
            type="radio"
            className="vh"
            name={id}
            checked={drawing === chosen}
            onChange={() => onChange(drawing)}
          />
          {drawing ? <Drawing name={drawing} /> : <i className="no-drawing" aria-hidden="true" />}
          <span>{t(`drawings.${drawing ?? 'none'}`)}</span>
        </label>
      ))}
    </div>
  );
}
