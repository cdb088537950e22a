import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import {
  type Control,
  type UseFormRegister,
  type UseFormWatch,
  useController,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { isUnusualPostalCode } from '#shared/accounts/postal-code.ts';
import { isDwellingOf } from '#shared/customers/customer-defaults.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { siteInput } from '#shared/schemas/customer-input.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import { PartConflict, usePartFrame } from './part-parts.tsx';
import { newPartId, usePart } from './use-part.ts';

type Site = WholeCustomer['sites'][number];
type Props = { customer: WholeCustomer; site: Site | undefined; onClose: () => void };
type Form = z.input<typeof siteInput>;

/** People live at a new site of a private customer or a condominium (CUS-015). */
const formOf = (site: Site | undefined, { kind, country }: WholeCustomer): Form => ({
  id: site?.id ?? newPartId(),
  label: site?.label ?? '',
  address: site?.address ?? '',
  postalCode: site?.postalCode ?? '',
  city: site?.city ?? '',
  province: site?.province ?? '',
  country: site?.country ?? country,
  note: site?.note ?? '',
  dwelling: site?.dwelling ?? isDwellingOf(kind),
});

/** A place where work is done for a customer (CUS-014). */
export default function SiteDialog({ customer, site, onClose }: Props) {
  const { t } = useTranslation('customers');
  const [start] = useState(() => formOf(site, customer));
  const { register, handleSubmit, watch, control, formState } = useForm<
    Form,
    unknown,
    z.output<typeof siteInput>
  >({ mode: 'onTouched', defaultValues: start, resolver: standardSchemaResolver(siteInput) });
  const edit = usePart('sites', customer, onClose);
  const isSomewhere = watch(['label', 'address', 'city']).some((typed) => typed?.trim());
  const { isDirty } = formState;
  /** Only Italy has provinces. */
  const placed = (part: z.output<typeof siteInput>) =>
    isItaly(part.country) ? part : { ...part, province: null };
  const onRemove = () => edit.remove(start.id);
  const frame = usePartFrame({ edit, isNew: !site, isDirty, onRemove });
  return (
    <>
      <FormDialog
        title={t(site ? 'part.editSite' : 'part.newSite')}
        {...frame}
        onClose={onClose}
        disabled={!isSomewhere}
        onSubmit={() => void handleSubmit((part) => edit.put(placed(part)))()}
      >
        <TextField label={t('fields.label')} autoComplete="off" longest={100} {...register('label')} />
        <TextField label={t('fields.address')} autoComplete="off" longest={200} {...register('address')} />
        <SitePlace {...{ register, control, watch }} />
        <TextArea label={t('fields.access')} rows={2} longest={500} {...register('note')} />
      </FormDialog>
      <PartConflict
        onOverwrite={(theirs) => void handleSubmit((part) => edit.put(placed(part), theirs))()}
        {...{ edit, onClose }}
      />
    </>
  );
}

type PlaceProps = {
  register: UseFormRegister<Form>;
  control: Control<Form, unknown, z.output<typeof siteInput>>;
  watch: UseFormWatch<Form>;
};

/** Town and country, and whether people live there. */
function SitePlace({ register, control, watch }: PlaceProps) {
  const { t } = useTranslation(['customers', 'common']);
  const countries = useCountryOptions();
  const dwelling = useController({ control, name: 'dwelling' }).field;
  const country = useController({ control, name: 'country' }).field;
  const province = useController({ control, name: 'province' }).field;
  const isUnusual = isUnusualPostalCode(country.value, watch('postalCode') ?? '');
  return (
    <>
      <div className="pairs">
        <TextField
          label={t('fields.postalCode')}
          autoComplete="off"
          longest={16}
          hint={isUnusual ? t('form.postalCodeUnusual') : undefined}
          {...register('postalCode')}
        />
        <TextField label={t('fields.city')} autoComplete="off" longest={100} {...register('city')} />
        {isItaly(country.value) && (
          <SearchSelect
            label={t('fields.province')}
            placeholder={t('common:field.choose')}
            clearable
            options={provinceOptions}
            value={province.value ?? ''}
            onChange={province.onChange}
            onBlur={province.onBlur}
          />
        )}
        <SearchSelect
          label={t('fields.country')}
          options={countries}
          value={country.value}
          onChange={country.onChange}
          onBlur={country.onBlur}
        />
      </div>
      <Checkbox
        label={t('fields.dwelling')}
        checked={dwelling.value}
        onChange={({ target }) => dwelling.onChange(target.checked)}
        onBlur={dwelling.onBlur}
      />
    </>
  );
}
