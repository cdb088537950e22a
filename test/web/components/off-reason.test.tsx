import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';

const reason = 'Aggiungi almeno un prodotto';
const tip = () => screen.queryByRole('tooltip');

describe('a button that is off for a reason', () => {
  it('does nothing, and says the reason, until something else is pressed', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Button disabledReason={reason} onClick={onClick}>
          Crea
        </Button>
        <p>Accanto</p>
      </>,
    );
    const user = userEvent.setup();
    expect(tip()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crea' }));
    expect(tip()?.textContent).toBe(reason);
    expect(onClick).not.toHaveBeenCalled();
    // Some devices give a tapped button no focus that the next press could take.
    fireEvent.pointerDown(screen.getByText('Accanto'));
    expect(tip()).toBeNull();
  });

  it('is reached by Tab, says the reason there, and Escape takes the reason away alone', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Conferma" onClose={onClose}>
        <IconButton icon="pencil" label="Modifica" disabledReason={reason} />
        <input aria-label="Nome" />
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.tab({ shift: true });
    const button = screen.getByRole('button', { name: 'Modifica' });
    expect(document.activeElement).toBe(button);
    expect(tip()?.textContent).toBe(reason);
    await user.keyboard('{Escape}');
    expect(tip()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends no form, neither pressed nor by Enter in a field', async () => {
    const onSubmit = vi.fn();
    render(
      <Dialog
        title="Nuovo"
        footer={<SubmitButtons disabledReason={reason}>Crea</SubmitButtons>}
        onSubmit={onSubmit}
        onClose={() => {}}
      >
        <input aria-label="Nome" />
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Nome'), 'Casa{Enter}');
    expect(tip()?.textContent).toBe(reason);
    await user.click(screen.getByRole('button', { name: 'Crea' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says nothing more once the reason is gone, nor when it comes back', async () => {
    function Toggled() {
      const [isOff, setOff] = useState(true);
      return (
        <>
          <Button disabledReason={isOff && reason}>Crea</Button>
          {/* A change without a press: the reason goes as somebody else's save arrives. */}
          <input aria-label="Nome" onKeyDown={() => setOff(!isOff)} />
        </>
      );
    }
    render(<Toggled />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Crea' }));
    const press = () =>
      screen.getByLabelText('Nome').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(tip()).not.toBeNull();
    act(() => void press());
    expect(tip()).toBeNull();
    act(() => void press());
    expect(tip()).toBeNull();
  });

  it('has the reason as its title, for a pointer and a reader', () => {
    render(<IconButton icon="pencil" label="Modifica" disabledReason={reason} />);
    const button = screen.getByRole('button', { name: 'Modifica' });
    expect([button.title, button.getAttribute('aria-disabled')]).toEqual([reason, 'true']);
  });
});
