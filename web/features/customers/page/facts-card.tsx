import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showsField } from '#shared/customers/shows-field.ts';
import { Button } from '#web/components/button.tsx';
import type { ReadCustomer } from '#web/components/customer-form/use-customers.ts';
import { countryName } from '#web/lib/country-name.ts';
import { addressText, callOf, mailOf, mapOf } from '../parts/reach.ts';
import { ReturnedMark } from '../parts/returned-mark.tsx';

type Props = { customer: ReadCustomer; onEdit: () => void };
type Fact = { name: string; value: ReactNode };

/** The data of a customer, read first: editing is one press away (CUS-017, CUS-026). */
export function FactsCard({ customer, onEdit }: Props) {
  const { t } = useTranslation('customers');
  const facts = useFacts(customer);
  return (
    <section className="rows-card card" aria-label={t('page.data')}>
      <header>
        <h2>{t('page.data')}</h2>
        <div className="end">
          <Button small variant="text" icon="pencil" onClick={onEdit}>
            {t('page.edit')}
          </Button>
        </div>
      </header>
      <dl className="customer-facts">
        {facts.map(({ name, value }) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The filled fields of a customer, in words. */
function useFacts(customer: ReadCustomer): Fact[] {
  const { t, i18n } = useTranslation('customers');
  const { kind, phone, phone1, email, pec, country } = customer;
  const address = addressText(customer);
  const abroad = country === 'IT' ? '' : countryName(country, i18n.language);
  const map = mapOf(customer);
  const call = (number: string | null) => number && <a href={callOf(number)}>{number}</a>;
  const mail = (to: string | null) => to && <a href={mailOf(to)}>{to}</a>;
  const place = [address, abroad].filter(Boolean).join(', ');
  const all: Fact[] = [
    { name: t('fields.phone'), value: call(phone) },
    { name: t('fields.phone1'), value: call(phone1) },
    {
      name: t('fields.email'),
      value: email && (
        <>
          {mail(email)}
          <ReturnedMark returned={customer.returned} address={email} />
        </>
      ),
    },
    { name: t('fields.vatNumber'), value: showsField(kind, 'vatNumber') && customer.vatNumber },
    { name: t('fields.taxCode'), value: customer.taxCode },
    { name: t('fields.sdiCode'), value: showsField(kind, 'sdiCode') && customer.sdiCode },
    { name: t('fields.pec'), value: showsField(kind, 'pec') && mail(pec) },
    {
      name: t('fields.address'),
      value: map ? (
        <a href={map} target="_blank" rel="noreferrer">
          {place}
        </a>
      ) : (
        place
      ),
    },
    { name: t('fields.language'), value: t(`languages.${customer.language}`) },
    {
      name: t('fields.paysByTaxTransfer'),
      value: showsField(kind, 'paysByTaxTransfer') && customer.paysByTaxTransfer && t('conflict.yes'),
    },
    { name: t('fields.note'), value: customer.note },
  ];
  return all.filter(({ value }) => value);
}
