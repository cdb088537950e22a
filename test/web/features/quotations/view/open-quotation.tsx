import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { QuotationUpdate } from '#shared/editing/changes.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation, Revision } from '#shared/schemas/quotation.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { answerWith } from '#test/support/stub-transport.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import QuotationPage from '#web/features/quotations/view/quotation-page.tsx';
import { type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { keepUser } from '#web/lib/session.ts';

export type Answers = {
  quotation: Quotation;
  /** The answer to a save; a rejection is its failure. */
  update: (input: QuotationUpdate, quotation: Quotation) => Quotation | Promise<Quotation>;
  product: () => unknown;
  colours: readonly PublishedColour[];
  revisions: () => readonly Omit<Revision, 'pricelist'>[];
  earlier: (revision: number) => Quotation;
  /** Answers to all other requests. */
  others: (operation: string, variables: unknown) => unknown;
};

type Variables = { id?: string; revision?: number; input?: QuotationUpdate };

/** The server of one test: it answers, keeps saved quotations and records the inputs. */
export function aServer(answers: Partial<Answers> & Pick<Answers, 'quotation'>) {
  const server = {
    saved: [] as QuotationUpdate[],
    asked: [] as { operation: string; variables: unknown }[],
    quotation: answers.quotation,
    update: answers.update ?? saveHeader,
  };
  const answer = async (operation: string, variables: Variables) => {
    server.asked.push({ operation, variables });
    if (operation === 'Quotation') return { quotation: server.quotation };
    if (operation === 'Colours') return { colours: answers.colours ?? [] };
    if (operation === 'QuotationRevisions' && answers.revisions)
      return { quotationRevisions: answers.revisions() };
    if (operation === 'QuotationRevision' && answers.earlier)
      return { quotationRevision: answers.earlier(variables.revision ?? 0) };
    if (operation === 'Product') {
      if (!answers.product) throw new GraphqlFailure('not-found');
      return { product: answers.product() };
    }
    if (operation === 'UpdateQuotation' && variables.input) {
      server.saved.push(variables.input);
      server.quotation = await server.update(variables.input, server.quotation);
      return { updateQuotation: server.quotation };
    }
    if (answers.others) return answers.others(operation, variables);
    throw new Error('No answer prepared');
  };
  answerWith(answer);
  return server;
}

/** A server that answers nothing but this failure. */
export const aRefusingServer = (code: FailureCode) =>
  answerWith(() => {
    throw new GraphqlFailure(code);
  });

/** The answer has the rows of before: after its own save, the screen does not depend on them. */
function saveHeader(input: QuotationUpdate, quotation: Quotation): Quotation {
  const { selectedProducts, selectedIncidences, ...header } = input;
  return { ...quotation, ...header, revision: quotation.revision + 1, updatedAt: '2026-11-20T08:42:00.000Z' };
}

export function signIn(changes: Parameters<typeof sessionUserWith>[0] = {}) {
  const user = sessionUserWith(changes);
  keepUser(user);
  return user;
}

/** The route of the view and a list to leave to. */
export const QuotationRoutes = () => (
  <Routes>
    <Route path="/preventivi/:id" element={<QuotationPage />} />
    <Route path="/preventivi" element={<p>Elenco</p>} />
    <Route path="*" element={null} />
  </Routes>
);

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}
export const place = () => screen.getByTestId('place').textContent;

export const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Opens /preventivi/q1 without waiting for the quotation. */
export function openScreen(query = '', queries = newQueries()) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={[`/preventivi/q1${query}`]}>
          <QuotationRoutes />
          <Place />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { user, queries };
}

/** Opens /preventivi/q1 and waits for the quotation. */
export async function openQuotation(query = '', queries = newQueries()) {
  const opened = openScreen(query, queries);
  await screen.findByRole('heading', { level: 1, name: /./ });
  await screen.findByRole('table');
  return opened;
}

export const columns = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.trim());

/** The row of a product, by its name. */
export function rowOf(product: string): HTMLElement {
  const row = screen.getByRole('button', { name: product }).closest('tr');
  if (!row) throw new Error(`No row of ${product}`);
  return row;
}

/** A cell of that row, by the head of its column. */
export function cellOf(product: string, column: string): HTMLElement {
  const index = columns().findIndex((head) => head?.endsWith(column));
  const cell = within(rowOf(product)).getAllByRole('cell')[index];
  if (!cell) throw new Error(`No cell ${column}`);
  return cell;
}

/** The text, with one plain blank for blanks of all kinds. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The packages of a row, without what others would save: that comes later. */
export const packsOf = (product: string) => textOf(cellOf(product, 'Confezioni').querySelector('.packs'));

export const totalRow = () => textOf(screen.getByText('Totale', { selector: '.lab' }).closest('tr'));

export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Salva modifiche/ });

export const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map((item) => textOf(item));
};
