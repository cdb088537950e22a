import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { resizeWindow } from '#test/support/window-size.ts';
import { Button } from '#web/components/button.tsx';
import { type HeadAction, HeadActions } from '#web/components/head-actions.tsx';

const onSelect = vi.fn();
const actions: HeadAction[] = [
  { label: 'Cronologia', icon: 'history', onSelect },
  { label: 'Duplica', icon: 'copy', onSelect: () => {}, disabled: true },
];
const open = (changed: readonly HeadAction[] = actions) =>
  render(<HeadActions first={<Button>Nuovo preventivo</Button>} actions={changed} />);
const buttons = () => screen.getAllByRole('button').map((one) => one.textContent || one.title);

describe('the actions in the head of a screen', () => {
  it('are buttons where there is room', async () => {
    open();
    expect(buttons()).toEqual(['Nuovo preventivo', 'Cronologia', 'Duplica']);
    expect(screen.getByRole('button', { name: 'Duplica' })).toHaveProperty('disabled', true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cronologia' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('are one menu beside the first on a phone, without those that cannot be done now', async () => {
    resizeWindow('phone');
    onSelect.mockClear();
    open();
    expect(buttons()).toEqual(['Nuovo preventivo', 'Altre azioni']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Cronologia']);
    await user.click(screen.getByRole('menuitem', { name: 'Cronologia' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('say on a phone that one of them is under way', () => {
    resizeWindow('phone');
    open([{ label: 'Traduci', icon: 'language', onSelect, busy: true }]);
    expect(screen.getByRole('button', { name: 'Altre azioni' }).getAttribute('aria-busy')).toBe('true');
  });
});
