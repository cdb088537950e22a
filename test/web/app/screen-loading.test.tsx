import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppRoutes } from '#web/app/routes.tsx';

it('has a main part and a heading while the code of a screen arrives', async () => {
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
