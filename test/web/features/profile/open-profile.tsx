import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { sessionUserWith } from '#test/support/session-user.ts';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { ToastProvider } from '#web/components/toast.tsx';
import ProfilePage from '#web/features/profile/profile-page.tsx';
import { loadUser, type SessionUser } from '#web/lib/session.ts';

/** Time passes at once. */
const atOnce = {
  set(run: () => void): number {
    run();
    return 0;
  },
  clear() {},
};

type Asked = { operation: string; variables: Record<string, unknown> };
type Answer = Record<string, unknown> | { errors: unknown[] };
type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

export const refused = (errorType: string, errorInfo?: object) => ({ errors: [{ errorType, errorInfo }] });

function Place() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="place">{`${pathname}${search} ${state?.notice ?? ''}`.trim()}</output>;
}
export const place = () => screen.getByLabelText('place').textContent;

/** The own profile of a user; the server answers as the test says, and what it was asked is kept. */
export async function openProfile(changes: Partial<SessionUser> = {}, answers: Answers = {}) {
  let stored = sessionUserWith({ company: 'Tinteggiature Bellini', ...changes });
  const asked: Asked[] = [];
  const known: Answers = {
    CurrentUser: () => ({ currentUser: stored }),
    UpdateProfile: ({ profile }) => {
      stored = { ...stored, ...(profile as object), revision: stored.revision + 1 };
      return { updateProfile: stored };
    },
    SendVerificationEmail: () => ({ sendVerificationEmail: true }),
    OwnHelpViews: () => ({ ownHelpViews: [] }),
    Sessions: () => ({ sessions: [] }),
    Jobs: () => ({ jobs: [] }),
    SignOutEverywhere: () => ({ signOutEverywhere: true }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ operation, variables });
    const answer = known[operation]?.(variables) ?? {};
    return new Response(JSON.stringify('errors' in answer ? answer : { data: answer }));
  });
  await loadUser();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/profilo']}>
        <ToastProvider page="/profilo">
          <Routes>
            <Route path="/profilo" element={<ProfilePage timer={atOnce} />} />
            <Route path="*" element={<h1>Altrove</h1>} />
          </Routes>
          <LeaveQuestion />
          <Place />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: /Profilo|Profile/ });
  const became = (change: Partial<SessionUser>) => {
    stored = { ...stored, ...change };
  };
  return { user: userEvent.setup(), asked, became };
}
