import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrimeReactProvider } from 'primereact/api';
import { expect, it, vi } from 'vitest';
import { Menu } from '#web/components/menu.tsx';
import { primeOptions } from '#web/components/prime.ts';
import { topmostClose } from '#web/lib/close-on-back.ts';

it('a menu is closed by a press elsewhere, not by one on its button or in it', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <PrimeReactProvider value={primeOptions}>
      <p>Altrove</p>
      <Menu
        label="Azioni"
        items={[{ label: 'Elimina', onSelect }]}
        trigger={(props) => (
          <button type="button" {...props}>
            Apri
          </button>
        )}
      />
    </PrimeReactProvider>,
  );
  const button = screen.getByRole('button', { name: 'Apri' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByText('Altrove'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('an open menu is closed by the way back of the browser, and its button has the focus', async () => {
  const user = userEvent.setup();
  render(
    <PrimeReactProvider value={primeOptions}>
      <Menu
        label="Azioni"
        items={[{ label: 'Elimina', onSelect: () => {} }]}
        trigger={(props) => (
          <button type="button" {...props}>
            Apri
          </button>
        )}
      />
    </PrimeReactProvider>,
  );
  expect(topmostClose()).toBeUndefined();
  const button = screen.getByRole('button', { name: 'Apri' });
  await user.click(button);
  await user.keyboard('{ArrowDown}');
  act(() => topmostClose()?.());
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  expect(topmostClose()).toBeUndefined();
});
