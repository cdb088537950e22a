import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { ToastProvider } from '#web/components/toast.tsx';
import { keepUser } from '#web/lib/session.ts';

/** Signs in a painter of Bologna, with changes. */
export function signIn(changes: Parameters<typeof sessionUserWith>[0] = {}) {
  keepUser(sessionUserWith(changes));
}

export type Screens = Record<string, (timer: ReturnType<typeof handTimer>['timer']) => ReactNode>;

/** Opens an address among the given screens; other addresses show their path. */
export function openScreens(address: string, screens: Screens) {
  window.history.replaceState(null, '', address);
  const { timer, pass } = handTimer();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider timer={timer}>
        <GuardedRouter>
          <Routes>
            {Object.entries(screens).map(([path, screenWith]) => (
              <Route key={path} path={path} element={screenWith(timer)} />
            ))}
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
          <LeaveQuestion />
        </GuardedRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), queries, pass: (milliseconds: number) => act(() => pass(milliseconds)) };
}

export const place = () => `${window.location.pathname}${decodeURIComponent(window.location.search)}`;

/** Treats all kinds of blanks alike. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const heads = () => screen.getAllByRole('columnheader').map((head) => textOf(head));

export function rowOf(name: string): HTMLElement {
  const row = within(screen.getByRole('table')).getByText(name).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
}

export const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => textOf(option));
