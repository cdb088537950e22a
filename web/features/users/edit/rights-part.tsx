import { useTranslation } from 'react-i18next';
import { grantableCountries, grantableModes } from '#shared/accounts/grantable-modes.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { managementModes } from '#shared/schemas/user.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useUser } from '#web/lib/session.ts';
import type { UserFields } from './user-parts.tsx';

type Props = { form: UserFields };

/** Super user or not, and of which countries. Nobody gives more rights than they have (USR-064, USR-065, OPC-11). */
export function RightsPart({ form }: Props) {
  const { t } = useTranslation('users');
  const acting = useUser();
  const { values, edit } = form;
  const [widest = 'only'] = grantableModes(acting);
  const tick = (isSuper: boolean) =>
    edit({ isSuper, managementMode: isSuper ? widest : 'all', managedCountries: [] });
  return (
    <FormPart title={t('form.rights')}>
      <div className="whole">
        <Checkbox
          label={t('form.isSuper')}
          checked={values.isSuper}
          onChange={({ target }) => tick(target.checked)}
        />
      </div>
      {values.isSuper && <ScopeFields form={form} />}
    </FormPart>
  );
}

/** Mode and countries; a change of the mode clears the countries (USR-080, USR-081). */
function ScopeFields({ form: { values, edit, leave, errorOf } }: Props) {
  const { t } = useTranslation('users');
  const acting = useUser();
  const { managementMode, managedCountries } = values;
  const offered = new Set(grantableCountries(acting, managementMode, allCountries));
  const countries = useCountryOptions().filter(({ value }) => offered.has(value));
  const modes = grantableModes(acting).map((value) => ({ value, label: t(`form.modes.${value}`) }));
  const tooWide = errorOf('managedCountries');
  const chooseMode = (chosen: string) => {
    const mode = managementModes.find((known) => known === chosen);
    if (mode) edit({ managementMode: mode, managedCountries: [] });
  };
  return (
    <>
      <SelectField
        name="managementMode"
        label={t('form.mode')}
        options={modes}
        value={managementMode}
        onChange={({ target }) => chooseMode(target.value)}
      />
      {managementMode !== 'all' && (
        <MultiSelect
          label={t(`form.countriesOf.${managementMode}`)}
          options={countries}
          values={managedCountries}
          placeholder={t('form.addCountry')}
          hint={managedCountries.length === 0 ? t(`form.noCountriesOf.${managementMode}`) : undefined}
          error={tooWide && t('form.tooWide')}
          onChange={(chosen) => edit({ managedCountries: chosen })}
          onBlur={leave('managedCountries')}
        />
      )}
    </>
  );
}
