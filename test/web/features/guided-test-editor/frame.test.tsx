import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import GuidedTestEditorPage from '#web/features/guided-test-editor/guided-test-editor-page.tsx';
import type { EditedGuidedTestStateFragment } from '#web/graphql/guided-test-editor.ts';
import { activeShortcuts } from '#web/lib/shortcuts.ts';
import {
  anEditorServer,
  aTest,
  button,
  changeTitle,
  confirmPublishing,
  openEditor,
  openStage,
  panel,
  row,
  statusShown,
  write,
} from './open-editor.tsx';

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());

/** Saves a change after somebody else saved theirs: the screen asks which of the two to keep. */
async function refusedFor(theirs: GuidedTestConfig) {
  logged();
  const server = anEditorServer();
  const { user } = await openEditor();
  await changeTitle(user);
  server.set(theirs);
  server.fail('conflict', { by: 'Marco Bianchi', at: '2026-11-20T10:00:00.000Z' });
  await user.click(button('Salva Bozza'));
  const dialog = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
  expect(dialog.textContent).toContain('Marco Bianchi');
  server.fail(undefined);
  const answer = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return { server, answer, closed };
}

describe('the frame of the editor', () => {
  it('is for super users; anybody else reads a warning, and nothing is loaded [WED-001, WED-002, WED-003, WER-015]', () => {
    const server = anEditorServer();
    signIn();
    openScreens('/test', { '/test': () => <GuidedTestEditorPage /> });
    expect(screen.getByText('Non hai i permessi necessari per accedere a questa pagina.')).toBeTruthy();
    expect(server.asked('EditedGuidedTest')).toEqual([]);
  });

  it('has a breadcrumb with a test tube, two tabs and four stages [WED-004, WED-005, WED-012, WED-050]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(crumbs.querySelector('[data-icon="test-tube"]')).toBeTruthy();
    const title = screen.getByRole('heading', { level: 1, name: 'Configura il test' });
    expect(crumbs.textContent).toBe(title.textContent);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Test', 'Sorgente JSON']);
    const stages = within(screen.getByRole('navigation', { name: 'Tappe del test' })).getAllByRole('button');
    expect(stages).toHaveLength(4);
    expect(stages[0]?.textContent).toContain('2 domande');
    await waitFor(() => expect(stages[3]?.textContent).toContain('3 fasi'));
    screen.getByRole('tab', { name: 'Test' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sorgente JSON' }).getAttribute('aria-selected')).toBe('true');
  });

  it('counts no phases of the last stage before it knows those of the catalogue [WED-012]', async () => {
    const server = anEditorServer();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { Phases } = server.answers;
    server.answers.Phases = (variables) => held.then(() => Phases?.(variables));
    await openEditor();
    const stage = button(/^4 Scelta dei prodotti/);
    expect(stage.textContent).not.toMatch(/fas[ei]/);
    go();
    await waitFor(() => expect(stage.textContent).toContain('3 fasi'));
  });

  it('begins with the element that its address names', async () => {
    anEditorServer();
    await openEditor('/test?stage=stage1&question=umido&answer=tanto');
    expect(panel().getByRole('heading', { name: 'Risposta tanto' })).toBeTruthy();
  });

  it('begins with the stage of an element that is gone', async () => {
    anEditorServer();
    await openEditor('/test?stage=stage2&question=tolta');
    expect(screen.getByRole('heading', { name: 'Analisi del supporto' })).toBeTruthy();
    expect(panel().getByText('Seleziona un elemento')).toBeTruthy();
  });

  it('keeps what is typed as source and is no JSON yet while another tab is shown', async () => {
    anEditorServer();
    const { user } = await openEditor();
    await user.click(screen.getByRole('tab', { name: 'Sorgente JSON' }));
    const source = () =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /JSON|Sorgente|Configurazione/ });
    await screen.findByRole('textbox');
    await write(user, source(), 'meta');
    await user.click(screen.getByRole('tab', { name: 'Test' }));
    expect(row('Che muro è?')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Sorgente JSON' }));
    expect(source().value).toBe('meta');
  });

  it('selects nothing at first, then the stage that is chosen [WED-013, WED-015, WED-020]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    expect(panel().getByText('Seleziona un elemento')).toBeTruthy();
    await openStage(user, /Analisi del supporto/);
    await write(user, panel().getByRole('textbox', { name: 'Titolo in italiano' }), 'Analisi');
    expect(panel().getByRole('heading', { name: 'Analisi' })).toBeTruthy();
  });

  it('can be saved only once something changed, and says how it stands [WED-008, WED-009, WED-078, WED-088, WED-089]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    expect(statusShown()).toContain('Versione pubblicata');
    expect(isOff(button('Salva Bozza'))).toBe(true);
    expect(button('Salva Bozza').title).toBe('Nessuna modifica da salvare');
    await changeTitle(user);
    expect(statusShown()).toBe('Modifiche non pubblicate, ancora da salvare');
    expect(isOff(button('Salva Bozza'))).toBe(false);
  });

  it('compares what is saved with the draft, whatever is published [WED-009, WED-078, WED-079]', async () => {
    const draft = { source: 'DRAFT' as never, revision: 4, lastSaved: new Date().toISOString() };
    anEditorServer({ ...draft, published: aConfig() });
    const { user } = await openEditor();
    expect([isOff(button('Salva Bozza')), isOff(button('Pubblica'))]).toEqual([true, false]);
    await changeTitle(user);
    expect(isOff(button('Salva Bozza'))).toBe(false);
  });

  it('saves what is edited, and says since when it is saved [WED-079, WED-080, WED-086, WED-103]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    await user.click(button('Salva Bozza'));
    await waitFor(() =>
      expect(statusShown()).toContain('Bozza con modifiche rispetto alla versione pubblicata'),
    );
    expect(statusShown()).toMatch(/adesso|\d+ second[oi] fa/);
    expect(isOff(button('Salva Bozza'))).toBe(true);
    expect(server.saved()).toMatchObject([{ revision: null, version: 1 }]);
    expect(server.saved()[0]?.config?.[0].questions[0]?.title.it).toBe('Che parete è?');
  });

  it('says that a draft of less than a second ago is of now [WED-103]', async () => {
    const source = 'DRAFT' as EditedGuidedTestStateFragment['source'];
    // The clock of the server may be ahead.
    anEditorServer({ source, revision: 1, lastSaved: '2999-01-01T08:00:00.000Z', savedBy: 'Giulia Ferrero' });
    await openEditor();
    expect(statusShown()).toMatch(/adesso$/);
  });

  it('saves by Ctrl+S from any field, the source too, and lists that among the shortcuts', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    expect(activeShortcuts()).toContainEqual(
      expect.objectContaining({ keys: 'mod+s', description: 'Salva Bozza' }),
    );
    await user.click(screen.getByRole('tab', { name: 'Sorgente JSON' }));
    const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Configurazione JSON' });
    await write(user, source, source.value.replace('Che parete è?', 'Che facciata è?'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.saved()).toHaveLength(2));
    expect(server.saved()[1]?.config?.[0].questions[0]?.title.it).toBe('Che facciata è?');
    expect(document.activeElement).toBe(source);
  });

  it('cannot be saved nor published without a connection, and says so', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const reason = 'Senza connessione non si può salvare';
    expect([button('Salva Bozza').title, button('Pubblica').title]).toEqual([reason, reason]);
    expect([isOff(button('Salva Bozza')), isOff(button('Pubblica'))]).toEqual([true, true]);
    await user.keyboard('{Control>}s{/Control}');
    expect(server.saved()).toEqual([]);
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(isOff(button('Salva Bozza'))).toBe(false);
  });

  it('publishes after asking, and only what differs from what is published [WED-010, WED-011, WED-021, WED-022, WED-075, WED-077, OPW-19]', async () => {
    const server = anEditorServer();
    const { user, pass } = await openEditor();
    expect(isOff(button('Pubblica'))).toBe(true);
    expect(button('Pubblica').title).toBe('Nessuna modifica da pubblicare');
    await changeTitle(user);
    await user.click(button('Pubblica'));
    const dialog = screen.getByRole('alertdialog', { name: 'Pubblicare il test?' });
    expect(dialog.className).toContain('d500');
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    pass(1_999);
    expect(screen.queryByText('Test pubblicato')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Test pubblicato')).toBeNull();
    expect(server.published()).toHaveLength(1);
    expect(statusShown()).toContain('Versione pubblicata');
    expect(isOff(button('Pubblica'))).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves the messages of its source for two seconds too [WED-021, WED-051]', async () => {
    anEditorServer();
    const { user, pass } = await openEditor();
    await user.click(screen.getByRole('tab', { name: 'Sorgente JSON' }));
    await user.click(await screen.findByRole('button', { name: 'Copia' }));
    const copied = 'Configurazione copiata negli appunti';
    expect(await screen.findByText(copied)).toBeTruthy();
    pass(1_999);
    expect(screen.queryByText(copied)).toBeTruthy();
    pass(1);
    expect(screen.queryByText(copied)).toBeNull();
  });

  it('says when it was saved in full, the Italian way [WED-104]', async () => {
    anEditorServer({ source: 'DRAFT' as never, revision: 4, lastSaved: '2026-01-10T09:05:00.000Z' });
    await openEditor();
    expect(screen.getByText(/fa$/, { selector: 'time' }).title).toBe('10/01/2026 10:05');
  });

  it('tells a draft that is the same as what is published [WED-087]', async () => {
    anEditorServer({ source: 'DRAFT' as never, revision: 4, lastSaved: new Date().toISOString() });
    await openEditor();
    expect(statusShown()).toContain('Bozza identica alla versione pubblicata');
  });

  it('saves by itself when a stage, question or answer is chosen, if something changed [WED-081, WED-082, WED-083, OPW-20]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    const isSaved = (count: number) => waitFor(() => expect(server.saved()).toHaveLength(count));
    await openStage(user, /Analisi/);
    await openStage(user, /Tipologia del supporto/);
    await changeTitle(user, 'Uno');
    expect(server.saved()).toHaveLength(0);
    await user.click(row('È umido?'));
    await isSaved(1);
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Due');
    await user.click(button('Risposta poco'));
    await isSaved(2);
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Tre');
    await openStage(user, /Analisi/);
    await isSaved(3);
  });

  it('saves by itself when the mode is switched, if something changed [WED-084, OPW-20]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    await user.click(button('Anteprima'));
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    await user.click(button('Modifica'));
    expect(server.saved()).toHaveLength(1);
  });

  it('says while it saves that it does [WED-085]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { SaveGuidedTestDraft } = server.answers;
    server.answers.SaveGuidedTestDraft = (variables) => held.then(() => SaveGuidedTestDraft?.(variables));
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(statusShown()).toContain('Salvataggio automatico in corso'));
    go();
    await waitFor(() => expect(statusShown()).toContain('Bozza con modifiche'));
  });

  it('saves what is typed while it saves after that, on what was saved [WED-082, OPW-22]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user, 'Uno');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { SaveGuidedTestDraft } = server.answers;
    server.answers.SaveGuidedTestDraft = (variables) => held.then(() => SaveGuidedTestDraft?.(variables));
    await user.click(row('È umido?'));
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Due');
    await user.click(row('Uno'));
    expect(server.saved()).toHaveLength(1);
    go();
    await waitFor(() => expect(server.saved()).toHaveLength(2));
    expect(server.saved().map(({ revision }) => revision)).toEqual([null, 1]);
    const titles = server.saved()[1]?.config?.[0].questions.map(({ title }) => title.it);
    expect(titles).toEqual(['Uno', 'Due']);
  });

  it('asks before it is left with changes, and not with a saved draft [WED-006, OPW-20]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    const leave = () => user.click(screen.getByRole('link', { name: 'Vai ai preventivi' }));
    await leave();
    const question = await screen.findByRole('alertdialog', { name: 'Modifiche non pubblicate' });
    expect(question.textContent).toContain(
      'Hai delle modifiche non pubblicate. Sicuro di voler uscire senza pubblicarle?',
    );
    await user.click(within(question).getByRole('button', { name: 'Resta' }));
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(statusShown()).toContain('Bozza con modifiche'));
    await leave();
    expect(await screen.findByRole('heading', { name: 'Preventivi' })).toBeTruthy();
  });
});

