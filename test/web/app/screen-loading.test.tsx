import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

it('has a main part and a heading while the code of a screen arrives', async () => {
  // Another file may have loaded the screens of the application.
  const { AppRoutes } =
    await vi.importActual<typeof import('#web/app/routes.tsx')>('#web/app/routes.tsx?anew');
  render(
    <MemoryRouter initialEntries={['/login']}>
      <AppRoutes />
    </MemoryRouter>,
  );
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1, name: 'Caricamento' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: /^(?!Caricamento)/ })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
