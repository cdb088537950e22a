import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { longestPriceListName, type PriceListForm } from '#shared/schemas/price-list-input.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { type PriceListFormState, useSaveFailure } from './use-price-list-form.ts';

type Props = {
  title: string;
  action: string;
  form: PriceListFormState;
  saving: { isPending: boolean; error: unknown; reset: () => void };
  onSave: (list: PriceListForm) => void;
  onClose: () => void;
};

/** The dialog of a price list, new or not; 600 wide at most (PLI-018). */
export function PriceListDialog({ form, saving, onSave, ...dialog }: Props) {
  const { t } = useTranslation('priceLists');
  const { nameTaken, failure } = useSaveFailure(saving.error);
  const isNamed = form.watch('name').trim() !== '';
  return (
    <FormDialog
      {...dialog}
      width={600}
      disabledReason={!isNamed && t('dialog.nameMissing')}
      failure={failure}
      failureAction={<MadeLink failure={saving.error} to={paths.priceListProducts} />}
      busy={saving.isPending}
      unsaved={form.formState.isDirty}
      onSubmit={() => void form.handleSubmit((list) => onSave(list))()}
    >
      <Fields form={form} nameTaken={nameTaken} onForget={saving.reset} />
    </FormDialog>
  );
}

type FieldsProps = { form: PriceListFormState; nameTaken: string | undefined; onForget: () => void };

/** Name, catch-all and countries (PLI-019 to PLI-023). */
function Fields({ form: { register, control, formState }, nameTaken, onForget }: FieldsProps) {
  const { t } = useTranslation('priceLists');
  const message = useMessage(['common']);
  const countries = useCountryOptions();
  const chosen = useController({ control, name: 'countries' }).field;
  const catchAll = useController({ control, name: 'isCatchAll' }).field;
  const values = chosen.value ?? [];
  const tick = (isCatchAll: boolean) => {
    catchAll.onChange(isCatchAll);
    if (isCatchAll) chosen.onChange([]);
  };
  const hint = catchAll.value ? t('dialog.allChosen') : values.length === 0 && t('dialog.noCountries');
  return (
    <>
      <TextField
        label={t('dialog.name')}
        required
        longest={longestPriceListName}
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
    </>
  );
}