describe('what does not work', () => {
  it('says of a save or a publishing that failed in the status and the log, until the next one [WED-090, WED-091, WER-008, OPW-21]', async () => {
    const log = logged();
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    server.fail('internal');
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('draft not saved', 'internal'));
    await waitFor(() => expect(statusShown()).toContain('Bozza non salvata: le modifiche sono ancora qui'));
    await user.click(button('Pubblica'));
    await confirmPublishing(user);
    await waitFor(() => expect(log).toHaveBeenCalledWith('guided test not published', 'internal'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(statusShown()).toContain('Non pubblicato: riprova');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Test pubblicato')).toBeNull();
    expect(isOff(button('Pubblica'))).toBe(false);
    expect(isOff(button('Salva Bozza'))).toBe(false);
    server.fail(undefined);
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(statusShown()).toContain('Bozza con modifiche'));
  });

  it('says that there is nothing to save or to publish once the source was emptied; what is stored stays [WED-073, WED-074, WER-010, WER-011, OPW-15]', async () => {
    logged();
    const server = anEditorServer();
    const { user } = await openEditor();
    await user.click(screen.getByRole('tab', { name: 'Sorgente JSON' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Configurazione JSON' }));
    await user.tab();
    await user.click(button('Anteprima'));
    await user.click(button('Modifica'));
    expect(screen.queryByText(/^Nessuna configurazione da/)).toBeNull();
    await user.click(button('Salva Bozza'));
    expect(screen.getByRole('alert').textContent).toContain('Nessuna configurazione da salvare');
    await user.click(button('Pubblica'));
    expect(screen.getByText('Nessuna configurazione da pubblicare')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([server.saved(), server.published()]).toEqual([[], []]);
    await user.click(screen.getByRole('tab', { name: 'Test' }));
    expect(screen.getByText('Nessuna configurazione: il sorgente JSON è vuoto.')).toBeTruthy();
  });

  it('opens the built-in stages when loading fails, says so and logs it [WED-066, WED-067, WER-009]', async () => {
    const log = logged();
    const server = anEditorServer();
    server.answers.EditedGuidedTest = () => {
      throw new Error('down');
    };
    await openEditor();
    expect(screen.getByRole('alert').textContent).toContain('Il test non si è potuto caricare');
    expect(log).toHaveBeenCalledWith('guided test not loaded', 'internal');
    expect(row('Dove si trova la superficie da trattare?')).toBeTruthy();
    expect(isOff(button('Salva Bozza'))).toBe(true);
  });

  it('offers to write one’s own over another editor’s version [OPW-22]', async () => {
    const { server, answer, closed } = await refusedFor(aTest());
    await answer('Sovrascrivi con la mia');
    await waitFor(() => expect(server.saved().at(-1)).toMatchObject({ revision: 1, keeps: true }));
    expect(server.saved().at(-1)?.config?.[0].questions[0]?.title.it).toBe('Che parete è?');
    await closed();
  });

  it('keeps the changes of both editors where they are of different fields [OPW-22]', async () => {
    const theirs = aTest();
    if (theirs[0].questions[1]) theirs[0].questions[1].title = { it: 'Di un altro' };
    const { server, answer, closed } = await refusedFor(theirs);
    const told = await screen.findByText('Di un altro', { selector: 'dd *' });
    expect(told.closest('[role="alertdialog"]')).toBeTruthy();
    await answer('Tieni entrambe');
    await closed();
    const titles = server
      .saved()
      .at(-1)
      ?.config?.[0].questions.map(({ title }) => title.it);
    expect([server.saved().at(-1)?.revision, titles]).toEqual([1, ['Che parete è?', 'Di un altro']]);
    expect(row('Di un altro')).toBeTruthy();
  });

  it.each(['Tieni entrambe', 'Sovrascrivi con la mia'])(
    'builds on the version that was shown, so that a third save is a conflict again: %s [OPW-22]',
    async (name) => {
      const { server, answer } = await refusedFor(aTest());
      server.set(aTest());
      await answer(name);
      await waitFor(() => expect(server.saved().at(-1)).toMatchObject({ revision: 1 }));
    },
  );

  it('tells both values of a field that both editors changed [OPW-22]', async () => {
    const theirs = aTest();
    if (theirs[0].questions[0]) theirs[0].questions[0].title = { it: 'Di un altro', en: 'Which wall?' };
    await refusedFor(theirs);
    const clashes = await screen.findByRole('region', { name: 'Cambiati da tutti e due' });
    expect(clashes.textContent).toContain('Che parete è?: il tuo valore è Che parete è?, il suo Di un altro');
    expect(screen.getByRole('button', { name: 'Unisci, con i miei valori' })).toBeTruthy();
  });

  it('offers another editor’s version in place of one’s own [OPW-22]', async () => {
    const theirs = aTest();
    if (theirs[0].questions[0]) theirs[0].questions[0].title = { it: 'Di un altro' };
    const { server, answer, closed } = await refusedFor(theirs);
    const sent = server.saved().length;
    await answer('Carica la sua versione');
    await closed();
    expect(row('Di un altro')).toBeTruthy();
    expect(server.saved()).toHaveLength(sent);
  });

  it('shows another editor’s save at once where nothing is changed, and tells of it and asks where something is [OPW-22]', async () => {
    const server = anEditorServer();
    const { user, queries } = await openEditor();
    const other = aTest();
    if (other[0].questions[0]) other[0].questions[0].title = { it: 'Di un altro' };
    server.set(other);
    await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
    await waitFor(() => expect(row('Di un altro')).toBeTruthy());
    await user.click(row('È umido?'));
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Mio testo');
    server.set(aTest());
    await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
    expect((await screen.findByText(/Marco Bianchi ha salvato il test/)).textContent).toBeTruthy();
    expect(row('Mio testo')).toBeTruthy();
    await user.click(button('Guarda che cosa è cambiato'));
    await user.click(button('Torna alle mie modifiche'));
    expect(row('Mio testo')).toBeTruthy();
    await user.click(button('Guarda che cosa è cambiato'));
    await user.click(button('Carica la sua versione'));
    await waitFor(() => expect(row('È umido?')).toBeTruthy());
  });

  it('says that another editor published, and asks at a save without calling it failed [OPW-22]', async () => {
    logged();
    const server = anEditorServer();
    const { user, queries } = await openEditor();
    await changeTitle(user);
    server.setPublished(aTest());
    await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
    expect(await screen.findByText(/Marco Bianchi ha pubblicato il test/)).toBeTruthy();
    server.fail('conflict', { by: 'Marco Bianchi', at: '2026-11-20T10:00:00.000Z' });
    await user.click(button('Salva Bozza'));
    const dialog = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    expect(dialog.textContent).toContain('La sua versione è già pubblicata: i test nuovi la usano.');
    expect(statusShown()).toContain('ancora da salvare');
  });

  it('does not ask of its own accord while one works on: it tells of the other save, and asks at one’s own [OPW-20, OPW-22]', async () => {
    logged();
    const server = anEditorServer();
    const { user } = await openEditor();
    await changeTitle(user);
    server.set(aTest());
    server.fail('conflict', { by: 'Marco Bianchi', at: '2026-11-20T10:00:00.000Z' });
    await user.click(row('È umido?'));
    expect(await screen.findByText(/Marco Bianchi ha salvato il test/)).toBeTruthy();
    expect(statusShown()).toContain('Bozza non salvata');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(button('Salva Bozza'));
    expect(await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" })).toBeTruthy();
  });

  it('says whose draft it shows and who replaced it, and puts the draft of before back, keeping theirs [OPW-22]', async () => {
    const config = aTest();
    if (config[0].questions[0]) config[0].questions[0].title = { it: 'Di Martina' };
    const source = 'DRAFT' as EditedGuidedTestStateFragment['source'];
    const lastSaved = '2026-11-20T09:30:00.000Z';
    const draft = { source, revision: 4, lastSaved, savedBy: 'Martina Rossi' };
    const server = anEditorServer({ config, published: aTest(), ...draft });
    const { user, queries } = await openEditor();
    expect(statusShown()).toContain('salvata da Martina Rossi');
    server.set(aTest());
    await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
    expect(await screen.findByText(/Marco Bianchi ha salvato un'altra bozza alle 11:00 del 20/)).toBeTruthy();
    expect(statusShown()).toContain('salvata da Marco Bianchi');
    expect(row('Che muro è?')).toBeTruthy();
    await user.click(button('Rimetti la bozza di prima'));
    expect(row('Di Martina')).toBeTruthy();
    expect(screen.queryByText(/ha salvato un'altra bozza/)).toBeNull();
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    expect(server.saved()[0]).toMatchObject({ revision: 5, keeps: true });
    await user.click(row('Di Martina'));
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Altro');
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(server.saved()).toHaveLength(2));
    expect(server.saved()[1]).toMatchObject({ revision: 6, keeps: false });
  });

  describe('the draft of before', () => {
    const named = (first: string, second = 'È umido?') => {
      const config = aTest();
      if (config[0].questions[0]) config[0].questions[0].title = { it: first };
      if (config[0].questions[1]) config[0].questions[1].title = { it: second };
      return config;
    };
    async function opened() {
      const source = 'DRAFT' as EditedGuidedTestStateFragment['source'];
      const draft = { source, revision: 4, lastSaved: '2026-11-20T09:30:00.000Z', savedBy: 'Martina Rossi' };
      const server = anEditorServer({ config: named('Uno'), published: aTest(), ...draft });
      const { user, queries } = await openEditor();
      const othersSave = async (config: GuidedTestConfig) => {
        server.set(config);
        await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
      };
      const putBack = () => user.click(button('Rimetti la bozza di prima'));
      return { user, server, othersSave, putBack };
    }
    const typed = async (user: Awaited<ReturnType<typeof opened>>['user'], of: string, text: string) => {
      await user.click(row(of));
      await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), text);
    };

    it('comes back as it was before the save that is named, not before an earlier one [OPW-22]', async () => {
      const { othersSave, putBack } = await opened();
      await othersSave(named('Due'));
      await waitFor(() => expect(row('Due')).toBeTruthy());
      await othersSave(named('Tre'));
      await waitFor(() => expect(row('Tre')).toBeTruthy());
      await putBack();
      expect(row('Due')).toBeTruthy();
    });

    it('keeps what one changed since; an undo takes it away again, and keeps that, too [OPW-22]', async () => {
      const { user, othersSave, putBack } = await opened();
      await othersSave(named('Due'));
      await waitFor(() => expect(row('Due')).toBeTruthy());
      await typed(user, 'È umido?', 'Mia');
      await putBack();
      expect([row('Uno'), row('Mia')]).toHaveLength(2);
      await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Ancora mia');
      await user.click(button('Annulla'));
      expect([row('Due'), row('Ancora mia')]).toHaveLength(2);
    });

    it('is no longer offered once one saved oneself [OPW-22]', async () => {
      const { user, server, othersSave, putBack } = await opened();
      await othersSave(named('Due'));
      await waitFor(() => expect(row('Due')).toBeTruthy());
      await typed(user, 'È umido?', 'Mia');
      await user.click(button('Salva Bozza'));
      await waitFor(() => expect(server.saved()).toHaveLength(1));
      await waitFor(() => expect(screen.queryByText(/ha salvato un'altra bozza/)).toBeNull());
      await othersSave(named('Tre', 'Mia'));
      await waitFor(() => expect(row('Tre')).toBeTruthy());
      await putBack();
      expect([row('Due'), row('Mia')]).toHaveLength(2);
    });
  });

  it('may publish with what is only warned of [OPW-16]', async () => {
    const config = aTest();
    config[0].questions[0]?.answers[0]?.tag.push('mai-creato');
    anEditorServer({ config, published: aTest() });
    await openEditor();
    expect(await screen.findByText('1 avviso')).toBeTruthy();
    expect(isOff(button('Pubblica'))).toBe(false);
  });

  it('cannot publish while something is wrong, and leads to it [OPW-16, OPW-17]', async () => {
    const config = aTest();
    if (config[1].questions[0]) config[1].questions[0].conditions = [{ questionId: 'sale', answerId: 'si' }];
    anEditorServer({ config, published: aTest() });
    const { user } = await openEditor();
    expect(isOff(button('Pubblica'))).toBe(true);
    expect(button('Pubblica').title).toContain('1 errore');
    await user.click(button('Ci sono sali?'));
    expect(panel().getByRole('heading', { name: 'Ci sono sali?' })).toBeTruthy();
    expect(panel().getByText('La condizione guarda una domanda fatta dopo')).toBeTruthy();
  });
});
