import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { longestPhaseName } from '#shared/schemas/phase-input.ts';
import {
  LanguagePicker,
  ProcedureFields,
  type TextLanguage,
} from '#web/components/phase-fields/procedure-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { EditPhase } from './use-phase-draft.ts';

type Props = { draft: PhaseDraft; edit: EditPhase; disabled: boolean };

/** Name and procedure of the phase, in the picked language (PHA-020 to PHA-023). */
export function GeneralCard({ draft, edit, disabled }: Props) {
  const { t } = useTranslation(['phases', 'catalogue']);
  const [language, setLanguage] = useState<TextLanguage>('it');
  return (
    <section className="card" aria-label={t('edit.general')}>
      <header>
        <h2>{t('edit.general')}</h2>
        <div className="end">
          <LanguagePicker language={language} onChange={setLanguage} />
        </div>
      </header>
      <div className="phase-body stack">
        <TextField
          label={t(`edit.name_${language}`)}
          lang={language}
          autoComplete="off"
          longest={longestPhaseName}
          hint={language === 'en' ? t('edit.nameEnHint') : undefined}
          placeholder={language === 'it' ? t('catalogue:unnamedPhase') : draft.name.it}
          value={draft.name[language]}
          onChange={({ target }) =>
            edit((now) => ({ ...now, name: { ...now.name, [language]: target.value } }))
          }
        />
        <ProcedureFields of={draft} language={language} disabled={disabled} onEdit={edit} />
      </div>
    </section>
  );
}
