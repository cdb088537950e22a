import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import type { NamedOffer } from '#web/features/offers/document/offer-file-choice.ts';
import { OfferFilesMenu } from '#web/features/offers/document/offer-files-menu.tsx';
import { setConfiguration } from '#web/lib/configuration.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

/** The files that the browser was given to save: their names, and where they came from. */
function savedFiles(answer = () => new Response(btoa('PK'))) {
  const fetched = vi.fn(async (_address: string) => answer());
  answerElsewhere(fetched);
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { saved, addresses: () => fetched.mock.calls.map(([address]) => address) };
}

const functions = 'https://api.example/functions';
const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  signIn();
  setConfiguration({
    ...{ region: 'eu-south-1', userPoolId: 'p', userPoolClientId: 'c', functionsEndpoint: functions },
    ...{ graphqlEndpoint: 'https://api.example/graphql', liveEndpoint: 'wss://api.example/graphql' },
  });
  vi.stubGlobal('open', () => tab);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const offer: NamedOffer = {
  ...{ id: 'o1', prefix: '', number: 18, year: 2026, language: 'de', customerName: 'Rossi' },
};

function openMenu(options: Partial<Parameters<typeof OfferFilesMenu>[0]> = {}) {
  const server = aServer({ CreateOfferTicket: () => ({ createOfferTicket: { ticket: 't1' } }) });
  const { user } = openScreens('/', { '/': () => <OfferFilesMenu offer={offer} {...options} /> });
  const menu = async () => {
    await user.click(screen.getByRole('button', { name: 'Documento' }));
    return screen.findByRole('menu');
  };
  const choose = async (name: string) => user.click(within(await menu()).getByRole('menuitem', { name }));
  return { server, user, menu, choose };
}
const opened = async () => {
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  return String(tab.location.replace.mock.calls[0]?.[0]);
};

const sheets = ['Scarica Excel', 'Scarica Excel con i costi, solo per me'];

describe('the documents of an offer', () => {
  it('are printed, shown as PDF and saved as spreadsheets', async () => {
    const { menu } = openMenu();
    expect(
      within(await menu())
        .getAllByRole('menuitem')
        .map(textOf),
    ).toEqual(['Stampa', 'Apri il PDF', ...sheets, "In un'altra lingua o con il foglio misure"]);
  });

  it("open as a PDF in a new tab by a ticket, in the offer's language [OFR-088]", async () => {
    const { choose, server } = openMenu();
    await choose('Apri il PDF');
    expect(await opened()).toBe(`${functions}/downloadPDF?q=o1&of=offer&lang=de&ticket=t1`);
    expect(server.asked('CreateOfferTicket')).toEqual([{ offer: 'o1' }]);
  });

  it('open in the print view', async () => {
    const { choose } = openMenu();
    await choose('Stampa');
    expect(await opened()).toMatch(/\/offerte\/o1\/stampa\?print=1&lang=de$/);
  });

  it('are saved under their names, with costs under another one [OFR-093, OFR-094]', async () => {
    const { saved, addresses } = savedFiles();
    const { choose } = openMenu();
    await choose('Scarica Excel');
    await waitFor(() => expect(saved).toHaveLength(1));
    await choose('Scarica Excel con i costi, solo per me');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toEqual(['Angebot 18-2026 - Rossi.xlsx', 'Angebot 18-2026 - Rossi - intern.xlsx']);
    expect(addresses()).toEqual([
      `${functions}/downloadXLS?q=o1&of=offer&lang=de`,
      `${functions}/downloadXLS?q=o1&of=offer&lang=de&costs=true`,
    ]);
  });

  it('are in another language and with measurement sheets where that is chosen [OFR-088, OFR-092]', async () => {
    const { choose, user } = openMenu();
    await choose("In un'altra lingua o con il foglio misure");
    const dialog = within(await screen.findByRole('dialog', { name: "Documento dell'offerta" }));
    expect(dialog.getByRole('button', { name: 'Tedesco' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Inglese' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Allega il foglio misure' }));
    await user.click(dialog.getByRole('button', { name: 'Apri il PDF' }));
    expect(await opened()).toBe(`${functions}/downloadPDF?q=o1&of=offer&lang=en&measures=true&ticket=t1`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ask for no measurement sheet where nothing is measured [OFR-092]', async () => {
    const { choose } = openMenu({ hasMeasures: false });
    await choose("In un'altra lingua o con il foglio misure");
    await screen.findByRole('dialog');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are made once pending changes are saved, and not when that fails', async () => {
    const order: string[] = [];
    const { choose, server } = openMenu({
      save: async () => {
        order.push('saved');
        return true;
      },
    });
    server.answers.CreateOfferTicket = () => {
      order.push('ticket');
      return { createOfferTicket: { ticket: 't2' } };
    };
    await choose('Apri il PDF');
    await opened();
    expect(order).toEqual(['saved', 'ticket']);
  });

  it('are not made when the save fails, whose reason stands elsewhere', async () => {
    const { choose, server } = openMenu({ save: async () => false });
    await choose('Apri il PDF');
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(server.calls).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say why they could not be made', async () => {
    const { choose, server } = openMenu();
    server.answers.CreateOfferTicket = () => {
      throw new GraphqlFailure('not-found');
    };
    await choose('Apri il PDF');
    expect(await screen.findByText(/^PDF non preparato: /)).toBeTruthy();
    savedFiles(() => Response.json({ error: true, code: 'busy' }, { status: 503 }));
    await choose('Scarica Excel con i costi, solo per me');
    expect(await screen.findByText(/^Excel non preparato: /)).toBeTruthy();
  });

  it.each([
    [{ signed: true, changed: false }, ['Apri la copia firmata', ...sheets]],
    [{ signed: false, changed: false }, sheets],
    [{ signed: true, changed: true }, ['Apri la copia firmata']],
  ])('are those of what was accepted, once it is: %j [SND-005, ACC-036, OFR-094]', async (how, more) => {
    const { menu } = openMenu({ accepted: { version: 2, ...how } });
    expect(
      within(await menu())
        .getAllByRole('menuitem')
        .map(textOf),
    ).toEqual(['Apri la versione 2, accettata', ...more]);
  });

  it('open as they were sent or signed, without a save [SND-005]', async () => {
    const accepted = { version: 2, signed: true, changed: true };
    const { choose, server } = openMenu({ accepted, save: async () => false });
    server.answers.OfferFile = ({ signed }: { signed: boolean }) => ({
      offerFile: `https://files.example/2${signed ? '-signed' : ''}.pdf`,
    });
    await choose('Apri la copia firmata');
    expect(await opened()).toBe('https://files.example/2-signed.pdf');
    tab.location.replace.mockClear();
    await choose('Apri la versione 2, accettata');
    expect(await opened()).toBe('https://files.example/2.pdf');
    expect(server.asked('OfferFile')).toEqual([
      { offer: 'o1', version: 2, signed: true },
      { offer: 'o1', version: 2, signed: false },
    ]);
  });
});
