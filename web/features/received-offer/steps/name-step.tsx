import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/text-field.tsx';
import { isName } from './acceptance-form.ts';
import type { StepProps } from './step-props.ts';

/** Typed, never filled in; of a firm also who signs for it (ACC-024). */
export function NameStep({ page, form: { name, role }, change, isChecked }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  return (
    <>
      <p>{t('steps.name.lead')}</p>
      <TextField
        label={t('steps.name.name')}
        required
        longest={100}
        autoComplete="off"
        value={name}
        error={isChecked && !isName(name) ? t('steps.name.missing') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      {page.content.isFirm && (
        <TextField
          label={t('steps.name.role')}
          hint={t('steps.name.roleHint')}
          optional
          longest={60}
          autoComplete="off"
          value={role}
          onChange={({ target }) => change({ role: target.value })}
        />
      )}
    </>
  );
}
