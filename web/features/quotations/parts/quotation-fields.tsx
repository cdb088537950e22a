import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewQuotationForm, QuotationFieldValues } from '#shared/schemas/new-quotation-form.ts';
import { longestQuotationName } from '#shared/schemas/quotation-bounds.ts';
import { SearchSelect } from '#web/components/search-select.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { provinceOptions } from '#web/lib/province-options.ts';
import { useMessage } from '#web/lib/use-message.ts';

type Props = {
  register: UseFormRegister<QuotationFieldValues>;
  control: Control<QuotationFieldValues, unknown, NewQuotationForm>;
  errors: FieldErrors<QuotationFieldValues>;
  /** In Italy (QLS-031, QLS-032). */
  asksProvince: boolean;
  /** Puts the focus in the name, which is preset. */
  startsWithName?: boolean;
};

/** Name, location and province of a new or edited quotation. */
export function QuotationFields({ register, control, errors, asksProvince, startsWithName }: Props) {
  const { t } = useTranslation('quotations');
  const message = useMessage(['common']);
  return (
    <>
      <TextField
        label={t('details.name')}
        required
        data-autofocus={startsWithName || undefined}
        longest={longestQuotationName}
        error={message(errors.name?.message)}
        {...register('name')}
      />
      <div className={asksProvince ? 'grid2' : undefined}>
        <TextField
          label={t('details.location')}
          required
          longest={longestQuotationName}
          error={message(errors.location?.message)}
          {...register('location')}
        />
        {asksProvince && (
          <Controller
            name="province"
            control={control}
            render={({ field }) => (
              <SearchSelect
                label={t('details.province')}
                required
                options={provinceOptions}
                placeholder={t('details.provincePlaceholder')}
                error={message(errors.province?.message)}
                value={field.value ?? ''}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        )}
      </div>
    </>
  );
}
