import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen, ScreenBoundary } from '#web/app/lazy-screen.tsx';

function open(broken: ReactNode) {
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/">Elenco</Link>
      <ScreenBoundary>
        <Suspense>
          <Routes>
            <Route path="/broken" element={broken} />
            <Route path="/" element={<h1>Preventivi</h1>} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  // React tells the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('shows a screen that could not be loaded once it is tried again', async () => {
  const arriving = Promise.withResolvers<{ default: () => ReactNode }>();
  const load = vi
    .fn(() => arriving.promise)
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const Products = lazyScreen<object>(load);
  open(<Products />);
  expect(await screen.findByText('Manca la connessione. Controlla la rete e riprova.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  arriving.resolve({ default: () => <h1>Prodotti</h1> });
  expect(await screen.findByRole('heading', { name: 'Prodotti' })).toBeTruthy();
});

it('says that a screen has failed, never goes blank, and shows the next one', async () => {
  const Broken = () => {
    throw new Error('a defect');
  };
  open(<Broken />);
  expect(screen.getByRole('heading', { name: 'Questa pagina non si è aperta' })).toBeTruthy();
  expect(screen.getByText("C'è un problema da parte nostra. Riprova tra poco.")).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Elenco' }));
  expect(await screen.findByRole('heading', { name: 'Preventivi' })).toBeTruthy();
});
