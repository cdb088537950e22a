import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';

function Editor({ unsaved }: { unsaved: boolean }) {
  useUnsavedGuard(unsaved);
  return (
    <>
      <h1>Preventivo</h1>
      <Link to="/preventivi">Torna</Link>
      <Link to="?print=2">Stampa</Link>
    </>
  );
}

function open(unsaved: boolean) {
  window.history.replaceState(null, '', '/preventivi/abc');
  render(
    <GuardedRouter>
      <Routes>
        <Route path="/preventivi/abc" element={<Editor unsaved={unsaved} />} />
        <Route path="/preventivi" element={<h1>Elenco</h1>} />
      </Routes>
      <LeaveQuestion />
    </GuardedRouter>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('leaving a screen', () => {
  it('needs no question when everything is saved', async () => {
    const user = open(false);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    expect(screen.getByRole('heading', { name: 'Elenco' })).toBeDefined();
  });

  it('asks when something is unsaved, and stays', async () => {
    const user = open(true);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Preventivo' })).toBeDefined();
    expect(window.location.pathname).toBe('/preventivi/abc');
  });

  it('leaves when the user says so', async () => {
    const user = open(true);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeDefined();
    expect(window.location.pathname).toBe('/preventivi');
  });

  it('does not ask when only the query changes', async () => {
    const user = open(true);
    await user.click(screen.getByRole('link', { name: 'Stampa' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.location.search).toBe('?print=2');
  });

  it('lets the browser warn when the tab is closed', () => {
    open(true);
    const closing = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(closing));
    expect(closing.defaultPrevented).toBe(true);
  });
});
