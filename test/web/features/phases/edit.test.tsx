import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, place } from '#test/support/open-screen.tsx';
import PhasePage from '#web/features/phases/edit/phase-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aPhaseAnswer, aPhaseServer, choose, openPhase, updateButton } from './open-phases.tsx';

beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome in/ });
const general = () => within(screen.getByRole('region', { name: 'Dati della fase' }));
const sent = (server: ReturnType<typeof aPhaseServer>) =>
  server.asked<{ phase: PhaseInput }>('UpdatePhase').map(({ phase }) => phase);

describe('a phase', () => {
  it('is edited at its address: name, procedure, price lists, conditions, choices [PHA-002, PHA-021, PHA-022, PHA-032, PHA-033, PHA-034]', async () => {
    aPhaseServer();
    await openPhase();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fondo');
    expect(screen.getByRole('link', { name: 'Fasi' }).getAttribute('href')).toBe('/fasi');
    expect(name().value).toBe('Fondo');
    expect(general().getByRole<HTMLInputElement>('switch', { name: 'Con procedura' }).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Listini disponibili' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Condizioni della fase' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Scelte' })).toBeTruthy();
  });

  it('has texts in Italian and English alone [PHA-020, PHA-021]', async () => {
    aPhaseServer();
    const { user } = await openPhase();
    const picker = general().getByRole('group', { name: 'Lingua dei testi' });
    const languages = within(picker).getAllByRole('button');
    expect(languages.map((language) => language.textContent)).toEqual(['Italiano', 'Inglese']);
    await user.click(within(picker).getByRole('button', { name: 'Inglese' }));
    expect(name().value).toBe('Primer');
    await user.type(name(), 's');
    await user.click(within(picker).getByRole('button', { name: 'Italiano' }));
    expect(name().value).toBe('Fondo');
  });

  it('has a procedure in each language, closed while it has none [PHA-022, PHA-023]', async () => {
    aPhaseServer();
    const { user } = await openPhase();
    const editor = await screen.findByRole('textbox', { name: 'Procedura in italiano' });
    expect(editor.getAttribute('contenteditable')).toBe('true');
    expect(editor.textContent).toBe('Lavare');
    await user.click(general().getByRole('switch'));
    await waitFor(() =>
      expect(
        screen.getByRole('textbox', { name: 'Procedura in italiano' }).getAttribute('contenteditable'),
      ).toBe('false'),
    );
    await user.click(general().getByRole('button', { name: 'Inglese' }));
    expect((await screen.findByRole('textbox', { name: 'Procedura in inglese' })).textContent).toBe('');
  });

  it.each([
    ['bold', 'Grassetto'],
    ['link', 'Collegamento'],
  ])('has a procedure with the tools of the editor: %s [PHA-024, PHA-028]', async (_, tool) => {
    aPhaseServer();
    await openPhase();
    const toolbar = await screen.findByRole('toolbar', { name: 'Formato di Procedura in italiano' });
    expect(within(toolbar).getByRole('button', { name: new RegExp(`^${tool}`) })).toBeTruthy();
  });

  it('can be for some price lists; none means all [PHA-032, CDA-035]', async () => {
    const server = aPhaseServer();
    const { user } = await openPhase();
    expect(screen.getByText('Vuoto: tutti i listini.')).toBeTruthy();
    await choose(user, screen.getByRole('combobox', { name: 'Listini disponibili' }), 'PCCS');
    await user.click(updateButton());
    await waitFor(() => expect(sent(server)[0]?.availablePricelists).toEqual(['pccs']));
  });

  it('that is gone says so, with the way back', async () => {
    const server = aPhaseServer();
    server.answers.EditablePhase = () => {
      throw new GraphqlFailure('not-found');
    };
    openScreens('/fasi/fondo', { '/fasi/:id': () => <PhasePage /> });
    await screen.findByText('Questa fase non esiste più.');
    expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/fasi');
  });
});

describe('saving a phase', () => {
  it('waits for a change, sends everything and waits again [PHA-050, PHA-051, PHA-073]', async () => {
    const server = aPhaseServer();
    const { user, pass } = await openPhase();
    expect(isOff(updateButton())).toBe(true);
    await user.type(name(), ' nuovo');
    expect(isOff(updateButton())).toBe(false);
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    await user.click(updateButton());
    await screen.findByText('Fase aggiornata');
    pass(500);
    expect(isOff(updateButton())).toBe(true);
    expect(sent(server)).toEqual([
      {
        id: 'fondo',
        revision: 3,
        name: { it: 'Fondo nuovo', en: 'Primer' },
        withProcedure: true,
        procedure: { it: '<p>Lavare</p>', en: '' },
        conditions: [],
        choices: [],
        availablePricelists: [],
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fondo nuovo');
  });

  it('says so for four seconds [PHA-055]', async () => {
    aPhaseServer();
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Fase aggiornata');
    pass(3999);
    expect(screen.queryByText('Fase aggiornata')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Fase aggiornata')).toBeNull();
  });

  it('disables the buttons meanwhile and half a second more [PHA-053, PRD-064]', async () => {
    const server = aPhaseServer();
    const answer = Promise.withResolvers<object>();
    server.answers.UpdatePhase = () => answer.promise;
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    const translate = screen.getByRole<HTMLButtonElement>('button', { name: 'Traduci in inglese' });
    expect([isOff(updateButton()), isOff(translate)]).toEqual([true, true]);
    answer.resolve({ updatePhase: aPhaseAnswer({ name: { it: 'Fondo nuovo', en: 'Primer' }, revision: 4 }) });
    await screen.findByText('Fase aggiornata');
    expect(isOff(translate)).toBe(true);
    pass(500);
    expect(isOff(translate)).toBe(false);
  });

  it('that fails says why with its code, and loses nothing [CER-015, OPC-49]', async () => {
    const server = aPhaseServer();
    const { UpdatePhase } = server.answers;
    server.answers.UpdatePhase = () => {
      throw new GraphqlFailure('internal');
    };
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Le modifiche sono ancora qui\..*\(codice internal\)/);
    pass(60_000);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(name().value).toBe('Fondo nuovo');
    expect(isOff(updateButton())).toBe(false);
    if (UpdatePhase) server.answers.UpdatePhase = UpdatePhase;
    await user.click(updateButton());
    await screen.findByText('Fase aggiornata');
  });

  it('after a conflict loads the other version or writes over it [OPC-50]', async () => {
    const server = aPhaseServer();
    const { UpdatePhase } = server.answers;
    const conflict = () => {
      server.set(aPhaseAnswer({ revision: 9, name: { it: 'Di Luca', en: null }, updatedBy: 'Luca Neri' }));
      throw new GraphqlFailure('conflict');
    };
    server.answers.UpdatePhase = conflict;
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    const dialog = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    // The day is said too: it is not today.
    expect(dialog.textContent).toMatch(/Luca Neri ha salvato alle \d\d:\d\d del \d\d\/\d\d\/\d{4}, dopo/);
    expect(name().value).toBe('Fondo nuovo');
    pass(500);
    if (UpdatePhase) server.answers.UpdatePhase = UpdatePhase;
    await user.click(within(dialog).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await screen.findByText('Fase aggiornata');
    expect(sent(server).map(({ revision }) => revision)).toEqual([3, 9]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('after a conflict keeps the changes of both, and says what both changed in two ways [OPC-50]', async () => {
    const server = aPhaseServer();
    const { UpdatePhase } = server.answers;
    const theirs = { revision: 9, name: { it: 'Di Luca', en: null }, withProcedure: true };
    server.answers.UpdatePhase = () => {
      server.set(aPhaseAnswer(theirs));
      throw new GraphqlFailure('conflict');
    };
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/Fondo nuovo.*Di Luca/);
    pass(500);
    if (UpdatePhase) server.answers.UpdatePhase = UpdatePhase;
    await user.click(within(dialog).getByRole('button', { name: 'Unisci, con i miei valori' }));
    await screen.findByText('Fase aggiornata');
    const both = { revision: 9, name: { it: 'Fondo nuovo', en: '' }, withProcedure: true };
    expect(sent(server).at(-1)).toMatchObject(both);
  });

  it('after a third save shows that change too, before anything is overwritten [OPC-50]', async () => {
    const server = aPhaseServer();
    let revision = 8;
    const byRevision = (number: number) => ({
      ...{ revision: number, at: '2026-11-20T09:12:00.000Z', by: 'Luca Neri', created: false },
      differences: [{ path: ['name', 'it'], before: ['Fondo'], after: [`Nome ${number}`] }],
    });
    server.answers.UpdatePhase = () => {
      revision += 1;
      server.set(aPhaseAnswer({ revision }));
      throw new GraphqlFailure('conflict');
    };
    server.answers.CatalogueChanges = () => ({
      catalogueChanges: [10, 9].filter((number) => number <= revision).map(byRevision),
    });
    const { user, pass } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    await screen.findByText(/Nome 9/);
    pass(500);
    await user.click(screen.getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await screen.findByText(/Nome 10/);
  });

  it('says what somebody else changed before it is overwritten [OPC-50]', async () => {
    const server = aPhaseServer();
    server.answers.UpdatePhase = () => {
      server.set(aPhaseAnswer({ revision: 9, updatedBy: 'Luca Neri' }));
      throw new GraphqlFailure('conflict');
    };
    const difference = { path: ['name', 'it'], before: ['Fondo'], after: ['Di Luca'] };
    server.answers.CatalogueChanges = () => ({
      catalogueChanges: [
        {
          revision: 9,
          at: '2026-11-20T09:12:00.000Z',
          by: 'Luca Neri',
          created: false,
          differences: [difference],
        },
      ],
    });
    const { user } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect((await dialog.findByRole('definition')).textContent).toMatch(/Fondo.*Di Luca/);
  });

  it('is loaded anew when the other version is preferred [OPC-50]', async () => {
    const server = aPhaseServer();
    server.answers.UpdatePhase = () => {
      server.set(aPhaseAnswer({ revision: 9, name: { it: 'Di Luca', en: null } }));
      throw new GraphqlFailure('conflict');
    };
    const { user } = await openPhase();
    await user.type(name(), ' nuovo');
    await user.click(updateButton());
    await user.click(await screen.findByRole('button', { name: 'Carica la sua versione' }));
    await waitFor(() => expect(name().value).toBe('Di Luca'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that was deleted meanwhile keeps the edits in sight, and says that they cannot be saved', async () => {
    const server = aPhaseServer();
    const { user, queries } = await openPhase();
    await user.type(name(), ' nuovo');
    server.answers.UpdatePhase = () => {
      throw new GraphqlFailure('not-found');
    };
    await user.click(updateButton());
    const gone = /^Questa fase è stata eliminata/;
    expect((await screen.findByText(gone, { selector: '.alert *' })).textContent).not.toMatch(/not-found/);
    expect([name().value, isOff(updateButton())]).toEqual(['Fondo nuovo', true]);
    server.answers.EditablePhase = server.answers.UpdatePhase;
    await queries.invalidateQueries({ queryKey: ['phase', 'one', 'fondo'] });
    expect(name().value).toBe('Fondo nuovo');
  });

  it('is seen by users who have the phase open unchanged [PHA-071]', async () => {
    const server = aPhaseServer();
    const { queries } = await openPhase();
    server.set(aPhaseAnswer({ revision: 4, name: { it: 'Di Luca', en: null } }));
    await queries.invalidateQueries({ queryKey: ['phase', 'one', 'fondo'] });
    await waitFor(() => expect(name().value).toBe('Di Luca'));
  });
});

describe('leaving a phase', () => {
  it('goes back to the list [PHA-048]', async () => {
    aPhaseServer();
    const { user } = await openPhase();
    await user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await screen.findByRole('heading', { name: 'Elenco delle fasi' });
  });

  it('with changes asks first: stay keeps them, leave loses them [PHA-054, CER-014]', async () => {
    aPhaseServer();
    const { user } = await openPhase();
    await user.type(name(), ' nuovo');
    const back = screen.getByRole('link', { name: "Torna all'elenco" });
    await user.click(back);
    const dialog = await screen.findByRole('alertdialog', { name: 'Vuoi abbandonare le modifiche?' });
    const buttons = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(buttons).toEqual(expect.arrayContaining(['Resta', 'Esci senza salvare']));
    await user.click(within(dialog).getByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([place(), name().value]).toEqual(['/fasi/fondo', 'Fondo nuovo']);
    await user.click(back);
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await screen.findByRole('heading', { name: 'Elenco delle fasi' });
  });
});
