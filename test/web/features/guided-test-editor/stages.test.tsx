import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { anEditorServer, button, openEditor, openStage, panel, row, type User } from './open-editor.tsx';

const dialog = (name?: string) =>
  within(screen.getByRole(name ? 'dialog' : 'alertdialog', name ? { name } : {}));
const saveAnd = async (user: User, server: ReturnType<typeof anEditorServer>) => {
  await user.click(button('Salva Bozza'));
  await waitFor(() => expect(server.saved().length).toBeGreaterThan(0));
  const config = server.saved().at(-1)?.config;
  if (!config) throw new Error('no configuration was sent');
  return config;
};

describe('stages of questions', () => {
  it('show their questions as steps, one of them open with its answers [WED-016, WED-017, WED-023]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    expect(screen.queryByRole('list', { name: 'Risposte' })).toBeNull();
    await user.click(row('È umido?'));
    expect(row('È umido?').getAttribute('aria-expanded')).toBe('true');
    expect(row('Che muro è?').getAttribute('aria-expanded')).toBe('false');
    expect(panel().getByRole('heading', { name: 'È umido?' })).toBeTruthy();
    await user.click(button('Risposta tanto'));
    expect(panel().getByText('Risposta · domanda 2')).toBeTruthy();
    expect(panel().getByRole('heading', { name: 'Risposta tanto' })).toBeTruthy();
  });

  it('lay one answer out in full width, two in halves, more in thirds [WED-030]', async () => {
    const answers = (count: number) => Array.from({ length: count }, (_, index) => anAnswer(`r${index}`));
    const stage1 = [1, 2, 3, 4].map((count) => aQuestion(`q${count}`, { answers: answers(count) }));
    anEditorServer({ config: aConfig({ stage1 }) });
    const { user } = await openEditor();
    const widths: (string | undefined)[] = [];
    for (const count of [1, 2, 3, 4]) {
      await user.click(row(`Domanda q${count}`));
      widths.push(screen.getByRole('list', { name: 'Risposte' }).className.split(' ').at(-1));
    }
    expect(widths).toEqual(['full', 'half', 'third', 'third']);
  });

  it('show which answers have a drawing', async () => {
    const answers = [anAnswer('si', { drawing: 'stone' }), anAnswer('no')];
    anEditorServer({ config: aConfig({ stage1: [aQuestion('muro', { answers })] }) });
    const { user } = await openEditor();
    await user.click(row('Domanda muro'));
    const drawings = ['si', 'no'].map((id) => button(`Risposta ${id}`).querySelector('svg')?.dataset.drawing);
    expect(drawings).toEqual(['stone', undefined]);
  });

  it('take a new question of 3 to 200 characters and a type [WED-022, WED-028, WED-029, WED-046]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await openStage(user, /finitura/i);
    expect(screen.getByText('Nessuna domanda configurata per questa fase.')).toBeTruthy();
    await user.click(button('Nuova Domanda'));
    const form = dialog('Nuova Domanda');
    const add = form.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi domanda' });
    expect(screen.getByRole('dialog').className).toContain('d500');
    expect(isOff(add)).toBe(true);
    await user.type(form.getByRole('textbox'), 'Ok');
    expect(isOff(add)).toBe(true);
    expect(form.getByText('Il testo deve essere di almeno 3 caratteri')).toBeTruthy();
    await user.type(form.getByRole('textbox'), 'ra?');
    await user.selectOptions(form.getByRole('combobox'), 'Scelta multipla');
    await user.click(add);
    expect(panel().getByRole('heading', { name: 'Okra?' })).toBeTruthy();
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    expect(server.saved()[0]?.config?.[2].questions).toMatchObject([
      { id: 'okra', title: { it: 'Okra?' }, type: 'checkboxes', answers: [] },
    ]);
  });

  it('take a new answer of 1 to 100 characters [WED-027, WED-047]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await user.click(row('Che muro è?'));
    await user.click(button('Nuova Risposta'));
    const form = dialog('Nuova Risposta');
    const add = form.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi risposta' });
    expect(isOff(add)).toBe(true);
    await user.click(form.getByRole('textbox'));
    await user.paste('x'.repeat(101));
    expect(isOff(add)).toBe(true);
    expect(form.getByText('Il testo non può superare i 100 caratteri')).toBeTruthy();
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(server.saved()).toHaveLength(1));
    expect(server.saved()[0]?.config?.[0].questions[0]?.answers).toHaveLength(3);
  });

  it('that no version holds yet are gone when they are removed [WED-039]', async () => {
    anEditorServer({ published: aConfig() });
    const { user } = await openEditor();
    await user.click(row('È umido?'));
    await user.click(button('Elimina la risposta Risposta tanto'));
    expect(dialog().getByText('Questa operazione non può essere annullata')).toBeTruthy();
    expect(dialog().queryByText(/Nella versione in uso/)).toBeNull();
  });

  it('lose an answer after a confirmation [WED-026, WED-039]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await user.click(row('È umido?'));
    await user.click(button('Elimina la risposta Risposta tanto'));
    expect(dialog().getByText('Questa operazione non può essere annullata')).toBeTruthy();
    expect(dialog().getByText(/Nella versione in uso resta fino alla pubblicazione/)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Annulla' }));
    expect(button('Risposta tanto')).toBeTruthy();
    await user.click(button('Elimina la risposta Risposta tanto'));
    await user.click(dialog().getByRole('button', { name: 'Elimina' }));
    const config = await saveAnd(user, server);
    expect(config[0].questions[1]?.answers.map(({ id }) => id)).toEqual(['poco', 'no']);
  });

  it('lose a question after naming whose conditions depend on it, which stay and block publishing [WED-025, WED-039, OPW-17]', async () => {
    const server = anEditorServer();
    const { user } = await openEditor();
    await user.click(row('Che muro è?'));
    await user.click(button('Elimina la domanda Che muro è?'));
    expect(dialog().getByText('Domanda: Ci sono sali?')).toBeTruthy();
    expect(dialog().getByText('Fase: Finitura')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Elimina' }));
    expect(panel().getByText('Seleziona un elemento')).toBeTruthy();
    expect(button('Pubblica').title).toContain('2 errori');
    const config = await saveAnd(user, server);
    expect(config[1].questions[0]?.conditions).toEqual([{ questionId: 'muro', answerId: 'si' }]);
  });
});

