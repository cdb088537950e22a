import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { typedCustomer } from '#shared/customers/check-customer-form.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { sameCustomer } from '#shared/customers/same-customers.ts';
import { settledCustomer } from '#shared/customers/settled-customer.ts';
import { MarkedText } from '../marked-text.tsx';
import type { CustomerFormState } from './use-customer-form.ts';
import { useCustomers } from './use-customers.ts';

type By = Parameters<typeof sameCustomer>[2];

/** Another customer with what is typed, below its field; saving stays possible (CUS-019). */
export function useSameOne(form: CustomerFormState, id: string | undefined) {
  const { t } = useTranslation('customers');
  const { data } = useCustomers();
  const typed = settledCustomer(typedCustomer(form.watch())).customer;
  return (by: By) => {
    const same = data && sameCustomer(data, { ...typed, ...(by === 'phone' && { phone1: null }), id }, by);
    if (!same) return undefined;
    // One element: parts of a text would stand apart in the row of a hint.
    return (
      <span>
        <MarkedText
          text={t('form.same', { name: customerName(same) })}
          mark={(name) => (
            <Link to={paths.customer(same.id)} target="_blank">
              {name}
            </Link>
          )}
        />
      </span>
    );
  };
}
