import { useTranslation } from 'react-i18next';
import { GuardedRouter } from './guarded-router.tsx';
import { ScreenBoundary } from './lazy-screen.tsx';
import { AppRoutes } from './routes.tsx';
import './app.css';

export function App() {
  const { t } = useTranslation();
  return (
    <GuardedRouter>
      <ScreenBoundary>
        <AppRoutes />
      </ScreenBoundary>
      {__STAGE__ === 'development' && (
        <aside className="ribbon" aria-label={t('shell.development')}>
          {t('shell.development')}
        </aside>
      )}
    </GuardedRouter>
  );
}
