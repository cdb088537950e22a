import { useTranslation } from 'react-i18next';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { callOf, mailOf, mapOf, whatsAppOf } from '../parts/reach.ts';

/** On phones call, write and map come first; without a number of the customer's own, that of the first contact. */
export function PhoneReach({ customer }: { customer: WholeCustomer }) {
  const { t } = useTranslation('customers');
  const people = [customer, ...customer.contacts];
  const phone = customer.phone ?? customer.phone1 ?? people.find((one) => one.phone)?.phone;
  const email = people.find((one) => one.email)?.email;
  const map = [customer, ...customer.sites].map(mapOf).find(Boolean);
  const chat = phone ? whatsAppOf(phone) : undefined;
  const write = chat ?? (email ? mailOf(email) : undefined);
  return (
    <div className="customer-reach mobile-only">
      {phone && <Way icon="phone" href={callOf(phone)} text={t('page.call')} />}
      {write && <Way icon={chat ? 'whatsapp' : 'envelope'} href={write} text={t('page.write')} />}
      {map && <Way icon="map-marker" href={map} text={t('page.map')} />}
    </div>
  );
}

type WayProps = { icon: IconName; href: string; text: string };

const Way = ({ icon, href, text }: WayProps) => (
  <a
    className="btn secondary"
    href={href}
    {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
  >
    <Icon name={icon} />
    <span className="btn-label">{text}</span>
  </a>
);
