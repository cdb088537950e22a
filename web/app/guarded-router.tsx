import { type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { createGuardedHistory, type Place } from './guarded-history.ts';

/** A BrowserRouter whose history asks before unsaved changes are lost. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createGuardedHistory());
  const [place, setPlace] = useState<Place>(() => ({
    location: history.location(),
    action: NavigationType.Pop,
  }));
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <Router navigator={history.navigator} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