describe('the stage of products', () => {
  const open = async (server = anEditorServer()) => {
    const { user } = await openEditor();
    await openStage(user, /Scelta dei prodotti/);
    return { user, server };
  };

  it('lists its phases with icons for procedure, choices and conditions [WED-031, WED-035]', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Fasi di Lavorazione' })).toBeTruthy();
    const [fondo, finitura] = within(screen.getByRole('list', { name: 'Fasi di Lavorazione' })).getAllByRole(
      'listitem',
    );
    expect(fondo?.textContent).toContain('Con procedura');
    expect(fondo?.textContent).toContain('2 scelte');
    expect(finitura?.textContent).toContain('1 condizione');
    expect(finitura?.textContent).not.toContain('Con procedura');
  });

  it('says that there are none, and takes a new one or one of the catalogue [WED-022, WED-032, WED-037, OPW-11]', async () => {
    const { user, server } = await open(anEditorServer({ config: aConfig() }));
    expect(screen.getByText('Nessuna fase di lavorazione')).toBeTruthy();
    await user.click(button('Aggiungi Fase'));
    expect(screen.getByRole('dialog').className).toContain('d600');
    const form = dialog('Aggiungi Fase');
    expect(isOff(form.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi fase' }))).toBe(true);
    await user.type(form.getByRole('textbox'), 'Fondo');
    await user.click(form.getByRole('button', { name: 'Aggiungi fase' }));
    await user.click(button('Aggiungi Fase'));
    const other = dialog('Aggiungi Fase');
    await user.click(other.getByRole('button', { name: 'Dal catalogo' }));
    await user.click(other.getByRole('combobox'));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Pulizia' }));
    await user.click(other.getByRole('button', { name: 'Aggiungi fase' }));
    await waitFor(() => expect(server.saved().at(-1)?.config?.[3].phases).toHaveLength(2));
    expect(server.saved().at(-1)?.config?.[3].phases).toMatchObject([
      { title: { it: 'Fondo' }, catalogPhaseId: null },
      { title: null, catalogPhaseId: 'p1' },
    ]);
    expect(panel().getByRole('heading', { name: 'Pulizia' })).toBeTruthy();
    await user.click(button('Aggiungi Fase'));
    await user.click(dialog('Aggiungi Fase').getByRole('button', { name: 'Dal catalogo' }));
    await user.click(dialog('Aggiungi Fase').getByRole('combobox'));
    const offered = screen.queryAllByRole('option', { name: 'Pulizia' });
    // The panel behind it names the phase in a list of its own.
    expect(offered.filter((one) => one.tagName !== 'OPTION')).toEqual([]);
  });

  it('switches the phases of the catalogue off and on [OPW-11]', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('switch', { name: 'Proponi anche le fasi del catalogo' }));
    expect((await saveAnd(user, server))[3].includeCataloguePhases).toBe(false);
  });

  it('adds and removes choices of a phase that has some [WED-036, WED-038, WED-039, WED-044]', async () => {
    const { user, server } = await open();
    await user.click(row('Finitura'));
    expect(screen.queryByText('Nessuna scelta configurata')).toBeNull();
    await user.click(panel().getByRole('switch', { name: 'Con scelte' }));
    expect(screen.getByText('Nessuna scelta configurata')).toBeTruthy();
    await user.click(button('Aggiungi Scelta'));
    expect(panel().getByText('Scelta · fase 2')).toBeTruthy();
    await user.click(button('Elimina la scelta Scelta 1'));
    expect(dialog().getByText('Questa operazione non può essere annullata')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Elimina' }));
    const config = await saveAnd(user, server);
    expect(config[3].phases[1]).toMatchObject({ withChoices: true, choices: [] });
  });

  it('calls choices without a title by their products, as the run does', async () => {
    const choices = [
      { id: 'c1', title: 'Con calce' },
      { id: 'c2', products: ['adda', 'piave'] },
      { id: 'c3' },
    ];
    const config = aConfig({ stage4: [{ id: 'fondo', title: 'Fondo', choices }] });
    const { user } = await open(anEditorServer({ config }));
    await user.click(row('Fondo'));
    for (const name of ['Con calce', 'Adda Calce + Piave Fissativo', 'Scelta 3'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    await user.click(button('Adda Calce + Piave Fissativo'));
    expect(panel().getByRole('heading', { name: 'Adda Calce + Piave Fissativo' })).toBeTruthy();
  });

  it('loses a phase after a confirmation [WED-034, WED-039]', async () => {
    const { user, server } = await open();
    await user.click(button('Elimina la fase Fondo'));
    expect(dialog().getByText('Questa operazione non può essere annullata')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Elimina' }));
    expect((await saveAnd(user, server))[3].phases.map(({ id }) => id)).toEqual(['finitura']);
  });
});

describe('the phases that users get from the catalogue', () => {
  it('are shown in the last stage, each with the way to its page [OPW-11]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    await openStage(user, /Scelta dei prodotti/);
    const section = within(await screen.findByRole('region', { name: 'Dal catalogo' }));
    expect(section.getByRole('link', { name: 'Pulizia' }).getAttribute('href')).toBe('/fasi/p1');
  });

  it('are not those that the guided test leaves out, or has a phase of its own for [OPW-11]', async () => {
    const own = { id: 'propria', title: null, catalogPhaseId: 'p1' };
    anEditorServer({ config: aConfig({ stage4: [own] }) });
    const { user } = await openEditor();
    await openStage(user, /Scelta dei prodotti/);
    expect(await screen.findAllByText('Pulizia')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Dal catalogo' })).toBeNull();
  });
});
