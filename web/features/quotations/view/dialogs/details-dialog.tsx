import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isItaly } from '#shared/geography/countries.ts';
import {
  type NewQuotationForm,
  newQuotationForm,
  type QuotationFieldValues,
} from '#shared/schemas/new-quotation-form.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { QuotationFields } from '#web/features/quotations/parts/quotation-fields.tsx';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { QuotationSave } from '../use-quotation-save.ts';
import { DialogActions } from './dialog-actions.tsx';

type Props = { quotation: Quotation; save: QuotationSave; onClose: () => void };

function useDetailsForm({ name, location, province }: Quotation) {
  const { country } = useUser();
  return useForm<QuotationFieldValues, unknown, NewQuotationForm>({
    mode: 'onTouched',
    defaultValues: { name, location, province: province?.toUpperCase() ?? '' },
    resolver: standardSchemaResolver(newQuotationForm(country)),
  });
}

/** Name, location and, in Italy, province; stored at once (QVW-044, QVW-050 to QVW-056, QVW-067). */
export default function DetailsDialog({ quotation, save, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { country } = useUser();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { register, control, handleSubmit, formState } = useDetailsForm(quotation);
  const { errors, isValid, isDirty } = formState;
  const submit = handleSubmit(async (details) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await save.saveDetails(details);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  });
  return (
    <Dialog
      title={t('details.title')}
      unsaved={isDirty}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={<DialogActions label={t('details.update')} busy={busy} disabled={!isValid} />}
    >
      <div className="stack">
        {failure !== undefined && <Alert tone="err">{failureText(failure, 'save')}</Alert>}
        <QuotationFields
          register={register}
          control={control}
          errors={errors}
          asksProvince={isItaly(country)}
        />
      </div>
    </Dialog>
  );
}
