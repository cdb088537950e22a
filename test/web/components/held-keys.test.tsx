import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
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
