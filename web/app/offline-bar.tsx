import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useOnline } from '#web/lib/online.ts';

export function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">
          <Icon name="wifi" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
