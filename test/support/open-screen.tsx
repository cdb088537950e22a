import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { ToastProvider } from '#web/components/toast.tsx';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

vi.mock('#web/lib/graphql.ts', () => ({ request: vi.fn(), onSessionOver: vi.fn() }));
vi.mock('#web/lib/session.ts', () => ({
  useUser: vi.fn(),
  loadUser: vi.fn(),
  signOut: vi.fn(),
  onSessionEnd: () => () => {},
}));
// DOMPurify needs a more complete browser than happy-dom.
vi.mock('dompurify', () => ({ default: { addHook: () => {}, sanitize: (html: string) => html } }));

// Checking the visibility of elements takes most of the time of a query by role.
configure({ defaultHidden: true });

type Call = { operation: string; variables: never };
type Answers = Record<string, (variables: never) => unknown>;

/** The server of one test: answers each operation by its name and records the calls. */
export function aServer(answers: Answers) {
  const calls: Call[] = [];
  const answer = async (document: unknown, variables: never) => {
    const [, operation = ''] = /(?:query|mutation)\s+(\w+)/.exec(String(document)) ?? [];
    calls.push({ operation, variables });
    const found = answers[operation];
    if (!found) throw new Error(`No answer prepared for ${operation}`);
    return found(variables);
  };
  vi.mocked(request).mockImplementation(answer as never);
  const asked = <Variables,>(operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables as Variables);
  return { answers, asked, calls };
}

/** Signs in a painter of Bologna, with changes. */
export function signIn(changes: Parameters<typeof sessionUserWith>[0] = {}) {
  vi.mocked(useUser).mockReturnValue(sessionUserWith(changes));
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
