import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { isItaly } from '#shared/geography/countries.ts';
import {
  type NewQuotationForm,
  newQuotationForm,
  type QuotationFieldValues,
} from '#shared/schemas/new-quotation-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { CustomerPart } from '#web/features/quotations/parts/customer-part.tsx';
import { QuotationFields } from '#web/features/quotations/parts/quotation-fields.tsx';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { QuotationView } from '../use-quotation-view.ts';

const detailsOf = ({ name, location, province, customerId, siteId }: Quotation) => ({
  ...{ name, location, province: province?.toUpperCase() ?? '', customerId, siteId },
});
type Field = keyof ReturnType<typeof detailsOf>;

/** The fields whose values differ. */
const changedFields = (one: Partial<Record<Field, unknown>>, other: Partial<Record<Field, unknown>>) =>
  (Object.keys(one) as Field[]).filter((field) => (one[field] ?? '') !== (other[field] ?? ''));

function useDetailsForm(opened: ReturnType<typeof detailsOf>, country: string) {
  return useForm<QuotationFieldValues, unknown, NewQuotationForm>({
    mode: 'onTouched',
    defaultValues: opened,
    resolver: standardSchemaResolver(newQuotationForm(country)),
  });
}

/**
 * Name, location and, in Italy, province; stored at once (QVW-044, QVW-050 to QVW-056, QVW-067). Only what is changed here
 * is sent: somebody else's save of other fields stays. Of the same ones it is asked about first.
 */
export default function DetailsDialog({ draft, save, onClose }: QuotationView) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  const { country } = user;
  const isOwn = draft.draft.uid === user.uid && makesOffers(user);
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({ mutationFn: save.saveDetails, onSuccess: onClose });
  const [opened] = useState(() => detailsOf(draft.draft));
  const [asked, setAsked] = useState<string>();
  const form = useDetailsForm(opened, country);
  const { register, control, handleSubmit, formState } = form;
  const { errors, isValid, isDirty } = formState;
  const submit = handleSubmit((details) => {
    const own = changedFields(details, opened).filter((field) => details[field] !== undefined);
    if (own.length === 0) return onClose();
    const now = detailsOf(draft.saved);
    const clashes = changedFields(now, opened).filter(
      (field) => own.includes(field) && now[field] !== details[field],
    );
    const both = clashes.map((field) => t(`details.${field}`)).join(', ');
    if (both !== '' && both !== asked) return setAsked(both);
    mutate(Object.fromEntries(own.map((field) => [field, details[field]])));
  });
  return (
    <Dialog
      title={t('details.title')}
      unsaved={isDirty}
      busy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={<SubmitButtons disabled={!isValid}>{t('details.update')}</SubmitButtons>}
    >
      <div className="stack">
        {error && <Alert tone="err">{failureText(error, 'save')}</Alert>}
        {asked && (
          <Alert tone="warn">{t('details.both', { by: draft.saved.updatedBy, fields: asked })}</Alert>
        )}
        <QuotationFields
          register={register}
          control={control}
          errors={errors}
          asksProvince={isItaly(country)}
        />
        {isOwn && <CustomerPart form={form} asksProvince={isItaly(country)} />}
      </div>
    </Dialog>
  );
}
