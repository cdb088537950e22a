import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { partWith } from '#web/components/lazy-part.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PartBoundary } from '#web/components/part-boundary.tsx';
import type { Part } from '#web/lib/fetch-part.ts';
import './lazy-screen.css';

/** In place of a screen that cannot be shown; the shell around it stays. */
function ScreenFailure(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="screen-failure">
      <h1>{t('notLoaded.screen')}</h1>
      <LoadFailure {...props} />
    </div>
  );
}

const failed = (error: unknown, onRetry: () => void) => <ScreenFailure error={error} onRetry={onRetry} />;
const failedAlone = (error: unknown, onRetry: () => void) => <main>{failed(error, onRetry)}</main>;
const usePath = () => useLocation().pathname;

/** A screen below the shell, which has the main part. */
export const lazyScreen = <Props extends object>(load: Part<ComponentType<Props>>) =>
  partWith(load, failed, usePath);

/** A screen that stands alone. */
export const lazyPage = <Props extends object>(load: Part<ComponentType<Props>>) =>
  partWith(load, failedAlone, usePath);

/** Around all screens: a failure never leaves the application blank. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary place={usePath()} failed={failedAlone}>
      {children}
    </PartBoundary>
  );
}
