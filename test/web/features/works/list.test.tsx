import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { place, textOf } from '#test/support/open-screen.tsx';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { aListed, aWorksServer, codes, openWorks } from './open-works.tsx';

const several = () => [
  aListed({ code: 'P10', group: 'Preparazione', description: { it: 'Raschiatura' } }),
  aListed({ code: 'P2', group: 'Preparazione', description: { it: 'Lavaggio à fondo' }, price: null }),
  aListed({ code: 'E01', group: 'Esterni', description: { it: 'Facciata' }, hours: 1400 }),
  aListed({ code: 'X1', group: null, description: { it: 'Altro' }, unit: 'corpo', price: 1_800_000 }),
  aListed({ code: 'E02', group: 'Esterni', description: { it: 'Vecchia' }, archived: true }),
];
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1).map(textOf);

describe('the list of works', () => {
  it('groups them by group, then code, with numbers as numbers [WRK-001, WRK-010]', async () => {
    aWorksServer(several());
    await openWorks();
    await screen.findByText('Facciata');
    expect(screen.getAllByRole('rowheader').map(textOf)).toEqual(['Esterni', 'Preparazione', 'Senza gruppo']);
    expect(codes()).toEqual(['E01', 'P2', 'P10', 'X1']);
  });

  it('shows the price of a unit, or that it is missing [WRK-003, WRK-024]', async () => {
    aWorksServer(several());
    await openWorks();
    await screen.findByText('Facciata');
    const [, facade, , washing, , , other] = rows();
    expect(facade).toContain('0,14');
    expect(facade).toContain('8,50 € / m²');
    expect(washing).toContain('Senza prezzo');
    expect(other).toContain('180,00 € a corpo');
  });

  it('finds every typed part without case and accents, and filters by group [WRK-010]', async () => {
    aWorksServer(several());
    const { user, pass } = await openWorks();
    await user.type(await screen.findByRole('searchbox'), 'LAVAGGIO fondo');
    expect(codes()).toEqual(['P2']);
    pass(1000);
    await waitFor(() => expect(place()).toBe('/lavorazioni?search=LAVAGGIO+fondo'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'niente');
    expect(screen.getByText('Nessuna lavorazione con "niente"')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(codes()).toHaveLength(4);
    await user.click(screen.getByRole('combobox', { name: 'Gruppo' }));
    await user.click(screen.getByRole('option', { name: 'Esterni' }));
    expect(codes()).toEqual(['E01']);
  });

  it('shows archived ones when it is asked to [WRK-011]', async () => {
    aWorksServer(several());
    const { user } = await openWorks();
    await user.click(await screen.findByRole('switch'));
    expect(codes()).toEqual(['E01', 'E02', 'P2', 'P10', 'X1']);
    expect(rows().find((row) => row.includes('Vecchia'))).toContain('Archiviata');
  });

  it('is empty at first, and offers the starter list; then it is in the menu [WRK-021]', async () => {
    const { asked } = aWorksServer([]);
    const { user } = await openWorks();
    await user.click(await screen.findByRole('button', { name: "Carica l'elenco iniziale" }));
    await waitFor(() => expect(codes()).toEqual(['P01', 'P02']));
    expect(screen.getByRole('status', { name: '' })).toBeDefined();
    expect(screen.getByText('2 lavorazioni aggiunte')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: "Carica l'elenco iniziale" }));
    await waitFor(() => expect(asked('LoadStarterWorks')).toHaveLength(2));
  });
});

describe('the export of works', () => {
  const exporting = async (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    answerElsewhere(fetched);
    aWorksServer(several());
    const { user } = await openWorks();
    await screen.findByText('Facciata');
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Esporta in Excel' }));
    return fetched;
  };

  it('saves the spreadsheet that the server makes [WRK-025]', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const fetched = await exporting(async () => new Response(btoa('PK')));
    await waitFor(() => expect(saved).toEqual(['lavorazioni.xlsx']));
    expect(fetched).toHaveBeenCalledWith('http://localhost/functions/downloadRegister?register=works', {
      headers: { authorization: 'Bearer token' },
    });
  });

  it('says when it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await exporting(async () => Response.json({ error: true, code: 'busy' }, { status: 503 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Non ho esportato: ');
  });
});

const choose = async (user: Awaited<ReturnType<typeof openWorks>>['user'], name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Altre azioni su ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};

describe('the menu of a work', () => {
  it('archives it, and undoes that [WRK-011]', async () => {
    const { asked } = aWorksServer([
      aListed({ code: 'A1', description: { it: 'Prova' } }),
      aListed({ code: 'A2' }),
    ]);
    const { user } = await openWorks();
    await choose(user, 'A1 Prova', 'Archivia');
    await waitFor(() => expect(codes()).toEqual(['A2']));
    expect(screen.getByText('Lavorazione archiviata: A1 Prova')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(codes()).toEqual(['A1', 'A2']));
    expect(asked('ArchiveWork')).toEqual([
      { id: 'w-A1', archived: true },
      { id: 'w-A1', archived: false },
    ]);
  });

  it('deletes it after a question, and says that offers keep their copy [WRK-011]', async () => {
    const { asked } = aWorksServer([aListed({ code: 'A1', description: { it: 'Prova' } })]);
    const { user } = await openWorks();
    await choose(user, 'A1 Prova', 'Elimina');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/Le offerte che la usano tengono la loro copia/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Elimina lavorazione' }));
    expect(await screen.findByText('Nessuna lavorazione')).toBeDefined();
    expect(asked('DeleteWork')).toEqual([{ id: 'w-A1' }]);
  });

  it('copies it: the form has its content and a free code [WRK-011]', async () => {
    const full = aListed({ code: 'A1', description: { it: 'Prova', en: 'Test' }, group: 'Vari', unit: 'h' });
    const { asked } = aWorksServer([full, aListed({ code: 'a2' })]);
    const { user } = await openWorks();
    await choose(user, 'A1 Prova', 'Duplica');
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Codice/ });
    expect(code.value).toBe('A3');
    await user.click(screen.getByRole('button', { name: 'Crea lavorazione' }));
    await waitFor(() => expect(asked('CreateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('CreateWork')[0]?.work).toMatchObject({
      ...{ code: 'A3', description: { it: 'Prova', en: 'Test' }, group: 'Vari', unit: 'h', price: 85_000 },
    });
  });
});
