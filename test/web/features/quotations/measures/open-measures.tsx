import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import MeasuresPage from '#web/features/quotations/measures/measures-page.tsx';
import { newQueries } from '../view/open-quotation.tsx';

/** A quotation of one product, with measures. */
export const aMeasured = (measures: Quotation['measures'], changes: Partial<Quotation> = {}) =>
  aQuotation({ selectedProducts: [aRow()], selectedIncidences: [], measures, ...changes });

/** Opens /preventivi/q1/misure and waits for it. */
export async function openMeasures(queries = newQueries()) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/preventivi/q1/misure']}>
          <Routes>
            <Route path="/preventivi/:id/misure" element={<MeasuresPage />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Misure' });
  return { user, queries };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The card of a place. */
export function placeCard(name: string): HTMLElement {
  const list = screen.getByRole('list', { name: 'Ambienti e facciate' });
  const card = within(list).getByRole('button', { name, expanded: true }).closest('li');
  if (!card) throw new Error(`No card of ${name}`);
  return card;
}

/** The names of the places, in their order. */
export const placeNames = () =>
  [...screen.getByRole('list', { name: 'Ambienti e facciate' }).querySelectorAll('h2')].map(
    (head) => head.textContent,
  );
