import { useTranslation } from 'react-i18next';
import { administers } from '#shared/access/super-user.ts';
import { NoPermission } from '#web/components/no-permission.tsx';
import { useUser } from '#web/lib/session.ts';
import { UpdateScreen } from './update-screen.tsx';
import './price-update.css';

/** /aggiorna-listini: the bulk price update, for super users alone (PUP-001, SHL-033). */
export default function PriceUpdatePage() {
  // With the texts of its runs: what is shown does not wait again.
  const { t } = useTranslation(['priceUpdate', 'catalogue']);
  return administers(useUser()) ? <UpdateScreen /> : <NoPermission title={t('title')} />;
}
