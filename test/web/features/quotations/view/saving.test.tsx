import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aServer,
  cellOf,
  openMenu,
  openQuotation,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const oneRow = { discount: 0, discountExtra: 0, discountAccounting: 0, selectedProducts: [aRow()] };
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
type User = Awaited<ReturnType<typeof openQuotation>>['user'];

async function type(user: User, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

beforeEach(() => {
  signIn();
});

describe('saving', () => {
  it('is possible only after a change, and not again after it worked [QVW-036, QVW-037, QVW-059]', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(saveButton().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    expect(saveButton().disabled).toBe(false);
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(screen.getAllByText('Tutto salvato alle 09:42').length).toBeGreaterThan(0);
  });

  it('sends the changes from the revision they started from, without prices [QVW-068]', async () => {
    const server = aServer({ quotation: aQuotation({ revision: 7 }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(
      screen.getByRole('button', { name: `Superficie di ${detergent} legata al preventivo: slega` }),
    );
    await user.click(saveButton());
    expect(server.saved).toHaveLength(1);
    expect(server.saved[0]).toMatchObject({
      id: 'q1',
      revision: 7,
      selectedIncidences: ['sanalga', 'rasacalce'],
    });
    expect(server.saved[0]?.selectedProducts?.[0]).toEqual({ sId: 'sanalga', lockedArea: false, area: 320 });
    expect(JSON.stringify(server.saved[0])).not.toContain('price"');
  });

  it('works with Ctrl+S', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(server.saved).toHaveLength(1);
  });

  it('keeps the changes and says why when it fails [QER-022]', async () => {
    const server = aServer({
      quotation: aQuotation(),
      update: () => Promise.reject(new GraphqlFailure('offline')),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Manca la connessione: non so se ho salvato. Le modifiche sono ancora qui.',
    );
    expect(totalRow()).toContain('2 incidenze su 5');
    expect(saveButton().disabled).toBe(false);
    await user.click(within(alert).getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.saved).toHaveLength(1);
  });

  it.each([
    ['offline', null],
    ['too-large', 'alert'],
  ] as const)('once the connection is back, no longer says that it was missing: %s', async (code, left) => {
    aServer({ quotation: aQuotation(), update: () => Promise.reject(new GraphqlFailure(code)) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.click(saveButton());
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')?.getAttribute('role') ?? null).toBe(left);
    expect(saveButton().disabled).toBe(false);
  });

  it('says so when notes are too long together, and saves them once they are shorter', async () => {
    const server = aServer({
      quotation: aQuotation(oneRow),
      update: (input, quotation) =>
        input.selectedProducts?.[0]?.note === 'Lato nord'
          ? Promise.reject(new GraphqlFailure('too-large'))
          : { ...quotation, revision: 2 },
    });
    const { user } = await openQuotation();
    await openMenu(user, `Azioni su ${detergent}`);
    await user.click(screen.getByRole('menuitem', { name: 'Nota' }));
    await screen.findByRole('dialog');
    await type(user, 'Nota', 'Lato nord');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    const brought: Element[] = [];
    // It answers a promise, as in newer browsers.
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(async function (this: Element) {
      brought.push(this);
    });
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    // The edited row may be screens below the alert.
    expect(brought.map((element) => element.contains(alert))).toEqual([true]);
    expect(alert.textContent).toContain(
      'È più di quanto si possa salvare. Accorcia o togli qualcosa, per esempio i testi o le note più lunghi.',
    );
    expect(saveButton().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: `Nota di ${detergent}: Lato nord` }));
    await screen.findByRole('dialog');
    expect(field('Nota').value).toBe('Lato nord');
    await type(user, 'Nota', 'Nord');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    await user.click(saveButton());
    expect(server.saved.map(({ selectedProducts }) => selectedProducts)).toEqual([
      [{ sId: 'sanalga', note: 'Lato nord' }],
      [{ sId: 'sanalga', note: 'Nord' }],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps changes that are made meanwhile', async () => {
    let answer = () => {};
    const server = aServer({
      quotation: aQuotation(oneRow),
      update: (input, quotation) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...quotation, area: input.area ?? quotation.area, revision: 2 });
        }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Superficie 320.m², modifica/ }));
    await type(user, 'Superficie', '400');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    await user.click(saveButton());
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    await act(async () => answer());
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('400 m²');
    await user.click(saveButton());
    // The answer has the packages of before, which are too few for the area.
    await user.click(await screen.findByRole('button', { name: 'Continua così' }));
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, selectedIncidences: [] });
  });
});
