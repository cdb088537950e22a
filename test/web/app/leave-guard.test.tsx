import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';

const Listed = () => (
  <>
    <h1>Elenco</h1>
    <Link to="/preventivi/abc">Casa Mengoni</Link>
  </>
);

type Save = () => Promise<boolean>;

function Editor({ unsaved, save }: { unsaved: boolean; save: Save | undefined }) {
  useUnsavedGuard(unsaved, { save });
  return (
    <>
      <h1>Preventivo</h1>
      <Link to="/preventivi">Torna</Link>
      <Link to="/preventivi/abc/nota">Nota</Link>
      <Link to="?print=2">Stampa</Link>
    </>
  );
}

/** A note that was typed in a dialog. */
function Notes() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    open && (
      <Dialog title="Nota" unsaved onClose={close}>
        Ponteggio
      </Dialog>
    )
  );
}

function open(unsaved: boolean, first = '/preventivi/abc', save?: Save) {
  window.history.replaceState(null, '', first);
  render(
    <GuardedRouter>
      <Routes>
        <Route path="/preventivi/abc" element={<Editor unsaved={unsaved} save={save} />} />
        <Route path="/preventivi/abc/nota" element={<Notes />} />
        <Route path="/preventivi" element={<Listed />} />
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

  it('saves first and goes on, where the screen can save', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const user = open(true, undefined, () => promise);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    await user.click(await screen.findByRole('button', { name: 'Salva e continua' }));
    expect(screen.getByRole('button', { name: 'Resta' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('heading', { name: 'Preventivo' })).toBeDefined();
    resolve(true);
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeDefined();
  });

  it('stays when the save fails', async () => {
    const user = open(true, undefined, async () => false);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    await user.click(await screen.findByRole('button', { name: 'Salva e continua' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Preventivo' })).toBeDefined();
  });

  it('offers no save where the screen has none', async () => {
    const user = open(true);
    await user.click(screen.getByRole('link', { name: 'Torna' }));
    await screen.findByRole('button', { name: 'Resta' });
    expect(screen.queryByRole('button', { name: 'Salva e continua' })).toBeNull();
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

describe('the back of the browser', () => {
  it('asks before it leaves unsaved changes, for the first page of the document too', async () => {
    const user = open(true, '/preventivi');
    await user.click(screen.getByRole('link', { name: 'Casa Mengoni' }));
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe('/preventivi/abc');
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeDefined();
    expect(window.location.pathname).toBe('/preventivi');
  });

  it('closes the topmost dialog, which asks as by Escape, and leaves only a page without one', async () => {
    const user = open(false);
    await user.click(screen.getByRole('link', { name: 'Nota' }));
    await screen.findByRole('dialog', { name: 'Nota' });
    window.history.back();
    await screen.findByRole('alertdialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByRole('dialog', { name: 'Nota' });
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/preventivi/abc/nota');
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Preventivo' })).toBeDefined();
    window.history.forward();
    expect(await screen.findByRole('dialog', { name: 'Nota' })).toBeDefined();
  });
});

describe('a screen that ends', () => {
  /** Ends at an address, in place of itself. */
  function Ending({ to, state }: { to: string; state?: object }) {
    const navigate = useNavigate();
    return (
      <>
        <h1>Modifica</h1>
        <button type="button" onClick={() => navigate(to, { replace: true, state })}>
          Aggiorna
        </button>
      </>
    );
  }

  const openSteps = async (ending: { to: string; state?: object }) => {
    window.history.replaceState(null, '', '/elenco');
    render(
      <GuardedRouter>
        <Routes>
          <Route path="/elenco" element={<Link to="/vista?di=1">Apri</Link>} />
          <Route path="/vista" element={<Link to="/modifica">Cambia</Link>} />
          <Route path="/modifica" element={<Ending {...ending} />} />
        </Routes>
      </GuardedRouter>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Apri' }));
    await user.click(screen.getByRole('link', { name: 'Cambia' }));
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await screen.findByRole('link', { name: 'Cambia' });
  };

  it('leads back to the screen it came from: the next step back leaves that one', async () => {
    await openSteps({ to: '/vista?di=1' });
    expect(window.location.search).toBe('?di=1');
    window.history.back();
    expect(await screen.findByRole('link', { name: 'Apri' })).toBeDefined();
  });

  it.each([
    ['at another address', { to: '/vista?di=2' }],
    ['with news for it', { to: '/vista?di=1', state: { lost: 'immagine' } }],
  ])('takes its own place %s', async (_, ending) => {
    await openSteps(ending);
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?di=1'));
    expect(screen.getByRole('link', { name: 'Cambia' })).toBeDefined();
  });
});
