import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { SearchSelect } from '../search-select.tsx';
import './person-fields.css';

type Chosen = 'country' | 'language' | 'province';
type Props = {
  form: {
    values: Record<Chosen, string>;
    edit: (change: Partial<Record<Chosen, string>>) => void;
    leave: (name: string) => () => void;
    /** Key of a field's message. */
    errorOf: (name: string) => string | undefined;
    readOnly?: boolean;
  };
  /** The countries on offer; all when left out. */
  codes?: readonly string[];
  /** Says at the field that something else goes with type and country. */
  note?: ReactNode;
};

/** Sets the language of the country too, and says so; forgets a province outside Italy (USR-043, USR-044). */
export function CountryField({ form, codes, note }: Props) {
  const { t } = useTranslation(['person', 'common']);
  const message = useMessage(['common']);
  const all = useCountryOptions();
  const { values, edit, leave } = form;
  /** The last choice that changed the language. */
  const [changed, setChanged] = useState<{ country: string; language: string }>();
  const isTold = changed?.country === values.country && changed.language === values.language;
  const choose = (country: string) => {
    const language = defaultLanguage(country);
    setChanged(values.language && values.language !== language ? { country, language } : undefined);
    edit({ country, language, province: isItaly(country) ? values.province : '' });
  };
  const field = (
    <SearchSelect
      label={t('country')}
      placeholder={t('common:field.choose')}
      required
      options={codes ? all.filter(({ value }) => codes.includes(value)) : all}
      value={values.country}
      disabled={form.readOnly}
      onChange={choose}
      onBlur={leave('country')}
      error={message(form.errorOf('country'))}
    />
  );
  return (
    <div>
      {field}
      <div className="country-notes" aria-live="polite">
        {isTold && (
          <p>{t('languageFollows', { language: t(`languages.${defaultLanguage(values.country)}`) })}</p>
        )}
        {note && <p className="warn">{note}</p>}
      </div>
    </div>
  );
}
