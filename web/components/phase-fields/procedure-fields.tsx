import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from '#shared/catalogue/phase-form/phase-draft.ts';
import { languages } from '#shared/languages.ts';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import './phase-fields.css';

export type TextLanguage = keyof Texts;

type PickerProps = { language: TextLanguage; onChange: (language: TextLanguage) => void };

/** Phases have Italian and English texts, and no others (PHA-020, PHA-045). */
export function LanguagePicker({ language, onChange }: PickerProps) {
  const { t } = useTranslation('phases');
  const options = languages.map((value) => ({ value, label: t(`edit.${value}`) }));
  return <Segmented label={t('edit.language')} options={options} value={language} onChange={onChange} />;
}

type WithProcedure = { withProcedure: boolean; procedure: Texts };
type Props = {
  of: WithProcedure;
  language: TextLanguage;
  disabled: boolean;
  /** The same function at every drawing. */
  onEdit: (change: <Of extends WithProcedure>(now: Of) => Of) => void;
  /** Beside the switch: what picks the language, where nothing else of it is picked. */
  children?: ReactNode;
};

/** Whether there is a procedure, and its text in one language; the text waits for the switch (PHA-022, PHA-023, PHA-044). */
export function ProcedureFields({ of, language, disabled, onEdit, children }: Props) {
  const { t } = useTranslation('phases');
  const write = useCallback(
    (markup: string) => onEdit((now) => ({ ...now, procedure: { ...now.procedure, [language]: markup } })),
    [onEdit, language],
  );
  return (
    <>
      <div className="procedure-head">
        <SwitchField
          label={t('edit.withProcedure')}
          checked={of.withProcedure}
          onChange={({ target }) => onEdit((now) => ({ ...now, withProcedure: target.checked }))}
        />
        {children}
      </div>
      <RichTextEditor
        label={t(`edit.procedure_${language}`)}
        value={of.procedure[language]}
        lang={language}
        disabled={disabled || !of.withProcedure}
        onChange={write}
      />
    </>
  );
}
