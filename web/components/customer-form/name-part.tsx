import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { customerKinds } from '#shared/schemas/customer-input.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { CustomerText } from './customer-text.tsx';
import type { CustomerFormState } from './use-customer-form.ts';

/** Kind and name: enough for a new customer (CUS-005, CUS-006, CUS-018). A change of the kind keeps what was typed. */
export function NamePart({ form }: { form: CustomerFormState }) {
  const { t } = useTranslation('customers');
  const { field } = useController({ control: form.control, name: 'kind' });
  const isPrivate = field.value === 'private';
  return (
    <div className="customer-pairs">
      <SelectField
        label={t('kind')}
        options={customerKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {isPrivate && <span className="desk-only" />}
      {isPrivate && <CustomerText form={form} name="firstName" data-autofocus />}
      {isPrivate && <CustomerText form={form} name="lastName" />}
      {!isPrivate && <CustomerText form={form} name="company" required data-autofocus />}
    </div>
  );
}
