import { act, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { AppRoutes } from '#web/app/routes.tsx';
import LoginPage from '#web/features/session/login-page.tsx';
import { CurrentUserDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { holdBack } from '#web/lib/leave-guard.ts';
import { loadUser, sessionUser, signOut } from '#web/lib/session.ts';

const ended = 'La sessione è finita. Accedi di nuovo.';
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const place = () => window.location.pathname + window.location.search;

/** Any request, once the server no longer knows the session. */
async function meetTheEnd() {
  answer({}, 401);
  await act(() => request(CurrentUserDocument).catch(() => {}));
}

async function openSignedIn() {
  answer({ data: { currentUser: sessionUserWith(), quotation: aQuotation({ name: 'Casa Mengoni' }) } });
  await loadUser();
  window.history.replaceState(null, '', '/preventivi/q1');
  render(
    <GuardedRouter>
      <AppRoutes />
    </GuardedRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: /Casa Mengoni/ });
}

let release = () => {};
beforeEach(async () => {
  await signOut();
});
afterEach(() => {
  release();
});

describe('a session that ends by itself', () => {
  it('leads to the login, which says so and knows the way back', async () => {
    await openSignedIn();
    await meetTheEnd();
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(place()).toBe('/login?redirect=%2Fpreventivi%2Fq1');
  });

  it('leaves a screen with unsaved changes open', async () => {
    await openSignedIn();
    release = holdBack(() => ({}));
    await meetTheEnd();
    expect(screen.getByRole('heading', { level: 1, name: /Casa Mengoni/ })).toBeTruthy();
    expect(place()).toBe('/preventivi/q1');
    expect(sessionUser()).not.toBeNull();
  });
});

describe('the login says nothing of an end', () => {
  const openLogin = () =>
    render(
      <GuardedRouter>
        <Routes>
          <Route path="*" element={<LoginPage />} />
        </Routes>
      </GuardedRouter>,
    );

  it('to a visitor who had no session', async () => {
    await meetTheEnd();
    openLogin();
    expect(screen.queryByText(ended)).toBeNull();
  });

  it('to who signed out', async () => {
    answer({ data: { currentUser: sessionUserWith() } });
    await loadUser();
    await signOut();
    openLogin();
    expect(screen.queryByText(ended)).toBeNull();
  });
});
