import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, place } from '#test/support/open-screen.tsx';
import PhasesPage from '#web/features/phases/list/phases-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListServer, aRow, namesShown, openList, rowsShown, threeRows } from './open-phases.tsx';

const menuOf = (phase: string) => screen.getByRole('button', { name: `Azioni su ${phase}` });
type User = Awaited<ReturnType<typeof openList>>['user'];

async function pick(user: User, phase: string, action: string) {
  await user.click(menuOf(phase));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of phases', () => {
  it('warns, and shows each phase with its name, procedure and products [PHA-001, PHA-004, PHA-006, PHA-007, PHA-008]', async () => {
    aListServer();
    await openList();
    const warning = screen.getByText(/Le fasi e il loro ordine decidono/).closest('.alert');
    expect(warning?.className).toBe('alert warn');
    expect(rowsShown()).toEqual([
      'PuliziaCon proceduraCon prodotti',
      'FondoSenza proceduraSenza prodotti',
      'FinituraSenza proceduraSenza prodotti',
    ]);
    expect(screen.getByRole('link', { name: 'Fondo' }).getAttribute('href')).toBe('/fasi/fondo');
  });

  it('has the heads of every list', async () => {
    aListServer();
    await openList();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Nome', 'Procedura', 'Prodotti', 'Azioni']);
  });

  it('names a phase in the language of the interface, else in Italian, else "Fase senza nome" [PHA-006, CER-012]', async () => {
    aListServer([...threeRows(), aRow({ id: 'vuota', name: { it: '', en: null } })]);
    await openList();
    expect(namesShown()).toEqual(['Pulizia', 'Fondo', 'Finitura', 'Fase senza nome']);
    await i18next.changeLanguage('en');
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Cleaning',
        'Primer',
        'Finitura',
        'Unnamed phase',
      ]),
    );
  });

  it('has for each phase a menu to edit, rename, duplicate and delete it [PHA-009, PHA-011]', async () => {
    aListServer();
    const { user } = await openList();
    await user.click(menuOf('Fondo'));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Modifica', 'Rinomina', 'Duplica', 'Sposta su', 'Sposta giù', 'Elimina']);
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    expect(place()).toBe('/fasi/fondo');
  });

  it('finds phases by their name; while it does they are not moved', async () => {
    aListServer();
    const { user } = await openList();
    await user.keyboard('/fin');
    expect(namesShown()).toEqual(['Finitura']);
    await user.click(menuOf('Finitura'));
    expect(screen.queryByRole('menuitem', { name: 'Sposta su' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText(/Nessuna fase con "finxyz"/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(namesShown()).toHaveLength(3);
  });

  it('without phases offers to create the first', async () => {
    aListServer([]);
    const { user } = openScreens('/fasi', { '/fasi': () => <PhasesPage /> });
    await screen.findByText('Nessuna fase');
    const [create] = screen.getAllByRole('button', { name: 'Nuova fase' });
    if (create) await user.click(create);
    expect(await screen.findByRole('dialog', { name: 'Nuova fase' })).toBeTruthy();
  });

  it('says when it cannot be read, and reads it again', async () => {
    const server = aServer({
      EditablePhases: () => {
        throw new GraphqlFailure('offline');
      },
    });
    const { user } = openScreens('/fasi', { '/fasi': () => <PhasesPage /> });
    await screen.findByText(/Manca la connessione/);
    server.answers.EditablePhases = () => ({ editablePhases: threeRows() });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('link', { name: 'Pulizia' });
  });

  it('shows what others changed once it is heard of [PHA-071]', async () => {
    const server = aListServer();
    const { queries } = await openList();
    server.set([aRow({ name: { it: 'Fondo nuovo', en: null } })]);
    await queries.invalidateQueries({ predicate: ({ queryKey: [entity] }) => entity === 'phase' });
    await waitFor(() => expect(namesShown()).toEqual(['Fondo nuovo']));
  });
});

describe('the order of the phases', () => {
  it('is changed from the menu, shows at once and is stored and said [PHA-005, PHA-075]', async () => {
    const server = aListServer();
    const { user } = await openList();
    await pick(user, 'Finitura', 'Sposta su');
    expect(namesShown()).toEqual(['Pulizia', 'Finitura', 'Fondo']);
    await waitFor(() =>
      expect(server.asked('ReorderPhases')).toEqual([
        { ids: ['pulizia', 'finitura', 'fondo'], from: ['pulizia', 'fondo', 'finitura'] },
      ]),
    );
    expect(screen.getByText('Finitura: posizione 2 di 3')).toBeTruthy();
  });

  it('has a grip for each phase that the keyboard reaches [PHA-005]', async () => {
    aListServer();
    await openList();
    for (const name of ['Pulizia', 'Fondo', 'Finitura']) {
      expect(await screen.findByRole('button', { name: `Sposta ${name}` })).toBeTruthy();
    }
  });

  it('is as before when it could not be stored, which is said [OPC-49]', async () => {
    const server = aListServer();
    server.answers.ReorderPhases = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = await openList();
    await pick(user, 'Pulizia', 'Sposta giù');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Il nuovo ordine non è stato salvato.');
    await waitFor(() => expect(namesShown()).toEqual(['Pulizia', 'Fondo', 'Finitura']));
  });

  it('is as before also when nothing can be read anew [OPC-49]', async () => {
    const server = aListServer();
    const { user } = await openList();
    const fail = () => {
      throw new GraphqlFailure('offline');
    };
    Object.assign(server.answers, { ReorderPhases: fail, Phases: fail });
    await pick(user, 'Pulizia', 'Sposta giù');
    await screen.findByRole('alert');
    await waitFor(() => expect(namesShown()).toEqual(['Pulizia', 'Fondo', 'Finitura']));
  });
});

describe('deleting a phase', () => {
  it('asks first, names it and says how many products hold it [PHA-013, OPC-17]', async () => {
    const server = aListServer();
    const { user } = await openList();
    await pick(user, 'Fondo', 'Elimina');
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina la fase?' });
    expect(dialog.textContent).toContain('"Fondo" sarà eliminata per sempre');
    await within(dialog).findByText("12 prodotti non l'avranno più tra le loro fasi.");
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(server.asked('DeletePhase')).toEqual([]);
    expect(namesShown()).toContain('Fondo');
  });

  it('deletes it by its id when confirmed [PHA-013, PHA-077]', async () => {
    const server = aListServer();
    const { user } = await openList();
    await pick(user, 'Fondo', 'Elimina');
    await user.click(await screen.findByRole('button', { name: 'Elimina fase' }));
    await screen.findByText('Fase eliminata: Fondo');
    expect(server.asked('DeletePhase')).toEqual([{ id: 'fondo' }]);
    expect(namesShown()).toEqual(['Pulizia', 'Finitura']);
  });

  it('stays open and says why when it fails [OPC-49]', async () => {
    const server = aListServer();
    server.answers.DeletePhase = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = await openList();
    await pick(user, 'Fondo', 'Elimina');
    await user.click(await screen.findByRole('button', { name: 'Elimina fase' }));
    const dialog = screen.getByRole('alertdialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(namesShown()).toContain('Fondo');
  });
});
