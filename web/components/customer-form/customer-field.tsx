import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { DialogPlace } from '../dialog-place.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import { SearchSelect } from '../search-select.tsx';
import { SelectField } from '../select-field.tsx';
import { useCustomerOptions } from './use-customer-options.ts';
import { customerQuery, useCustomer, type WholeCustomer } from './use-customers.ts';

const NewCustomerDialog = lazyDialog(() => import('./new-customer-dialog.tsx'));

type ChosenCustomer = { customerId: string | null; siteId: string | null };
export type ChosenPlace = Pick<WholeCustomer, 'address' | 'city' | 'province'>;

type Props = {
  value: ChosenCustomer;
  /** With the address of the site, or of a customer without sites. */
  onChange: (value: ChosenCustomer, place: ChosenPlace | undefined) => void;
  /** That of the chosen one, where it is known before the customers are loaded. */
  name?: string | undefined;
  /** Chosen at once. */
  start?: string | undefined;
};

/** The only site of a customer goes without saying. */
const onlySite = ({ sites }: WholeCustomer) => (sites.length === 1 ? (sites[0]?.id ?? null) : null);

/** The customer, and one of their sites; a new customer is made on the spot (CUS-027). */
export default function CustomerField({ value, name, onChange, start }: Props) {
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const { options, isPending } = useCustomerOptions(value.customerId, name);
  const take = (customer: WholeCustomer) => {
    const siteId = onlySite(customer);
    const isPlaced = siteId !== null || customer.sites.length === 0;
    onChange({ customerId: customer.id, siteId }, isPlaced ? placeOf(customer, siteId) : undefined);
  };
  const choose = async (id: string) => {
    onChange({ customerId: id || null, siteId: null }, undefined);
    if (id) await queries.fetchQuery(customerQuery(id)).then(take, () => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when the field shows
  useEffect(() => {
    if (start) void choose(start);
  }, []);
  return (
    <>
      <SearchSelect
        label={t('pick.customer')}
        placeholder={t(value.customerId && isPending ? 'pick.loading' : 'pick.none')}
        clearable
        options={options}
        value={value.customerId ?? ''}
        onChange={(id) => void choose(id)}
        labelEnd={
          <Button small variant="text" tone="accent" icon="plus" onClick={() => setNew(true)}>
            {t('pick.new')}
          </Button>
        }
      />
      {value.customerId && <SiteField {...{ value, onChange }} id={value.customerId} />}
      <DialogPlace>{isNew && <NewCustomerDialog onMade={take} onClose={() => setNew(false)} />}</DialogPlace>
    </>
  );
}

function placeOf(customer: WholeCustomer, siteId: string | null): ChosenPlace {
  const { address, city, province } = customer.sites.find(({ id }) => id === siteId) ?? customer;
  return { address, city, province };
}

/** One of the customer's sites, or none of them. */
function SiteField({ id, value, onChange }: Omit<Props, 'start' | 'name'> & { id: string }) {
  const { t } = useTranslation('customers');
  const { data } = useCustomer(id);
  if (!data || data.sites.length === 0) return null;
  const named = data.sites.map((site) => ({
    value: site.id,
    label: [site.label, site.address, site.city].filter(Boolean).join(', '),
  }));
  return (
    <SelectField
      label={t('pick.site')}
      placeholder={t('pick.noSite')}
      options={named}
      value={value.siteId ?? ''}
      onChange={({ target }) => {
        const siteId = target.value || null;
        onChange({ ...value, siteId }, siteId ? placeOf(data, siteId) : undefined);
      }}
    />
  );
}
