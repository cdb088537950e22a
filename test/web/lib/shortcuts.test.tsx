import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setSingleLetters, useShortcut } from '#web/lib/shortcuts.ts';

function Screen({ onNew, onSave }: { onNew: () => void; onSave: () => void }) {
  useShortcut('n', 'Nuovo', onNew);
  useShortcut('mod+s', 'Salva', onSave);
  return <input aria-label="Nome" />;
}

function open() {
  const onNew = vi.fn();
  const onSave = vi.fn();
  render(<Screen onNew={onNew} onSave={onSave} />);
  return { user: userEvent.setup(), onNew, onSave };
}

describe('a shortcut', () => {
  it('acts on its key', async () => {
    const { user, onNew } = open();
    await user.keyboard('n');
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('of one letter sleeps while somebody types, Ctrl+S does not', async () => {
    const { user, onNew, onSave } = open();
    await user.click(screen.getByLabelText('Nome'));
    await user.keyboard('n{Control>}s{/Control}');
    expect(onNew).not.toHaveBeenCalled();
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('takes the last thing back where nothing is typed: also in a select or a tick', async () => {
    const onUndo = vi.fn();
    function Fields() {
      useShortcut('mod+z', 'Annulla', onUndo);
      return (
        <>
          <select aria-label="Fascia" />
          <input aria-label="Spunta" type="checkbox" />
          <input aria-label="Nome" />
          <textarea aria-label="Nota" />
        </>
      );
    }
    render(<Fields />);
    const user = userEvent.setup();
    const undone = async (field: string) => {
      onUndo.mockClear();
      screen.getByLabelText(field).focus();
      await user.keyboard('{Control>}z{/Control}');
      return onUndo.mock.calls.length;
    };
    expect(await undone('Fascia')).toBe(1);
    expect(await undone('Spunta')).toBe(1);
    expect(await undone('Nome')).toBe(0);
    expect(await undone('Nota')).toBe(0);
  });

  it('of one letter can be turned off', async () => {
    setSingleLetters(false);
    const { user, onNew } = open();
    await user.keyboard('n');
    expect(onNew).not.toHaveBeenCalled();
  });
});
