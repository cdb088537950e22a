import { screen, within } from '@testing-library/react';
import type { SaidRow } from '#shared/editing/list-figures.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { searchQuotations } from '#shared/search/search-quotations.ts';
import { aServer } from '#test/support/a-server.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import QuotationsPage from '#web/features/quotations/list/quotations-page.tsx';
import type { QuotationsQueryVariables } from '#web/graphql/quotations.ts';

/** A server that lists these quotations by the rules of the list, and deletes. */
export function aListServer(quotations: readonly (QuotationLight | SaidRow)[] = [aQuotationLight()]) {
  let stored = quotations;
  return aServer({
    Quotations: ({ filter, ...rest }: QuotationsQueryVariables) => ({
      quotations: searchQuotations(
        stored.map((row) => ({ products: null, short: null, total: null, otherPriceList: false, ...row })),
        { ...filter, ...rest },
      ),
    }),
    DeleteQuotation: ({ id }: { id: string }) => {
      stored = stored.filter((quotation) => quotation.id !== id);
      return { deleteQuotation: id };
    },
  });
}

export async function openList(address = '/preventivi') {
  const opened = openScreens(address, { '/preventivi': (timer) => <QuotationsPage timer={timer} /> });
  await screen.findByText(/^\d+–\d+ di|^Nessun preventivo/);
  return opened;
}

/** The names on the page, in order. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => textOf(link));

/** Several quotations, the first the newest. */
export const severalQuotations = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aQuotationLight({
      id: `q${index}`,
      name: `Casa ${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 2, 28) - index * 86_400_000).toISOString(),
    }),
  );
