import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { pushModal } from '#web/components/push-modal.ts';
import { TextField } from '#web/components/text-field.tsx';

type Props = { unsaved?: boolean; busy?: boolean; onSubmit?: () => void };

function Screen({ unsaved, busy, onSubmit }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      {open && (
        <Dialog
          title="Modifica dettagli"
          context="Casa Mengoni"
          unsaved={unsaved}
          busy={busy}
          onClose={() => setOpen(false)}
          onSubmit={onSubmit}
          footer={
            <>
              <CancelButton />
              <Button type="submit">Aggiorna</Button>
            </>
          }
        >
          <TextField label="Nome" required defaultValue="Casa" />
          <TextField label="Località" required />
        </Dialog>
      )}
    </>
  );
}

/** The opener of the dialog goes away, as the row of a deleted object does. */
function Opener({ isThere }: { isThere: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {isThere && <Button onClick={() => setOpen(true)}>Apri</Button>}
      {open && (
        <Dialog title="Elimina" onClose={() => setOpen(false)} footer={<CancelButton />}>
          <p>Per sempre</p>
        </Dialog>
      )}
    </main>
  );
}

/** A part of the dialog takes the focus before the dialog does, as a picker of colours does. */
function Eager() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      {open && (
        <Dialog title="Colore" onClose={() => setOpen(false)} footer={<CancelButton />}>
          <EagerField />
        </Dialog>
      )}
    </>
  );
}

function EagerField() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input aria-label="Codice" ref={field} />;
}

/** The screen, as the page has it. */
const below = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no screen.');
  return root;
};

async function open(props: Props = {}) {
  const container = Object.assign(document.createElement('div'), { id: 'root' });
  render(<Screen {...props} />, { container: document.body.appendChild(container) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog', { name: 'Modifica dettagli' });
  return user;
}

const styles = (file: string) => readFileSync(join('web', file), 'utf8');

/** The largest width that the style sheet gives a dialog, by its rule. */
function widths() {
  const tokens = new Map(
    [...styles('styles/tokens.css').matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const rules = styles('components/dialog.css').matchAll(
    /^ {2}(\S+) \{[^}]*?max-width: var\((--[\w-]+)\);/gm,
  );
  return new Map([...rules].map(([, rule, token]) => [rule, tokens.get(token)]));
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('gives the focus back to its opener, also where a part of it took the focus first', async () => {
  const user = userEvent.setup();
  render(<Eager />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Codice' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }));
});

describe('a dialog', () => {
  it('is at most 600 wide unless stated otherwise [SHL-060]', async () => {
    await open();
    expect(screen.getByRole('dialog').className).toBe('dialog d600');
  });

  it.each([400, 500, 600, 700, 800])('is drawn %i wide at most where that is stated [SHL-060]', (width) => {
    const drawn = widths();
    expect(drawn.get(`.dialog.d${width}`) ?? drawn.get('.dialog')).toBe(`${width}px`);
  });

  it('gives the focus to the screen where what opened it is gone', async () => {
    const { rerender } = render(<Opener isThere />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    rerender(<Opener isThere={false} />);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await isGone();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('starts at the first empty required field', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Località/)));
  });

  it('starts at the chosen one of radio buttons, and at the first where none is chosen', () => {
    const sides = (chosen?: string) => (
      <Dialog title="Versioni" onClose={() => {}}>
        {['Mia', 'Loro'].map((side) => (
          <input key={side} type="radio" name="side" aria-label={side} defaultChecked={side === chosen} />
        ))}
      </Dialog>
    );
    const { unmount } = render(sides('Loro'));
    expect(document.activeElement).toBe(screen.getByLabelText('Loro'));
    unmount();
    render(sides());
    expect(document.activeElement).toBe(screen.getByLabelText('Mia'));
  });

  it('takes the keys from the moment it is there', async () => {
    const starts: (Element | null)[] = [];
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('dialog')) starts.push(document.activeElement);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await open();
    watch.disconnect();
    expect(new Set(starts)).toEqual(new Set([screen.getByLabelText(/Località/)]));
  });

  it('closes with Escape and gives the focus back to what opened it', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }));
  });

  it('closed without what was typed, gives the focus back to what opened it', async () => {
    const user = await open({ unsaved: true });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    await isGone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }));
  });

  it('hides from readers what lies below, as long as it is open', async () => {
    const user = await open();
    expect(below().getAttribute('aria-hidden')).toBe('true');
    await user.keyboard('{Escape}');
    await isGone();
    expect(below().getAttribute('aria-hidden')).toBeNull();
  });

  it('keeps the focus where something gives it to what lies below', async () => {
    await open();
    const name = screen.getByLabelText(/Nome/);
    name.focus();
    below().querySelector('button')?.focus();
    expect(document.activeElement).toBe(name);
  });

  it('takes the focus that comes to what lies below from elsewhere', async () => {
    await open();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    below().querySelector('button')?.focus();
    expect(document.activeElement).toBe(screen.getByLabelText(/Località/));
  });

  it('leaves nothing below with the focus where nothing of it can take it, as while it saves', async () => {
    await open();
    const empty = document.body.appendChild(document.createElement('div'));
    const release = pushModal(empty);
    below().querySelector('button')?.focus();
    expect(document.activeElement).toBe(document.body);
    release();
    empty.remove();
  });

  it('is cancelled at once when nothing changed', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await isGone();
  });

  it('submits with Enter', async () => {
    const onSubmit = vi.fn();
    const user = await open({ onSubmit });
    await user.type(screen.getByLabelText(/Località/), 'Imola{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('asks before it loses something, and stays when told so', async () => {
    const user = await open({ unsaved: true });
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere e perdere le modifiche?' });
    expect(question.textContent).toContain('Quello che hai cambiato in questa finestra va perso.');
    await user.click(screen.getByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it.each(['Chiudi', 'Annulla'])('leaves when told so after "%s"', async (name) => {
    const user = await open({ unsaved: true });
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    await isGone();
  });

  it.each([
    ['asks before the tab is closed when something would be lost', true],
    ['lets the tab be closed when nothing would be lost', false],
  ])('%s', async (_, unsaved) => {
    await open({ unsaved });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(unsaved);
  });

  it('cannot be closed while it saves', async () => {
    const user = await open({ busy: true });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Annulla' }).disabled).toBe(true);
    expect(screen.getByLabelText(/Nome/).closest('fieldset')?.disabled).toBe(true);
  });
});

describe('a confirm of something destructive', () => {
  it('starts at cancel and names its object', async () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        danger
        title="Elimina il preventivo?"
        action="Elimina preventivo"
        onConfirm={onConfirm}
        onCancel={() => {}}
      >
        Casa Mengoni
      </ConfirmDialog>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' })));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Elimina preventivo' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

it('a confirm that cannot be done yet is not sent by Enter', async () => {
  const onConfirm = vi.fn();
  const dialog = (disabled: boolean) => (
    <ConfirmDialog
      title="Rinomina?"
      action="Rinomina"
      disabled={disabled}
      onConfirm={onConfirm}
      onCancel={() => {}}
    >
      <input aria-label="Nome" />
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nome'), '{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  rerender(dialog(false));
  await user.type(screen.getByLabelText('Nome'), '{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
