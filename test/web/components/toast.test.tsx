import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { ToastProvider } from '#web/components/toast.tsx';
import { type Toast, useToast } from '#web/lib/use-toast.ts';

function Screen({ toast }: { toast: Toast }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>Archivia</Button>;
}

/** A button that goes with what it removes. */
function Removable() {
  const show = useToast();
  const [isGone, setGone] = useState(false);
  const remove = () => {
    setGone(true);
    show({ text: 'Prodotto tolto', onUndo: () => setGone(false) });
  };
  return isGone ? null : <Button onClick={remove}>Togli</Button>;
}

async function show(toast: Toast) {
  const { timer, pass } = handTimer();
  const at = (page: string) => (
    <ToastProvider timer={timer} page={page}>
      <main id="content" tabIndex={-1}>
        <Screen toast={toast} />
      </main>
    </ToastProvider>
  );
  const { rerender } = render(at('/preventivi'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Archivia' }));
  return {
    user,
    pass: (milliseconds: number) => act(() => pass(milliseconds)),
    goTo: (page: string) => rerender(at(page)),
  };
}

describe('a message', () => {
  it('is announced and goes after 4 seconds', async () => {
    const { pass } = await show({ text: 'Preventivo archiviato' });
    expect(screen.getByRole('status').textContent).toBe('Preventivo archiviato');
    pass(3_999);
    expect(screen.queryByRole('status')).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('waits while the pointer is on it', async () => {
    const { user, pass } = await show({ text: 'Preventivo archiviato' });
    await user.hover(screen.getByRole('status'));
    pass(10_000);
    expect(screen.queryByRole('status')).not.toBeNull();
  });

  it('waits while the focus is in it, wherever the pointer goes', async () => {
    const { user, pass } = await show({ text: 'Preventivo archiviato', onUndo: () => {} });
    await user.hover(screen.getByRole('status'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
    await user.unhover(screen.getByRole('status'));
    await user.tab();
    pass(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    await user.tab();
    pass(10_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('gives the focus back to where it was when it is undone or dismissed by its buttons', async () => {
    for (const name of ['Annulla', 'Chiudi avviso']) {
      const { user } = await show({ text: 'Preventivo archiviato', onUndo: () => {} });
      const opener = screen.getByRole('button', { name: 'Archivia' });
      expect(document.activeElement).toBe(opener);
      await user.click(screen.getByRole('button', { name }));
      expect(document.activeElement).toBe(opener);
      cleanup();
    }
  });

  it('gives it back also after the focus moved within it', async () => {
    const { user } = await show({ text: 'Preventivo archiviato', onUndo: () => {} });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archivia' }));
  });

  it('gives the focus to the screen when what had it before is gone', async () => {
    const user = userEvent.setup();
    render(
      <ToastProvider>
        <main id="content" tabIndex={-1}>
          <Removable />
        </main>
      </ToastProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Togli' }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves the focus where it is when it is undone by a key', async () => {
    const { user } = await show({ text: 'Preventivo archiviato', onUndo: () => {} });
    await user.keyboard('{Control>}z{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archivia' }));
  });

  it('offers to undo, for 10 seconds', async () => {
    const onUndo = vi.fn();
    const { user, pass } = await show({ text: 'Preventivo archiviato', onUndo });
    pass(9_999);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is undone by a key while it stands, not in a field, where the key takes back what was typed', async () => {
    const onUndo = vi.fn();
    const { user } = await show({ text: 'Preventivo archiviato', onUndo });
    render(<input aria-label="Nome" />);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).not.toHaveBeenCalled();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('goes with the screen it was about', async () => {
    const { goTo } = await show({ text: 'Non ho salvato', tone: 'err' });
    goTo('/preventivi/nuovo');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that can be undone stays on the next screen', async () => {
    const { goTo } = await show({ text: 'Preventivo archiviato', onUndo: () => {} });
    goTo('/preventivi/nuovo');
    expect(screen.queryByRole('status')).not.toBeNull();
  });

  it('stays until dismissed when something failed', async () => {
    const { user, pass } = await show({ text: 'Non ho salvato', tone: 'err' });
    pass(60_000);
    expect(screen.getByRole('alert').textContent).toBe('Non ho salvato');
    await user.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a message and a dialog', () => {
  function Both() {
    const show = useToast();
    const [isOpen, setOpen] = useState(false);
    const say = (text: string) => () => show({ text });
    return (
      <>
        <Button onClick={say('Fatto')}>Archivia</Button>
        <Button onClick={() => setOpen(true)}>Apri</Button>
        {isOpen && (
          <DialogFrame title="Modulo" onClose={() => setOpen(false)}>
            <Button onClick={say('Copiato')}>Copia</Button>
            <Button
              onClick={() => {
                say('Salvato')();
                setOpen(false);
              }}
            >
              Salva
            </Button>
          </DialogFrame>
        )}
      </>
    );
  }

  async function opened() {
    const { timer, pass } = handTimer();
    render(
      <ToastProvider timer={timer}>
        <Both />
      </ToastProvider>,
    );
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    return { press, pass: (milliseconds: number) => act(() => pass(milliseconds)) };
  }

  it('that opens after it hides it, and gives it back its time afterwards', async () => {
    const { press, pass } = await opened();
    await press('Archivia');
    await press('Apri');
    expect(screen.queryByRole('status')).toBeNull();
    pass(60_000);
    await press('Chiudi');
    expect(screen.getByRole('status').textContent).toBe('Fatto');
    pass(4_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that says it itself has it at its top; what it says as it closes is told as ever', async () => {
    const { press } = await opened();
    const toast = () => screen.getByRole('status').parentElement;
    await press('Apri');
    await press('Copia');
    expect(toast()?.className).toContain('in-dialog');
    await press('Salva');
    expect([toast()?.textContent, toast()?.className.includes('in-dialog')]).toEqual(['Salvato', false]);
    await press('Apri');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
