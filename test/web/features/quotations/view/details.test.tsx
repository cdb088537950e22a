import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aServer, openQuotation, saveButton, signIn, textOf, totalRow } from './open-quotation.tsx';

const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiorna' });

const open = async (answers: Partial<Parameters<typeof aServer>[0]> = {}) => {
  const server = aServer({ quotation: aQuotation(), ...answers });
  const { user, queries } = await openQuotation();
  await user.click(screen.getByRole('button', { name: 'Modifica dettagli' }));
  await waitFor(() => expect(update().disabled).toBe(false));
  return { server, user, queries };
};

beforeEach(() => {
  signIn();
});

describe('the details dialog', () => {
  it('has name, location and province, and is 600 wide [QVW-044]', async () => {
    await open();
    expect(field('Nome').value).toBe('Condominio Via dei Mille 14');
    expect(field('Località').value).toBe('Bologna');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Provincia' }).value).toBe('Bologna (BO)');
    expect(screen.getByRole('dialog').classList).toContain('d600');
  });

  it('needs a name [QVW-050, QVW-053]', async () => {
    const { user } = await open();
    await user.clear(field('Nome'));
    await user.tab();
    expect(await screen.findByText('Scrivi il nome')).toBeTruthy();
    expect(update().disabled).toBe(true);
    await user.type(field('Nome'), 'Casa');
    await waitFor(() => expect(update().disabled).toBe(false));
  });

  it('needs a location [QVW-051, QVW-053]', async () => {
    const { user } = await open();
    await user.clear(field('Località'));
    await user.tab();
    expect(await screen.findByText('Scrivi la località')).toBeTruthy();
    expect(update().disabled).toBe(true);
  });

  it('needs a province of a user in Italy [QVW-052, QVW-053]', async () => {
    const server = aServer({ quotation: aQuotation({ province: null }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Modifica dettagli' }));
    await user.click(screen.getByRole('combobox', { name: 'Provincia' }));
    await user.tab();
    expect(await screen.findByText('Scegli la provincia', { selector: '.error' })).toBeTruthy();
    expect(update().disabled).toBe(true);
    expect(server.saved).toEqual([]);
  });

  it('neither asks for a province nor sends one elsewhere [QVW-052, QVW-055]', async () => {
    signIn({ country: 'AT' });
    const { server, user } = await open();
    expect(screen.queryByRole('combobox', { name: 'Provincia' })).toBeNull();
    await user.type(field('Località'), ' Est');
    await user.click(update());
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, location: 'Bologna Est' }]);
  });

  it('changes nothing of what it does not change: a name that somebody else saved meanwhile stays', async () => {
    const { server, user, queries } = await open();
    server.quotation = aQuotation({ revision: 2, name: 'Casa Altrui', updatedBy: 'Luca Neri' });
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    await user.type(field('Località'), ' Est');
    await user.click(update());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.saved).toEqual([{ id: 'q1', revision: 2, location: 'Bologna Est' }]);
  });

  it('asks once before it replaces what somebody else saved in the same field', async () => {
    const { server, user, queries } = await open();
    await user.type(field('Nome'), ' bis');
    server.quotation = aQuotation({ revision: 2, name: 'Casa Altrui', updatedBy: 'Luca Neri' });
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    await user.click(update());
    expect(await screen.findByText(/^Luca Neri ha cambiato intanto anche: Nome\./)).toBeTruthy();
    expect(server.saved).toEqual([]);
    await user.click(update());
    await waitFor(() => expect(server.saved).toMatchObject([{ name: 'Condominio Via dei Mille 14 bis' }]));
  });

  it('stores them at once, busy until the answer, then closes [QVW-054, QVW-055, QVW-056, QVW-067]', async () => {
    let answer = () => {};
    const { server, user } = await open({
      update: (input, quotation) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...quotation, name: input.name ?? '', revision: 2 });
        }),
    });
    await user.clear(field('Nome'));
    await user.type(field('Nome'), 'Casa Mengoni');
    await user.click(update());
    await waitFor(() => expect(update().disabled).toBe(true));
    expect(update().getAttribute('aria-busy')).toBe('true');
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, name: 'Casa Mengoni' }]);
    await act(async () => answer());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa Mengoni');
  });

  it('stays open and says why when it fails [QER-022]', async () => {
    const { user } = await open({ update: () => Promise.reject(new GraphqlFailure('internal')) });
    await user.type(field('Nome'), ' bis');
    await user.click(update());
    expect((await screen.findByRole('alert')).textContent).toContain("C'è un problema da parte nostra");
    expect(field('Nome').value).toBe('Condominio Via dei Mille 14 bis');
  });

  it('leaves the unsaved changes of the page alone', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(screen.getByRole('button', { name: 'Modifica dettagli' }));
    await user.type(field('Nome'), ' bis');
    await user.click(update());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Condominio Via dei Mille 14 bis');
    expect(totalRow()).toContain('2 incidenze su 5');
    await user.click(saveButton());
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, selectedIncidences: ['sanalga', 'rasacalce'] });
  });
});

describe('the archive', () => {
  it('takes an active quotation, at once, and gives it back on undo [QVW-034, QVW-066]', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(screen.queryByRole('button', { name: "Togli dall'archivio" })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Archivia' }));
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, archived: true }]);
    expect(await screen.findByText('Preventivo archiviato')).toBeTruthy();
    expect(screen.getByText('Archiviato')).toBeTruthy();
    await user.click(
      within(screen.getByText('Preventivo archiviato').closest('.toast') as HTMLElement).getByText('Annulla'),
    );
    await waitFor(() => expect(server.saved).toHaveLength(2));
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, archived: false });
  });

  it('gives back an archived one [QVW-001, QVW-035, QVW-066]', async () => {
    const server = aServer({ quotation: aQuotation({ archived: true }) });
    const { user } = await openQuotation();
    expect(screen.queryByRole('button', { name: 'Archivia' })).toBeNull();
    await user.click(screen.getByRole('button', { name: "Togli dall'archivio" }));
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, archived: false }]);
    await waitFor(() => expect(screen.queryByText('Archiviato')).toBeNull());
  });

  it('leaves the unsaved changes of the page alone [QVW-066]', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(screen.getByRole('button', { name: 'Archivia' }));
    expect(await screen.findByText('Preventivo archiviato')).toBeTruthy();
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, archived: true }]);
    await user.click(saveButton());
    await waitFor(() => expect(server.saved).toHaveLength(2));
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, selectedIncidences: ['sanalga', 'rasacalce'] });
  });
});

it('leads back to the list [QVW-033]', async () => {
  aServer({ quotation: aQuotation() });
  await openQuotation();
  const back = screen.getByRole('link', { name: "Torna all'elenco" });
  expect(textOf(back)).toBe("Torna all'elenco");
  expect(back.getAttribute('href')).toBe('/preventivi');
});
