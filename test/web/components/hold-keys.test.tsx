import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { use, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ScreenPlace } from '#web/app/screen-place.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { nextStop } from '#web/components/keep-tab.ts';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';

type Props = { onClose: () => void };
const pressed: string[] = [];

function Area({ onClose }: Props) {
  return (
    <DialogFrame title="Superficie" onSubmit={() => pressed.push('submit')} onClose={onClose}>
      <input aria-label="m²" onKeyDown={({ key }) => pressed.push(key)} />
    </DialogFrame>
  );
}

function open(load: () => Promise<{ default: typeof Area }>) {
  const AreaDialog = lazyDialog(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onKeyDown={({ key }) => pressed.push(`below ${key}`)}
          onClick={() => setOpen(true)}
        >
          Apri
        </button>
        {isOpen && <AreaDialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Screen />);
  const opener = screen.getByRole('button', { name: 'Apri' });
  opener.focus();
  pressed.length = 0;
  fireEvent.click(opener);
  return opener;
}

it('keys that are pressed while a dialog is on its way are its own, in their order', async () => {
  // happy-dom has no editing of its own.
  const typed = vi.fn();
  Object.assign(document, { execCommand: typed });
  const code = Promise.withResolvers<{ default: typeof Area }>();
  const opener = open(() => code.promise);
  for (const key of ['3', '5', 'Backspace', 'Enter']) fireEvent.keyDown(opener, { key });
  expect(pressed).toEqual([]);
  await act(async () => code.resolve({ default: Area }));
  await waitFor(() => expect(pressed).toEqual(['3', '5', 'Backspace', 'Enter', 'submit']));
  expect(typed.mock.calls).toEqual([['insertText', false, '3'], ['insertText', false, '5'], ['delete']]);
  expect(document.activeElement).toBe(screen.getByLabelText('m²'));
  fireEvent.keyDown(screen.getByLabelText('m²'), { key: '7' });
  expect(pressed.at(-1)).toBe('7');
});

it('a list has as its choice what is typed for it', async () => {
  Object.assign(document, { execCommand: vi.fn() });
  function Person({ onClose }: Props) {
    const [type, setType] = useState('');
    return (
      <DialogFrame title="Utente" onClose={onClose}>
        <select aria-label="Tipo" value={type} onChange={({ target }) => setType(target.value)}>
          {['', 'Privato', 'Imbianchino', 'Progettista'].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </DialogFrame>
    );
  }
  const code = Promise.withResolvers<{ default: typeof Person }>();
  const opener = open(() => code.promise);
  for (const key of ['p', 'r', 'o']) fireEvent.keyDown(opener, { key });
  await act(async () => code.resolve({ default: Person }));
  const list = await screen.findByLabelText<HTMLSelectElement>('Tipo');
  await waitFor(() => expect(list.value).toBe('Progettista'));
});

it('keys wait for the content of a dialog, too, when it comes after its code', async () => {
  const typed = vi.fn();
  Object.assign(document, { execCommand: typed });
  const content = Promise.withResolvers<void>();
  function Loaded({ onClose }: Props) {
    const [isThere, setThere] = useState(false);
    useEffect(() => void content.promise.then(() => setThere(true)), []);
    if (isThere) return <Area onClose={onClose} />;
    return (
      <DialogFrame title="Superficie" onClose={onClose}>
        <AwaitedField />
      </DialogFrame>
    );
  }
  const code = Promise.withResolvers<{ default: typeof Loaded }>();
  const opener = open(() => code.promise);
  fireEvent.keyDown(opener, { key: '3' });
  await act(async () => code.resolve({ default: Loaded }));
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Chiudi' }), { key: '5' });
  expect(pressed).toEqual([]);
  await act(async () => content.resolve());
  await waitFor(() => expect(pressed).toEqual(['3', '5']));
  expect(typed.mock.calls).toEqual([
    ['insertText', false, '3'],
    ['insertText', false, '5'],
  ]);
});

it('a dialog without a place of its own has what is typed while the screen waits for it', async () => {
  const typed = vi.fn();
  Object.assign(document, { execCommand: typed });
  const texts = Promise.withResolvers<void>();
  const Unplaced = ({ onClose }: Props) => {
    use(texts.promise);
    return <Area onClose={onClose} />;
  };
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Apri
        </button>
        {isOpen && <Unplaced onClose={() => setOpen(false)} />}
      </>
    );
  }
  pressed.length = 0;
  render(
    <MemoryRouter>
      <ScreenPlace>
        <Screen />
      </ScreenPlace>
    </MemoryRouter>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apri' })));
  fireEvent.keyDown(document.body, { key: '7' });
  await act(async () => texts.resolve());
  await waitFor(() => expect(pressed).toEqual(['7']));
  expect(typed.mock.calls).toEqual([['insertText', false, '7']]);
});

it('a screen that comes for the first time keeps no keys', async () => {
  const Coming = () => use(new Promise<never>(() => {}));
  const heard = vi.fn();
  await act(async () => {
    render(
      <MemoryRouter>
        <ScreenPlace>
          <Coming />
        </ScreenPlace>
      </MemoryRouter>,
    );
  });
  document.body.addEventListener('keydown', heard, { once: true });
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(heard).toHaveBeenCalledOnce();
});

it('shortcuts go where they always go', () => {
  const opener = open(() => new Promise(() => {}));
  fireEvent.keyDown(opener, { key: 's', ctrlKey: true });
  expect(pressed).toEqual(['below s']);
});

it('keys for a dialog that does not come reach nothing else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = Promise.withResolvers<{ default: typeof Area }>();
  const opener = open(() => code.promise);
  fireEvent.keyDown(opener, { key: 'x' });
  await act(async () => code.reject(new Error('gone')));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(pressed).toEqual([]);
});

it('a dialog whose code is there takes the focus within the press', async () => {
  const AreaDialog = lazyDialog(async () => ({ default: Area }));
  AreaDialog.preload();
  await act(async () => {});
  render(<AreaDialog onClose={() => {}} />);
  expect(document.activeElement).toBe(screen.getByLabelText('m²'));
});

it('Tab goes around in a dialog, back and forth', () => {
  render(<Area onClose={() => {}} />);
  const layer = screen.getByRole('dialog');
  const [close, field] = [screen.getByRole('button', { name: 'Chiudi' }), screen.getByLabelText('m²')];
  fireEvent.keyDown(field, { key: 'Tab' });
  expect(document.activeElement).toBe(close);
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(field);
  expect([nextStop(layer, false), nextStop(layer, true)]).toEqual([close, close]);
});
