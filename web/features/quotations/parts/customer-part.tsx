import { Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { placeOfSite } from '#shared/customers/place-of-site.ts';
import type { NewQuotationForm, QuotationFieldValues } from '#shared/schemas/new-quotation-form.ts';
import { FieldPlace } from '#web/components/field-place.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';

const CustomerField = lazyExtra(() => import('#web/components/customer-form/customer-field.tsx'));

type Form = UseFormReturn<QuotationFieldValues, unknown, NewQuotationForm>;
type Props = {
  form: Form;
  asksProvince: boolean;
  /** The province was proposed, not typed, until somebody changes it. */
  isProvinceProposed?: boolean;
  /** The customer of a new quotation, who fills its place. */
  start?: string | undefined;
};

const typed = { shouldDirty: true, shouldValidate: true };

/** The customer of a quotation. A site fills the empty fields of its place, never those that were typed (CUS-027, CUS-028). */
export function CustomerPart({ form, asksProvince, isProvinceProposed, start }: Props) {
  const { watch, getValues, setValue, formState } = form;
  const isProposed = isProvinceProposed && !formState.dirtyFields.province;
  const [customerId = null, siteId = null] = watch(['customerId', 'siteId']);
  return (
    <Suspense fallback={<FieldPlace />}>
      <CustomerField
        start={start}
        value={{ customerId, siteId }}
        onChange={(chosen, site) => {
          setValue('customerId', chosen.customerId, { shouldDirty: true });
          setValue('siteId', chosen.siteId, { shouldDirty: true });
          if (!site) return;
          const { location, province } = getValues();
          const place = placeOfSite({ location, province: isProposed ? null : province || null }, site);
          if (place.location !== location) setValue('location', place.location, typed);
          if (asksProvince && place.province && place.province !== province)
            setValue('province', place.province, typed);
        }}
      />
    </Suspense>
  );
}
