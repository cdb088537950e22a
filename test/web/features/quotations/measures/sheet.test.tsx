import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aServer, openMenu, signIn } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures } from './open-measures.tsx';

beforeEach(() => {
  signIn();
});

const quotation = aMeasured(someMeasures([aRoom()]));
const choose = async (user: Awaited<ReturnType<typeof openMeasures>>['user'], name: string) => {
  expect(await openMenu(user, 'Foglio misure')).toHaveLength(6);
  await user.click(screen.getByRole('menuitem', { name }));
};

it('is a PDF in three languages, once pending changes are saved [MEA-041]', async () => {
  const server = aServer({ quotation, others: () => ({ createDownloadTicket: { ticket: 't1' } }) });
  const { user } = await openMeasures();
  const tab = { opener: {}, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await user.type(field('Lunghezza di Soffitto'), '+1');
  await choose(user, 'PDF in tedesco');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  expect(server.saved).toHaveLength(1);
  const address = new URL(String(tab.location.replace.mock.calls[0]?.[0]));
  expect(address.pathname).toMatch(/\/downloadPDF$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ q: quotation.id, of: 'measures', lang: 'de', ticket: 't1' },
  });
});

it('is a spreadsheet in three languages under a name that says measures [MEA-043]', async () => {
  aServer({ quotation });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await openMeasures();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(btoa('PK')));
  await choose(user, 'Excel in italiano');
  await waitFor(() => expect(names).toHaveLength(1));
  expect(names[0]).toMatch(/, misure\.xlsx$/);
  const address = new URL(String(fetched.mock.calls[0]?.[0]));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ q: quotation.id, of: 'measures', lang: 'it', xls: 'true' },
  });
  await waitFor(() => expect(button('Foglio misure').disabled).toBe(false));
});
