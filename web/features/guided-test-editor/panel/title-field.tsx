import { useTranslation } from 'react-i18next';
import { titleFault, titleLimits } from '#shared/guided-test/check-config.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { Language } from '#shared/languages.ts';
import { TextField } from '#web/components/text-field.tsx';

type Kind = ConfigItem['kind'];

/** The fault of a title, in words (WED-041 to WED-048). */
export function useTitleFault(kind: Kind, title: string): string | undefined {
  const { t } = useTranslation('guidedTestEditor');
  const fault = titleFault(title, titleLimits[kind]);
  return fault && t(`faults.${kind}.${fault}`);
}

type Props = {
  kind: Kind;
  language?: Language;
  value: string;
  /** In its place when it is empty. */
  placeholder?: string;
  /** A phase of the catalogue has a name already. */
  optional?: boolean;
  /** Says nothing of an empty field: a dialog opens with one. */
  quiet?: boolean;
  onChange: (title: string) => void;
};

/** The title of an element; the limits hold for the Italian one, English may be missing (OPW-13). */
export function TitleField(props: Props) {
  const { kind, language = 'it', value, placeholder, optional = false, quiet = false, onChange } = props;
  const { t } = useTranslation('guidedTestEditor');
  const fault = useTitleFault(kind, value);
  const { least, most, needed } = titleLimits[kind];
  const isSaid = language === 'it' && !((quiet || optional) && value === '');
  return (
    <TextField
      label={t(`fields.${kind === 'phase' || kind === 'choice' ? 'name' : 'text'}_${language}`)}
      lang={language}
      autoComplete="off"
      required={needed && !optional && language === 'it'}
      value={value}
      placeholder={placeholder}
      error={isSaid ? fault : undefined}
      hint={language === 'it' ? t('fields.limits', { least, most }) : t('fields.englishHint')}
      labelEnd={
        language === 'it' && (
          <span className="letters" aria-hidden="true">
            {value.trim().length}/{most}
          </span>
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
