import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { askForNewOf } from '#web/lib/ask-for-new.ts';
import { askForOffer } from '#web/lib/ask-for-offer.ts';

type Props = { customer: WholeCustomer; block?: boolean };

/** On phones the bar has them, elsewhere the head. */
const placeOf = (block: boolean | undefined) => (block ? { block } : { className: 'desk-only' });

/** A new offer for this customer (CUS-026). */
export function NewOffer({ customer, block }: Props) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const state = askForOffer({ customer: customer.id });
  return (
    <Button
      variant="primary"
      icon="plus"
      {...placeOf(block)}
      onClick={() => void navigate(paths.offers, { state })}
    >
      {t('page.newOffer')}
    </Button>
  );
}

/** A new quotation for this customer (CUS-026). */
export function NewQuotation({ customer, block }: Props) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const state = askForNewOf(customer.id);
  return (
    <Button icon="plus" {...placeOf(block)} onClick={() => void navigate(paths.quotations, { state })}>
      {t('page.newQuotation')}
    </Button>
  );
}
