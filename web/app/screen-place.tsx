import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { holdKeys } from '#web/components/hold-keys.ts';
import { ScreenLoading } from '#web/components/screen-loading.tsx';

/**
 * Shows a screen once its code and texts are there. A screen that waits again waits for a dialog: typed keys are held for
 * it.
 */
export function ScreenPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const show = () => {
    shown.current = pathname;
  };
  return (
    <Suspense fallback={<Awaited isAgain={() => shown.current === pathname} />}>
      <Shown key={pathname} onShown={show} />
      {children}
    </Suspense>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown);
  return null;
}

function Awaited({ isAgain }: { isAgain: () => boolean }) {
  const first = useRef(isAgain);
  useLayoutEffect(() => (first.current() ? holdKeys() : undefined), []);
  return <ScreenLoading />;
}
