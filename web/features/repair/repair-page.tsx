import { useTranslation } from 'react-i18next';
import { NoPermission } from '#web/components/no-permission.tsx';
import { useUser } from '#web/lib/session.ts';
import { RepairScreen } from './repair-screen.tsx';

/** /ripara: older forms of what is stored become today's, for super users alone (REP-001, REP-002). */
export default function RepairPage() {
  const { t } = useTranslation('repair');
  return useUser().superUser ? <RepairScreen /> : <NoPermission title={t('title')} />;
}
