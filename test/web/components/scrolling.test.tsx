import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Scrolling } from '#web/components/scrolling.tsx';

it('a text that scrolls is reached with Tab, and readers hear its name and its role', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Scrolling className="product-uses" label="Dove è usato">
        Tinte
      </Scrolling>
      <Scrolling as="ul" className="repair-moved" label="Utenti">
        <li>Anna</li>
      </Scrolling>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dove è usato' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Utenti' }));
});
