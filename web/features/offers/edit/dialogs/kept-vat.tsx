import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { useCustomer } from '#web/components/customer-form/use-customers.ts';
import { vatOptions } from '../parts/vat-options.ts';
import type { OfferView } from '../use-offer-view.ts';

type Props = Pick<OfferView, 'owner' | 'offer'> & { id: string };

/** A rate may be for one kind of customers alone: for another kind it is said that the lines keep theirs. */
export function KeptVat({ id, ...view }: Props) {
  const { t } = useTranslation('offers');
  const { lines, customer } = view.offer.draft;
  const { data } = useCustomer(id);
  if (!customer || !data || data.kind === customer.kind || lines.length === 0) return null;
  const used = new Set(lines.map(({ vat }) => vat));
  const labels = vatOptions(view, lines[0]?.vat ?? '').filter(({ value }) => used.has(value));
  return <Alert>{t('edit.details.keptVat', { labels: labels.map(({ label }) => label).join(', ') })}</Alert>;
}
