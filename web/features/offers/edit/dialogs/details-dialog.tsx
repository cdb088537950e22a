import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { printedSiteOf, withCustomer } from '#shared/offers/printed-customer.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import CustomerField from '#web/components/customer-form/customer-field.tsx';
import {
  customerQuery,
  useCustomer,
  type WholeCustomer,
} from '#web/components/customer-form/use-customers.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { KeptVat } from './kept-vat.tsx';

type People = { customerId: string | null; siteId: string | null; contactId: string | null };

const nobody = { customerId: null, siteId: null, contactId: null, customer: null, site: null, contact: null };

/** Another customer has no site and no contact of the former one; the save makes the same copies. */
function withPeople(offer: OfferDraft, people: People, customer: WholeCustomer | undefined): OfferDraft {
  if (!people.customerId) return { ...offer, ...nobody };
  if (!customer) return offer;
  const isMoved = people.customerId !== offer.customerId || people.siteId !== offer.siteId;
  const whole = customer as unknown as Parameters<typeof printedSiteOf>[0];
  const site = isMoved ? (printedSiteOf(whole, people.siteId) ?? null) : offer.site;
  return withCustomer({ ...offer, ...people, site }, whole);
}

/** Title, customer, contact, site, language and validity (OFR-009, OFR-067, OFR-088). */
export default function DetailsDialog({ offer, owner, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { form, set, isChanged, failure, submit } = useDetails(offer, onClose);
  return (
    <FormDialog
      title={t('edit.details.title')}
      action={t('edit.line.apply')}
      disabled={form.title.trim() === '' || form.validUntil === ''}
      failure={failure ? failureText(failure) : undefined}
      unsaved={isChanged}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('edit.details.name')}
        required
        longest={200}
        value={form.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <CustomerField
        value={form}
        name={form.customerId === offer.draft.customerId ? offer.draft.customer?.name : undefined}
        onChange={({ customerId, siteId }) =>
          set({ customerId, siteId, ...(customerId !== form.customerId && { contactId: null }) })
        }
      />
      {form.customerId && form.customerId !== offer.draft.customerId && (
        <KeptVat id={form.customerId} {...{ owner, offer }} />
      )}
      {form.customerId && (
        <ContactField
          id={form.customerId}
          value={form.contactId}
          onChange={(contactId) => set({ contactId })}
        />
      )}
      <DocumentFields {...{ form, set }} />
    </FormDialog>
  );
}

/** The details while they are typed; the customer is read anew, as an offer prints them as they are now. */
function useDetails({ draft, edit }: OfferView['offer'], onClose: () => void) {
  const queries = useQueryClient();
  const [start] = useState(() => ({
    ...{ title: draft.title, language: draft.language, validUntil: draft.validUntil },
    ...{ customerId: draft.customerId, siteId: draft.siteId, contactId: draft.contactId },
  }));
  const [form, setForm] = useState(start);
  const [failure, setFailure] = useState<unknown>();
  const submit = async () => {
    const { title, language, validUntil, ...people } = form;
    const customer = people.customerId
      ? await queries.fetchQuery(customerQuery(people.customerId)).catch(setFailure)
      : undefined;
    if (people.customerId && !customer) return;
    onClose();
    const named = { title: title.trim(), language, validUntil };
    edit((now) => withPeople({ ...now, ...named }, people, customer ?? undefined));
  };
  return {
    ...{ form, failure, submit },
    isChanged: JSON.stringify(form) !== JSON.stringify(start),
    set: (change: Partial<typeof form>) => setForm((now) => ({ ...now, ...change })),
  };
}

type Details = Pick<ReturnType<typeof useDetails>, 'form' | 'set'>;

/** Language and last day of the document. */
function DocumentFields({ form, set }: Details) {
  const { t } = useTranslation('offers');
  return (
    <div className="grid2">
      <SelectField
        label={t('edit.details.language')}
        options={documentLanguages.map((language) => ({
          value: language,
          label: t(`edit.languages.${language}`),
        }))}
        value={form.language}
        onChange={({ target }) => {
          const language = documentLanguages.find((each) => each === target.value);
          if (language) set({ language });
        }}
      />
      <TextField
        type="date"
        label={t('edit.details.validUntil')}
        required
        value={form.validUntil}
        onChange={({ target }) => set({ validUntil: target.value })}
      />
    </div>
  );
}

type ContactProps = { id: string; value: string | null; onChange: (value: string | null) => void };

/** One of the customer's contacts: the offer is for their attention (OFR-004). */
function ContactField({ id, value, onChange }: ContactProps) {
  const { t } = useTranslation('offers');
  const { data } = useCustomer(id);
  if (!data || data.contacts.length === 0) return null;
  return (
    <SelectField
      label={t('edit.details.contact')}
      placeholder={t('edit.details.noContact')}
      options={data.contacts.map((contact) => ({
        value: contact.id,
        label: [contact.name, contact.role].filter(Boolean).join(', '),
      }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
