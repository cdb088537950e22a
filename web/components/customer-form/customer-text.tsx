import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerForm } from '#shared/schemas/customer-form.ts';
import { longestNote } from '#shared/schemas/note-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { CustomerFormState } from './use-customer-form.ts';

const longest = {
  ...{ firstName: 100, lastName: 100, company: 200, vatNumber: 40, taxCode: 40, sdiCode: 10 },
  ...{
    pec: 254,
    email: 254,
    phone: 40,
    phone1: 40,
    address: 200,
    postalCode: 16,
    city: 100,
    note: longestNote,
  },
} satisfies Partial<Record<keyof CustomerForm, number>>;
type TextName = Exclude<keyof typeof longest, 'note'>;

type Props = { form: CustomerFormState; name: TextName } & Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'required' | 'type' | 'inputMode'
> & { 'data-autofocus'?: boolean };

/** A text of a customer. The form has more than one person in it, so that a browser's own data fit none. */
export function CustomerText({ form, name, ...field }: Props) {
  const { t } = useTranslation('customers');
  const message = useMessage(['common', 'customers', 'auth']);
  return (
    <TextField
      label={t(`fields.${name}`)}
      autoComplete="off"
      longest={longest[name]}
      error={message(form.formState.errors[name]?.message)}
      {...field}
      {...form.register(name)}
    />
  );
}
