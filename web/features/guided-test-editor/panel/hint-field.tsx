import { useTranslation } from 'react-i18next';
import { hintFault, hintLimits } from '#shared/guided-test/hint-fault.ts';
import type { Language } from '#shared/languages.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { TextArea } from '#web/components/text-field.tsx';

type Props = {
  kind: keyof typeof hintLimits;
  hint: Localised | null | undefined;
  language: Language;
  onWrite: (language: Language, written: string) => void;
};

/** Explains a question or an answer to those who run the test; both may do without (ux §21). */
export function HintField({ kind, hint, language, onWrite }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const most = hintLimits[kind];
  const written = hint?.[language] ?? '';
  const fault = hintFault(kind, hint);
  return (
    <TextArea
      label={t(`fields.hint_${language}`)}
      lang={language}
      autoComplete="off"
      rows={3}
      value={written}
      error={fault && t(`faults.hint.${fault}`, { most })}
      hint={language === 'it' ? t('fields.hintLimits', { most }) : t('fields.englishHint')}
      labelEnd={
        <span className="letters" aria-hidden="true">
          {written.trim().length}/{most}
        </span>
      }
      onChange={({ target }) => onWrite(language, target.value)}
    />
  );
}
