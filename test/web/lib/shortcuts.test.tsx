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

  it('of one letter can be turned off', async () => {
    setSingleLetters(false);
    const { user, onNew } = open();
    await user.keyboard('n');
    expect(onNew).not.toHaveBeenCalled();
  });
});
