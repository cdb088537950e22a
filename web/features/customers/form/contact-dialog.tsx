import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { contactInput } from '#shared/schemas/customer-input.ts';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { PartConflict, usePartFrame } from './part-parts.tsx';
import { newPartId, usePart } from './use-part.ts';

type Contact = WholeCustomer['contacts'][number];
type Props = { customer: WholeCustomer; contact: Contact | undefined; onClose: () => void };
type Form = z.input<typeof contactInput>;

const roles = ['administrator', 'director', 'caretaker'] as const;

const formOf = (contact: Contact | undefined): Form => ({
  id: contact?.id ?? newPartId(),
  name: contact?.name ?? '',
  role: contact?.role ?? '',
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
});

/** Somebody who speaks for a customer (CUS-016). */
export default function ContactDialog({ customer, contact, onClose }: Props) {
  const { t } = useTranslation('customers');
  const message = useMessage(['common', 'customers', 'auth']);
  const list = useId();
  const [start] = useState(() => formOf(contact));
  const { register, handleSubmit, watch, formState } = useForm<Form, unknown, z.output<typeof contactInput>>({
    mode: 'onTouched',
    defaultValues: start,
    resolver: standardSchemaResolver(contactInput),
  });
  const edit = usePart('contacts', customer, onClose);
  const { errors, isDirty } = formState;
  const field = (name: 'name' | 'role' | 'phone' | 'email', longest: number) => ({
    label: t(`fields.${name}`),
    autoComplete: 'off',
    longest,
    error: message(errors[name]?.message),
    ...register(name),
  });
  const onRemove = () => edit.remove(start.id);
  const frame = usePartFrame({ edit, isNew: !contact, isDirty, onRemove });
  return (
    <>
      <FormDialog
        title={t(contact ? 'part.editContact' : 'part.newContact')}
        {...frame}
        onClose={onClose}
        disabled={!watch('name').trim()}
        onSubmit={() => void handleSubmit((part) => edit.put(part))()}
      >
        <TextField {...field('name', 100)} required />
        <TextField {...field('role', 60)} list={list} />
        <datalist id={list}>
          {roles.map((role) => (
            <option key={role} value={t(`part.roles.${role}`)} />
          ))}
        </datalist>
        <TextField {...field('phone', 40)} type="tel" />
        <TextField {...field('email', 254)} inputMode="email" />
      </FormDialog>
      <PartConflict
        onOverwrite={(theirs) => void handleSubmit((part) => edit.put(part, theirs))()}
        {...{ edit, onClose }}
      />
    </>
  );
}
