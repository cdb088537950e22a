import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { isOff } from '#test/support/is-off.ts';
import { place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import type { Job } from '#web/lib/use-job.ts';
import { aPriceList, type List, openLists } from './open-price-lists.tsx';

const aJob = (changes: Partial<Job> = {}): Job => ({
  id: 'j',
  kind: 'price_list_copy',
  variant: null,
  name: null,
  state: 'running',
  startsAt: null,
  startedAt: '2026-11-20T09:00:00.000Z',
  startedBy: 'Giulia Ferrero',
  finishedAt: null,
  done: 0,
  total: 75,
  counts: [],
  notes: [],
  ...changes,
});

type Call = { name: string; withProducts: boolean; factor: number | null };
type Answers = { list?: Partial<List>; steps?: Job[]; refuse?: () => void };

async function openDuplicate({ list, steps = [], refuse }: Answers = {}) {
  const left = [...steps];
  const server = aServer({
    PriceLists: () => ({ priceLists: [aPriceList(list)] }),
    DuplicatePriceList: ({ name, withProducts, factor }: Call) => {
      refuse?.();
      return {
        duplicatePriceList: {
          pricelist: { id: 'copia', name, productCount: withProducts ? 75 : 0 },
          job: factor === null ? null : aJob(),
        },
      };
    },
    ContinueJob: () => ({ continueJob: left.length > 1 ? left.shift() : left[0] }),
  });
  const { user } = await openLists();
  await user.click(screen.getByRole('button', { name: 'Altre azioni su PCU' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplica' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica il listino' });
  const box = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  return {
    user,
    server,
    dialog,
    products: () => box(/prodotti/),
    prices: () => box(/Con i loro prezzi/),
    name: () => field(/^Nome/),
    factor: () => field(/Prezzi moltiplicati per/),
    action: () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Duplica' }),
  };
}

describe('duplicating a price list', () => {
  it('suggests a name, and the products with their prices as they are [PLI-013]', async () => {
    const { name, products, prices, factor, dialog } = await openDuplicate();
    expect([name().value, products().checked, prices().checked, factor().value]).toEqual([
      'PCU (copia)',
      true,
      true,
      '1',
    ]);
    expect(dialog.textContent).toContain('Vale per gli stessi paesi di PCU e apre le stesse fasi.');
    expect(dialog.textContent).toContain('Con i suoi 75 prodotti');
  });

  it('says what a factor does, and takes a comma and a point alike [OPC-24]', async () => {
    const { user, factor, dialog, action, server } = await openDuplicate({
      steps: [aJob({ state: 'done' })],
    });
    const type = async (typed: string) => {
      await user.clear(factor());
      await user.type(factor(), typed);
    };
    await type('0,9');
    expect(dialog.textContent).toContain('Prezzi più bassi del 10 %');
    await type('101');
    expect(dialog.textContent).toContain('Scrivi un numero tra 0,01 e 100');
    expect(isOff(action())).toBe(true);
    await type('1.05');
    expect(dialog.textContent).toContain('Prezzi più alti del 5 %');
    await user.tab();
    expect(factor().value).toBe('1,05');
    await user.click(action());
    await screen.findByRole('dialog', { name: 'PCU (copia) è pronto' });
    expect(server.asked('DuplicatePriceList')).toEqual([
      { key: expect.any(String), id: 'pcu', name: 'PCU (copia)', withProducts: true, factor: 1.05 },
    ]);
  });

  it('shows how far the prices are, then what came of them and which products were left out', async () => {
    const done = aJob({
      state: 'done',
      done: 75,
      counts: [
        { ended: 'changed', count: 72 },
        { ended: 'left', count: 1 },
        { ended: 'skipped', count: 2 },
      ],
      notes: [
        { subject: 'Adda Calce', reason: 'not-found', about: null },
        { subject: 'Piave', reason: 'too-large', about: null },
      ],
    });
    const { user, action } = await openDuplicate({ steps: [aJob({ done: 40 }), done] });
    await user.click(action());
    const working = await screen.findByRole('dialog', { name: 'Scrivo i prezzi di PCU (copia)' });
    await waitFor(() => expect(working.textContent).toContain('40 di 75'));
    const ready = await screen.findByRole('dialog', { name: 'PCU (copia) è pronto' });
    expect(ready.textContent).toContain('72 prodotti hanno ora un prezzo in questo listino.');
    expect(ready.textContent).toContain("1 prodotto resta com'era");
    expect(
      within(ready)
        .getAllByRole('listitem')
        .map((note) => note.textContent),
    ).toEqual(['Adda Calce: non esiste più', 'Piave: il prezzo sarebbe troppo alto']);
    await user.click(within(ready).getByRole('button', { name: 'Gestisci prodotti' }));
    expect(place()).toBe('/listini/copia/prodotti');
  });

  it('without prices is done at once; without products it offers to choose them [OPC-02]', async () => {
    const { user, prices, products, factor, action, server } = await openDuplicate();
    await user.click(prices());
    expect(factor().disabled).toBe(true);
    await user.click(products());
    expect([prices().checked, prices().disabled]).toEqual([false, true]);
    await user.click(action());
    await screen.findByRole('dialog', { name: 'Creato: PCU (copia)' });
    expect(server.asked('DuplicatePriceList')).toMatchObject([{ withProducts: false, factor: null }]);
  });

  it('with products alone says that it is done', async () => {
    const { user, prices, action } = await openDuplicate();
    await user.click(prices());
    await user.click(action());
    await screen.findByText('Listino duplicato: PCU (copia)');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a list without products asks for its name alone', async () => {
    const { user, dialog, action, server } = await openDuplicate({ list: { productCount: 0 } });
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(action());
    await waitFor(() => expect(server.asked('DuplicatePriceList')).toMatchObject([{ factor: null }]));
  });

  it('keeps what was typed when the name is taken, and needs one [PLI-021, OPC-47]', async () => {
    const refuse = () => {
      throw new GraphqlFailure('name-taken');
    };
    const { user, name, action, dialog } = await openDuplicate({ refuse });
    await user.clear(name());
    expect(isOff(action())).toBe(true);
    await user.type(name(), 'PCCS');
    await user.click(action());
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(name().value).toBe('PCCS');
    expect(within(dialog).getByRole('alert').textContent).toMatch(/nome/i);
    await user.type(name(), ' 2');
    expect(name().getAttribute('aria-invalid')).not.toBe('true');
  });
});
