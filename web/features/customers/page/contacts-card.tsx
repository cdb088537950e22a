import { useTranslation } from 'react-i18next';
import { mostContacts } from '#shared/schemas/customer-input.ts';
import { Button } from '#web/components/button.tsx';
import type { ReadCustomer } from '#web/components/customer-form/use-customers.ts';
import { callOf } from '../parts/reach.ts';
import { ReturnedMark } from '../parts/returned-mark.tsx';
import { ReachLinks } from './reach-links.tsx';
import { RowsCard } from './rows-card.tsx';

type Contact = ReadCustomer['contacts'][number];
type Props = { customer: ReadCustomer; onAdd: () => void; onEdit: (contact: Contact) => void };

/** Who answers for a customer, each with the ways to reach them (CUS-016, CUS-017). */
export function ContactsCard({ customer: { contacts, returned }, onAdd, onEdit }: Props) {
  const { t } = useTranslation('customers');
  return (
    <RowsCard
      title={t('page.contacts')}
      empty={t('page.noContacts')}
      end={
        contacts.length < mostContacts && (
          <Button small variant="text" tone="accent" icon="plus" onClick={onAdd}>
            {t('page.addContact')}
          </Button>
        )
      }
    >
      {contacts.map((contact) => (
        <li key={contact.id}>
          <span className="initials" aria-hidden="true">
            {initials(contact.name)}
          </span>
          <span className="grow">
            <button type="button" className="row-name" onClick={() => onEdit(contact)}>
              {contact.name}
            </button>
            <small>{[contact.role, contact.email].filter(Boolean).join(' · ')}</small>
            <ReturnedMark returned={returned} address={contact.email} />
          </span>
          {contact.phone && (
            <a className="desk-only" href={callOf(contact.phone)}>
              {contact.phone}
            </a>
          )}
          <ReachLinks name={contact.name} phone={contact.phone} email={contact.email} />
        </li>
      ))}
    </RowsCard>
  );
}

/** The first letters of the first and the last word. */
const initials = (name: string) => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
};
