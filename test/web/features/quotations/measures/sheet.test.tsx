import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import { aServer, openMenu, signIn } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures } from './open-measures.tsx';

vi.mock('#web/lib/in-new-tab.ts', () => ({ inNewTab: vi.fn((address: () => Promise<string>) => address()) }));
vi.mock('#web/lib/save-spreadsheet.ts', () => ({ saveSpreadsheet: vi.fn() }));
vi.mock('#web/lib/configuration.ts', () => ({
  currentConfiguration: () => ({ functionsEndpoint: 'https://functions', hostingUrl: 'https://web' }),
}));

beforeEach(() => {
  signIn();
});

const quotation = aMeasured(someMeasures([aRoom()]));

it('is a PDF and a spreadsheet in three languages, saved first [MEA-041, MEA-043]', async () => {
  const server = aServer({
    quotation,
    others: () => ({ createDownloadTicket: { ticket: 't1' } }),
  });
  const { user } = await openMeasures();
  await user.type(field('Lunghezza di Soffitto'), '+1');
  expect(await openMenu(user, 'Foglio misure')).toHaveLength(6);
  await user.click(screen.getByRole('menuitem', { name: 'PDF in tedesco' }));
  await waitFor(() => expect(server.saved).toHaveLength(1));
  const address = new URL(String(await vi.mocked(inNewTab).mock.results[0]?.value));
  expect(address.pathname).toBe('/downloadPDF');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: quotation.id,
    of: 'measures',
    lang: 'de',
    ticket: 't1',
  });
  await waitFor(() => expect(button('Foglio misure').disabled).toBe(false));
  await openMenu(user, 'Foglio misure');
  await user.click(screen.getByRole('menuitem', { name: 'Excel in italiano' }));
  await waitFor(() => expect(saveSpreadsheet).toHaveBeenCalledOnce());
  expect(vi.mocked(saveSpreadsheet).mock.calls[0]?.[0]).toBe(
    `https://functions/downloadXLS?q=${quotation.id}&of=measures&lang=it&xls=true`,
  );
  expect(vi.mocked(saveSpreadsheet).mock.calls[0]?.[1]).toMatch(/, misure\.xlsx$/);
});
