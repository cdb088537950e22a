import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestPriceListName } from '#shared/schemas/price-list-input.ts';
import { Alert } from '#web/components/alert.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { type PriceListFormState, useSaveFailure } from './use-price-list-form.ts';

type Props = {
  form: PriceListFormState;
  /** The failure of the last save, null without one. */
  error: unknown;
  onForget: () => void;
};

/** Name, catch-all and countries (PLI-019 to PLI-023). */
export function PriceListFields({ form, error, onForget }: Props) {
  const { t } = useTranslation('priceLists');
  const message = useMessage(['common']);
  const countries = useCountryOptions();
  const { register, control, formState } = form;
  const chosen = useController({ control, name: 'countries' }).field;
  const catchAll = useController({ control, name: 'isCatchAll' }).field;
  const { nameTaken, failure } = useSaveFailure(error);
  const values = chosen.value ?? [];
  const tick = (isCatchAll: boolean) => {
    catchAll.onChange(isCatchAll);
    if (isCatchAll) chosen.onChange([]);
  };
  const hint = catchAll.value ? t('dialog.allChosen') : values.length === 0 && t('dialog.noCountries');
  return (
    <div className="stack">
      {failure && <Alert tone="err">{failure}</Alert>}
      <TextField
        label={t('dialog.name')}
        required
        maxLength={longestPriceListName}
        autoComplete="off"
        error={message(formState.errors.name?.message) ?? nameTaken}
        {...register('name', { onChange: onForget })}
      />
      <Checkbox
        label={t('dialog.catchAll')}
        checked={catchAll.value}
        onChange={({ target }) => tick(target.checked)}
      />
      <MultiSelect
        label={t('dialog.countries')}
        placeholder={catchAll.value ? undefined : t('dialog.countriesPlaceholder')}
        options={countries}
        values={values}
        disabled={catchAll.value}
        hint={hint || undefined}
        onChange={chosen.onChange}
      />
    </div>
  );
}
