import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { QuotationUpdate } from '#shared/editing/changes.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation, Revision } from '#shared/schemas/quotation.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { ToastProvider } from '#web/components/toast.tsx';
import QuotationPage from '#web/features/quotations/view/quotation-page.tsx';
import { ColoursDocument, ProductDocument } from '#web/graphql/common.ts';
import {
  QuotationDocument,
  QuotationRevisionDocument,
  QuotationRevisionsDocument,
  UpdateQuotationDocument,
} from '#web/graphql/quotations.ts';
import { type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

vi.mock('#web/lib/graphql.ts', () => ({ request: vi.fn(), onSessionOver: vi.fn() }));
vi.mock('#web/lib/session.ts', () => ({ useUser: vi.fn() }));
// DOMPurify needs more of a browser than happy-dom has.
vi.mock('dompurify', () => ({
  default: { addHook: () => {}, sanitize: (html: string) => html.replace(/<script.*<\/script>/, '') },
}));

// The check for visible elements takes most of the time of a query by role.
configure({ defaultHidden: true });

export type Answers = {
  quotation: Quotation;
  /** The answer to a save; a rejection is its failure. */
  update: (input: QuotationUpdate, quotation: Quotation) => Quotation | Promise<Quotation>;
  product: () => unknown;
  colours: readonly PublishedColour[];
  revisions: () => readonly Omit<Revision, 'pricelist'>[];
  earlier: (revision: number) => Quotation;
  /** Answers to all other requests. */
  others: (document: unknown, variables: unknown) => unknown;
};

type Variables = { id?: string; revision?: number; input?: QuotationUpdate };

/** The server of one test: it answers, keeps saved quotations and records the inputs. */
export function aServer(answers: Partial<Answers> & Pick<Answers, 'quotation'>) {
  const server = {
    saved: [] as QuotationUpdate[],
    asked: [] as { document: string; variables: unknown }[],
    quotation: answers.quotation,
    update: answers.update ?? saveHeader,
  };
  const answer = async (document: unknown, variables: Variables = {}) => {
    server.asked.push({ document: String(document), variables });
    if (document === QuotationDocument) return { quotation: server.quotation };
    if (document === ColoursDocument) return { colours: answers.colours ?? [] };
    if (document === QuotationRevisionsDocument && answers.revisions)
      return { quotationRevisions: answers.revisions() };
    if (document === QuotationRevisionDocument && answers.earlier)
      return { quotationRevision: answers.earlier(variables.revision ?? 0) };
    if (document === ProductDocument) {
      if (!answers.product) throw new GraphqlFailure('not-found');
      return { product: answers.product() };
    }
    if (document === UpdateQuotationDocument && variables.input) {
      server.saved.push(variables.input);
      server.quotation = await server.update(variables.input, server.quotation);
      return { updateQuotation: server.quotation };
    }
    if (answers.others) return answers.others(document, variables);
    throw new Error('No answer prepared');
  };
  vi.mocked(request).mockImplementation(answer as never);
  return server;
}

/** A server that answers nothing but this failure. */
export const aRefusingServer = (code: FailureCode) =>
  vi.mocked(request).mockRejectedValue(new GraphqlFailure(code));

/** The answer has the rows of before: after its own save, the screen does not depend on them. */
function saveHeader(input: QuotationUpdate, quotation: Quotation): Quotation {
  const { selectedProducts, selectedIncidences, ...header } = input;
  return { ...quotation, ...header, revision: quotation.revision + 1, updatedAt: '2026-11-20T08:42:00.000Z' };
}

export function signIn(changes: Parameters<typeof sessionUserWith>[0] = {}) {
  const user = sessionUserWith(changes);
  vi.mocked(useUser).mockReturnValue(user);
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

export const totalRow = () => textOf(screen.getByText('Totale', { selector: '.lab' }).closest('tr'));

export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Salva modifiche/ });

export const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map((item) => textOf(item));
};
