import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { lazyExtra, lazyPart } from '#web/components/lazy-part.tsx';

type Props = { onClose: () => void };

const Notes = ({ onClose }: Props) => (
  <DialogFrame title="Note" onClose={onClose}>
    Testo
  </DialogFrame>
);

/** A field that is being written in, and a dialog whose code comes when it is asked for. */
function aScreen(load: () => Promise<{ default: typeof Notes }>) {
  const NotesDialog = lazyDialog(load);
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Nome" />
        <button type="button" onClick={() => setOpen(true)}>
          Apri
        </button>
        {open && (
          <Suspense>
            <NotesDialog onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  }
  // React tells the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Screen />);
  return NotesDialog;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const offline = 'Manca la connessione. Controlla la rete e riprova.';
const notThere = () => Promise.reject(new Error('Unable to preload CSS'));
const there = async () => ({ default: Notes });

it('says that a dialog could not be loaded, keeps what was written below it and opens it when tried again', async () => {
  const load = vi.fn(there).mockImplementationOnce(notThere);
  aScreen(load);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Casa');
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect((await screen.findByRole('alert')).textContent).toBe(offline);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Casa');
});

it('closes a dialog that could not be loaded, and loads it when it is opened again', async () => {
  const load = vi.fn(there).mockImplementationOnce(notThere);
  aScreen(load);
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy();
});

it('tries no import without a connection: a browser may remember for good that it failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi.fn(there);
  aScreen(load);
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect((await screen.findByRole('alert')).textContent).toBe(offline);
  expect(load).not.toHaveBeenCalled();
});

it('opens without asking for anything what was loaded before', async () => {
  const load = vi.fn(there);
  aScreen(load).preload();
  await waitFor(() => expect(load).toHaveBeenCalled());
  load.mockImplementation(notThere);
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells of a part that could not be loaded in its place, and nothing of what a screen can do without', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Data = lazyPart<object>(notThere);
  const Drag = lazyExtra<object>(notThere);
  render(
    <Suspense>
      <p>Elenco</p>
      <Data />
      <Drag />
    </Suspense>,
  );
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    `${offline}Riprova`,
  ]);
  expect(screen.getByText('Elenco')).toBeTruthy();
});
