import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '#web/components/button.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';

/** Saves when "Salva" is pressed, until the test says how it ended. */
function Work() {
  const [changes, setChanges] = useState(1);
  const [saving, setSaving] = useState(false);
  const end = (left: number) => () => {
    setSaving(false);
    setChanges(left);
  };
  return (
    <>
      <button type="button" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={end(0)}>
        salvato
      </button>
      <button type="button" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={end(1)}>
        fallito
      </button>
      <SaveBar start={<Button>Indietro</Button>}>
        <Button variant="primary" busy={saving} disabled={changes === 0} onClick={() => setSaving(true)}>
          Salva
        </Button>
      </SaveBar>
      <Button>Dopo</Button>
    </>
  );
}

const bar = () => screen.getByRole('region', { name: 'Azioni' });
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

describe('the bar of work in progress', () => {
  const save = async () => {
    const user = userEvent.setup();
    render(<Work />);
    await user.click(button('Salva'));
    return user;
  };

  it('has the focus of a button that goes off while it is pressed', async () => {
    const user = await save();
    expect(focused()).toBe(bar());
    await user.click(button('salvato'));
    expect(focused()).toBe(bar());
    await user.tab();
    expect(focused()).toBe(button('Indietro'));
  });

  it('gives the focus back to the button once it is on again', async () => {
    const user = await save();
    await user.click(button('fallito'));
    expect(focused()).toBe(button('Salva'));
  });

  it('takes no focus that went elsewhere meanwhile', async () => {
    const user = await save();
    await user.click(button('Dopo'));
    await user.click(button('fallito'));
    expect(focused()).toBe(button('Dopo'));
  });

  it('takes no focus that left its button before the button went off', async () => {
    const user = userEvent.setup();
    render(<Work />);
    button('Salva').focus();
    await user.click(document.body);
    fireEvent.click(button('Salva'));
    expect(button('Salva')).toHaveProperty('disabled', true);
    expect(focused()).toBe(document.body);
  });

  it('takes no focus from a button that stays on', async () => {
    const user = userEvent.setup();
    render(<Work />);
    await user.click(button('Indietro'));
    expect(focused()).toBe(button('Indietro'));
  });
});
