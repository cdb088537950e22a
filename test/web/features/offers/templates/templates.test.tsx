import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { openScreens, place, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import TemplatesPage from '#web/features/offers/templates/templates-page.tsx';
import type { ListedTemplate } from '#web/features/offers/use-templates.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

const flat: ListedTemplate = {
  ...{ id: 'flat', revision: 2, name: 'Appartamento', title: 'Tinteggiatura completa', lines: 9 },
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const offer = aLightOffer({ id: 'o12', number: 12, title: 'Bilocale', customerName: 'Anna Rossi' });

function aTemplatesServer(templates: readonly ListedTemplate[]) {
  let stored = [...templates];
  const change = (changes: Partial<ListedTemplate>) => {
    stored = stored.map((one) => ({ ...one, ...changes }));
  };
  const server = aServer({
    OfferTemplates: () => ({ offerTemplates: stored }),
    ListedOffers: () => ({ offers: { items: [offer], next: null } }),
    UpdateOfferTemplate: ({ id, name, revision }: { id: string; name: string; revision: number }) => {
      if (stored.find((one) => one.id === id)?.revision !== revision) throw new GraphqlFailure('conflict');
      stored = stored.map((one) => (one.id === id ? { ...one, name, revision: one.revision + 1 } : one));
      return { updateOfferTemplate: stored[0] };
    },
    DeleteOfferTemplate: ({ id }: { id: string }) => {
      stored = stored.filter((one) => one.id !== id);
      return { deleteOfferTemplate: id };
    },
  });
  return { ...server, change };
}

async function opened(templates: readonly ListedTemplate[] = [flat]) {
  const server = aTemplatesServer(templates);
  const { user } = openScreens('/offerte/modelli', { '/offerte/modelli': () => <TemplatesPage /> });
  await screen.findByRole('heading', { level: 1 });
  return { ...server, user };
}

const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => signIn({ type: 'imbianchino' }));

describe('the templates of offers', () => {
  it('are listed with their title and number of lines [OFR-079]', async () => {
    await opened();
    await screen.findByText('Appartamento');
    expect(textOf(rowOf('Appartamento'))).toContain('Tinteggiatura completa920/11/2026');
  });

  it('say how to make the first one', async () => {
    await opened([]);
    expect(await screen.findByText(/Salva come modello/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vai alle offerte' }).getAttribute('href')).toBe('/offerte');
  });

  it('are renamed, and take the content of an offer [OFR-080]', async () => {
    const { user, asked } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Appartamento' }));
    await screen.findByRole('dialog');
    await user.clear(await dialog().findByLabelText(/^Nome/));
    await user.type(dialog().getByLabelText(/^Nome/), 'Bilocale');
    await user.click(dialog().getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '12/2026 · Bilocale · Anna Rossi' }));
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Modello salvato: Bilocale')).toBeDefined();
    expect(asked('UpdateOfferTemplate')).toMatchObject([
      { id: 'flat', revision: 2, name: 'Bilocale', offer: 'o12' },
    ]);
  });

  it('say that another window changed them, and take the next save [OFR-080]', async () => {
    const { user, asked, change } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Appartamento' }));
    await screen.findByRole('dialog');
    await user.type(await dialog().findByLabelText(/^Nome/), ' mio');
    change({ revision: 3, name: 'Loro' });
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByText(/cambiato in un'altra finestra/)).toBeDefined();
    await screen.findByText('Loro');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Modello salvato: Appartamento mio')).toBeDefined();
    expect(asked<{ revision: number }>('UpdateOfferTemplate').map(({ revision }) => revision)).toEqual([
      2, 3,
    ]);
  });

  it('keep the typed name when a save fails [OFR-080]', async () => {
    const { user, answers, asked } = await opened();
    answers.UpdateOfferTemplate = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(await screen.findByRole('button', { name: 'Appartamento' }));
    await screen.findByRole('dialog');
    await user.type(await dialog().findByLabelText(/^Nome/), ' nuovo');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await dialog().findByText(/connessione/)).toBeDefined();
    expect(dialog().getByDisplayValue('Appartamento nuovo')).toBeDefined();
    expect(asked('UpdateOfferTemplate')).toMatchObject([{ offer: null }]);
  });

  it('start a new offer, and are deleted after a question [OFR-080]', async () => {
    const { user } = await opened();
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Altre azioni su Appartamento' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Elimina');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await choose('Nuova offerta con questo modello');
    await waitFor(() => expect(place()).toBe('/offerte'));
    expect(window.history.state?.usr).toEqual({ newOffer: { template: 'flat' } });
  });
});
