import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { isOff } from '#test/support/is-off.ts';
import type { CheckNews, StartCheck } from '#web/components/test-check/check-work.ts';
import { doneCheck } from '#web/components/test-check/done-check.ts';
import * as checks from '#web/components/test-check/start-check.ts';
import type { EditedGuidedTestStateFragment } from '#web/graphql/guided-test-editor.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  anEditorServer,
  aTest,
  button,
  changeTitle,
  confirmPublishing,
  openEditor,
  panel,
} from './open-editor.tsx';

const withUnused = aQuestion('a', { answers: [anAnswer('si', { tag: 'umido' }), anAnswer('no')] });
const unreachable = aConfig({ stage1: [withUnused, aQuestion('mai', { visible: ['mai-dato'] })] });

async function open(start: StartCheck, config = unreachable, phases = [aPhase()]) {
  vi.spyOn(checks, 'startCheck').mockImplementation(start);
  const server = anEditorServer({ config, published: aConfig() });
  server.answers.CheckedCatalogue = () => ({ checkedCatalogue: { phases, products: [] } });
  const { user } = await openEditor();
  await user.click(button('Pubblica'));
  return { server, user, dialog: within(screen.getByRole('alertdialog')) };
}

describe('publishing', () => {
  const atOnce: StartCheck = (work, onNews) => {
    onNews({ kind: 'done', check: doneCheck(work) });
    return () => {};
  };

  it('tells problems of users from notes that wait folded, and may go on all the same [OPW-16]', async () => {
    const { server, user, dialog } = await open(atOnce);
    const grave = within(await dialog.findByRole('region', { name: '5 problemi per chi fa il test' }));
    const kinds = grave.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(kinds).toEqual([
      'Test che finiscono senza nessuna fase 1',
      'Fasi senza una scelta visibile 1',
      'Scelte senza prodotti 1',
      'Domande che non si raggiungono mai 1',
    ]);
    const notes = dialog.getByText('1 nota: chi fa il test non se ne accorge');
    const folded = notes.closest('details');
    expect(folded?.open).toBe(false);
    await user.click(notes);
    expect(folded?.open).toBe(true);
    expect(folded?.textContent).toContain('Tag aggiunti che nessuno guarda');
    expect(grave.getByText('Il tag mai-dato non esiste: forse è stato rinominato')).toBeTruthy();
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    expect(server.published()).toHaveLength(1);
  });

  it('says what changes against the version in use, and whose draft it is [WED-075]', async () => {
    vi.spyOn(checks, 'startCheck').mockImplementation(() => () => {});
    const config = aTest();
    config[0].questions.pop();
    const source = 'DRAFT' as EditedGuidedTestStateFragment['source'];
    const draft = { source, revision: 4, savedBy: 'Martina Rossi', lastSaved: '2026-11-20T09:30:00.000Z' };
    anEditorServer({ config, published: aTest(), version: 7, ...draft });
    const { user } = await openEditor();
    await user.click(button('Pubblica'));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('La bozza è di Martina Rossi, salvata alle 10:30 del 20/11/2026.')).toBeTruthy();
    expect(dialog.getByText('Rispetto alla versione 7, in uso:')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Domande: 1 tolta',
      'Risposte: 3 tolte',
    ]);
  });

  it('that arrived though its answer was lost is said to be done', async () => {
    const { server, user } = await open(atOnce);
    const publish = server.answers.PublishGuidedTest as (variables: object) => object;
    server.answers.PublishGuidedTest = (variables: object) => {
      publish(variables);
      throw new GraphqlFailure('offline');
    };
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
  });

  it('leads from each problem to where it is mended', async () => {
    const { user, dialog } = await open(atOnce);
    const grave = within(await dialog.findByRole('region', { name: '5 problemi per chi fa il test' }));
    const links = grave
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Apri Finitura', '/fasi/finitura'],
      ['Apri Finitura, scelta 1', '/fasi/finitura'],
    ]);
    await user.click(grave.getByRole('button', { name: 'Apri Domanda mai' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(panel().getByRole('heading', { name: 'Domanda mai' })).toBeTruthy();
    await user.click(button('Pubblica'));
    await user.click(await screen.findByRole('button', { name: 'Apri Scelta dei prodotti' }));
    expect(panel().getByRole('heading', { name: 'Scelta dei prodotti' })).toBeTruthy();
  });

  it('never says that all is well where a tag does not exist, and names it and the condition it was for [OPW-16]', async () => {
    const answers = [anAnswer('si', { tag: 'fibro' }), anAnswer('no')];
    const config = aConfig({ stage1: [aQuestion('a', { answers })] });
    const conditions = [
      { include: [], exclude: ['storico'] },
      { include: ['fibrocemento'], exclude: [] },
    ];
    const phases = [
      aPhase({ withProcedure: true, procedure: { it: '<p>Lava</p>' }, choices: [], conditions }),
    ];
    const { server, user, dialog } = await open(atOnce, config, phases);
    const grave = within(await dialog.findByRole('region', { name: '2 problemi per chi fa il test' }));
    expect(grave.getByText('Il tag fibro non esiste: forse è stato rinominato')).toBeTruthy();
    const never = grave.getByRole('region', {
      name: /^Condizioni che non valgono mai.* forse è stato rinominato$/,
    });
    expect(never.textContent).toMatch(/Finitura.*fibrocemento/);
    expect(dialog.queryByText(/^Tutto a posto/)).toBeNull();
    expect(dialog.getByText('1 nota: chi fa il test non se ne accorge')).toBeTruthy();
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    expect(server.published()).toHaveLength(1);
  });

  it('says that all is well where there are only notes', async () => {
    const answers = [anAnswer('si', { tag: 'umido' }), anAnswer('no')];
    const harmless = aConfig({
      stage1: [aQuestion('a', { answers })],
      stage4: [{ id: 'mia', title: 'Mia', choices: [{ id: 'c', title: 'Con calce' }] }],
      stage4Rest: { includeCataloguePhases: false },
    });
    const { dialog } = await open(atOnce, harmless);
    expect(await dialog.findByText(/^Tutto a posto/)).toBeTruthy();
    expect(dialog.getByText('1 nota: chi fa il test non se ne accorge')).toBeTruthy();
    expect(dialog.queryByRole('heading', { name: /per chi fa il test$/ })).toBeNull();
  });

  it('waits for the check, which can be skipped, and tells how far it is', async () => {
    let say: (news: CheckNews) => void = () => {};
    const stop = vi.fn();
    const { user, dialog } = await open((_, onNews) => {
      say = onNews;
      return stop;
    });
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Pubblica' });
    await dialog.findByText('Passo 0 di 1');
    act(() => say({ kind: 'progress', done: 1, of: 4 }));
    expect(dialog.getByText('Passo 1 di 4')).toBeTruthy();
    expect([isOff(confirm), confirm.title]).toEqual([
      true,
      'Controllo in corso: aspetta o salta il controllo',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Salta il controllo' }));
    expect(stop).toHaveBeenCalled();
    expect(isOff(confirm)).toBe(false);
  });

  /** Publishes a change after another editor saved theirs, and keeps both. */
  async function keepBoth(theirs: GuidedTestConfig) {
    vi.spyOn(checks, 'startCheck').mockImplementation(atOnce);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = anEditorServer();
    server.answers.CheckedCatalogue = () => ({ checkedCatalogue: { phases: [aPhase()], products: [] } });
    const { user } = await openEditor();
    await changeTitle(user);
    await user.click(button('Pubblica'));
    server.set(theirs);
    server.fail('conflict', { by: 'Marco Bianchi', at: '2026-11-20T10:00:00.000Z' });
    await confirmPublishing(user);
    await user.click(await screen.findByRole('button', { name: 'Tieni entrambe' }));
    server.fail(undefined);
    const dialog = await screen.findByRole('alertdialog', { name: 'Pubblicare il test?' });
    return { server, user, sent: server.published().length, dialog: within(dialog) };
  }

  it('asks again, with a new check, once the changes of two editors are put together [OPW-16, OPW-22]', async () => {
    const theirs = aTest();
    if (theirs[0].questions[1]) theirs[0].questions[1].title = { it: 'Di un altro' };
    const { server, user, sent, dialog } = await keepBoth(theirs);
    expect(await dialog.findByRole('region', { name: /per chi fa il test$/ })).toBeTruthy();
    expect(server.published()).toHaveLength(sent);
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    const published = server.published().at(-1);
    const titles = published?.config?.[0].questions.map(({ title }) => title.it);
    expect([published?.revision, titles]).toEqual([1, ['Che parete è?', 'Di un altro']]);
  });

  it('never takes along what another editor saves while it is asked about [OPW-22]', async () => {
    vi.spyOn(checks, 'startCheck').mockImplementation(atOnce);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const draft = { source: 'DRAFT' as never, revision: 4, lastSaved: '2026-11-20T09:30:00.000Z' };
    const server = anEditorServer({ ...draft, published: aConfig() });
    server.answers.CheckedCatalogue = () => ({ checkedCatalogue: { phases: [aPhase()], products: [] } });
    const { user, queries } = await openEditor();
    await user.click(button('Pubblica'));
    const theirs = aTest();
    if (theirs[0].questions[1]) theirs[0].questions[1].title = { it: 'Di un altro' };
    server.set(theirs);
    server.fail('conflict', { by: 'Marco Bianchi', at: '2026-11-20T10:00:00.000Z' });
    await act(() => queries.invalidateQueries({ queryKey: ['guidedTestDraft'] }));
    await screen.findByText(/Marco Bianchi ha salvato il test/);
    await confirmPublishing(user);
    const asks = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    expect(asks.textContent).toContain('Marco Bianchi');
    const sent = server
      .published()
      .map(({ revision, config }) => [revision, config?.[0].questions[1]?.title.it]);
    expect(sent).toEqual([[4, 'È umido?']]);
    server.fail(undefined);
    await user.click(within(asks).getByRole('button', { name: 'Tieni entrambe' }));
    await screen.findByRole('alertdialog', { name: 'Pubblicare il test?' });
    await confirmPublishing(user);
    await screen.findByText('Test pubblicato');
    expect(server.published().at(-1)?.revision).toBe(5);
  });

  it('is not possible where the two together have an error [OPW-16, OPW-22]', async () => {
    const theirs = aTest();
    if (theirs[0].questions[1]) theirs[0].questions[1].answers = [];
    const { dialog } = await keepBoth(theirs);
    expect(isOff(dialog.getByRole('button', { name: 'Pubblica' }))).toBe(true);
  });

  it('is not possible with a question that has no answers [OPW-09, OPW-16]', async () => {
    vi.spyOn(checks, 'startCheck').mockReturnValue(() => {});
    anEditorServer({ config: aConfig({ stage1: [aQuestion('a', { answers: [] })] }), published: aConfig() });
    await openEditor();
    expect(isOff(button('Pubblica'))).toBe(true);
    expect(screen.getByText('La domanda non ha nessuna risposta')).toBeTruthy();
  });
});
