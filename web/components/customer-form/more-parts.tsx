import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showsField } from '#shared/customers/shows-field.ts';
import { longestNote } from '#shared/schemas/note-form.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormPart } from '#web/components/form-part.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { CustomerText } from './customer-text.tsx';
import { useSameOne } from './same-one.tsx';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = { form: CustomerFormState; id: string | undefined };

/** How one reaches a customer (CUS-012). */
export function ReachPart({ form, id }: Props) {
  const { t } = useTranslation('customers');
  const sameOne = useSameOne(form, id);
  const shows = (field: 'pec') => showsField(form.watch('kind'), field);
  return (
    <FormPart title={t('form.reach')}>
      <CustomerText form={form} name="phone" type="tel" hint={sameOne('phone')} />
      <CustomerText form={form} name="phone1" type="tel" />
      <CustomerText form={form} name="email" inputMode="email" hint={sameOne('email')} />
      {shows('pec') && <CustomerText form={form} name="pec" inputMode="email" />}
    </FormPart>
  );
}

/** The identifiers that an invoice needs (CUS-008 to CUS-012). */
export function IdentifiersPart({ form, id }: Props) {
  const { t } = useTranslation('customers');
  const sameOne = useSameOne(form, id);
  const kind = form.watch('kind');
  return (
    <FormPart title={t('form.identifiers')}>
      {showsField(kind, 'vatNumber') && (
        <CustomerText form={form} name="vatNumber" hint={sameOne('vatNumber')} />
      )}
      <CustomerText form={form} name="taxCode" hint={sameOne('taxCode')} />
      {showsField(kind, 'sdiCode') && (
        <CustomerText
          form={form}
          name="sdiCode"
          hint={t(`form.sdiHint.${kind === 'public' ? 'six' : 'seven'}`)}
        />
      )}
      {showsField(kind, 'paysByTaxTransfer') && (
        <div className="whole">
          <TaxTransfer form={form} />
        </div>
      )}
    </FormPart>
  );
}

function TaxTransfer({ form }: Omit<Props, 'id'>) {
  const { t } = useTranslation('customers');
  const { field } = useController({ control: form.control, name: 'paysByTaxTransfer' });
  return (
    <Checkbox
      label={t('fields.paysByTaxTransfer')}
      checked={field.value}
      onChange={({ target }) => field.onChange(target.checked)}
      onBlur={field.onBlur}
    />
  );
}

export function NotePart({ form }: Omit<Props, 'id'>) {
  const { t } = useTranslation('customers');
  return <TextArea label={t('fields.note')} rows={3} longest={longestNote} {...form.register('note')} />;
}
