import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawings } from '#shared/guided-test/drawings.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { options } from '#test/support/open-screen.tsx';
import {
  anEditorServer,
  aTest,
  button,
  openEditor,
  openStage,
  panel,
  row,
  type User,
  write,
} from './open-editor.tsx';

beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

const field = (name: string) => panel().getByRole('textbox', { name });
const pick = async (user: User, name: string, option: string | RegExp) => {
  await user.click(panel().getByRole('combobox', { name }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
};

async function open(config: GuidedTestConfig = aTest()) {
  const server = anEditorServer({ config });
  const { user } = await openEditor();
  const saved = async () => {
    const before = server.saved().length;
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(server.saved().length).toBeGreaterThan(before));
    const sent = server.saved().at(-1)?.config;
    if (!sent) throw new Error('no configuration was sent');
    return sent;
  };
  return { user, server, saved };
}
const openPhase = async (user: User, name: string) => {
  await openStage(user, /Scelta dei prodotti/);
  await user.click(row(name));
};

describe('the panel', () => {
  it('is gone to from what is selected: on a narrow screen it stands far below', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Vai alla configurazione' })).toBeNull();
    await user.click(row('Che muro è?'));
    const aside = screen.getByRole('complementary', { name: 'Configurazione' });
    aside.scrollIntoView = vi.fn();
    await user.click(button('Vai alla configurazione'));
    expect(aside.scrollIntoView).toHaveBeenCalled();
    expect(document.activeElement).toBe(aside);
  });
});

describe('the panel of a question', () => {
  it('has title in two languages, type, last, visibility and tags [WED-016, OPW-04, OPW-13, OPW-18]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    await write(user, field('Testo in italiano'), 'Il muro è umido?');
    await user.click(panel().getByRole('button', { name: 'Inglese' }));
    await write(user, field('Testo in inglese'), 'Is the wall damp?');
    await user.selectOptions(panel().getByRole('combobox', { name: 'Tipo di domanda' }), 'Elenco');
    await user.click(panel().getByRole('checkbox', { name: 'Ultima domanda della tappa' }));
    const alwaysSeen = () => panel().queryByText('Nessuna condizione: sempre visibile');
    expect(alwaysSeen()).toBeNull();
    await user.selectOptions(
      panel().getByRole('combobox', { name: 'Visibilità' }),
      'Nascosto, salvo condizioni',
    );
    expect(alwaysSeen()).toBeTruthy();
    await pick(user, 'Mostra solo con uno di questi tag', 'Umido (umido)');
    await pick(user, 'Nascondi con uno di questi tag', 'Muro storico (muro-storico)');
    expect((await saved())[0].questions[1]).toMatchObject({
      title: { it: 'Il muro è umido?', en: 'Is the wall damp?' },
      type: 'radio',
      last: true,
      visibility: 'always_hidden',
      visible: ['umido'],
      hidden: ['muro-storico'],
    });
  });

  it('has a hint of 200 letters at most, and no drawing [OPW-13]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    expect(panel().queryByText('Disegno')).toBeNull();
    await write(user, field('Suggerimento in italiano'), 'x'.repeat(201));
    expect(panel().getByText('Il suggerimento non può superare i 200 caratteri')).toBeTruthy();
    await write(user, field('Suggerimento in italiano'), 'Appoggia la mano.');
    expect((await saved())[0].questions[1]?.hint).toEqual({ it: 'Appoggia la mano.' });
  });

  it('says what is wrong with its text [WED-048]', async () => {
    const { user } = await open();
    await user.click(row('È umido?'));
    await write(user, field('Testo in italiano'), '');
    expect(panel().getByText('Il testo della domanda è obbligatorio')).toBeTruthy();
    await write(user, field('Testo in italiano'), 'Ok');
    expect(panel().getByText('Il testo deve essere di almeno 3 caratteri')).toBeTruthy();
    expect(isOff(button('Pubblica'))).toBe(true);
    await user.clear(field('Testo in italiano'));
    await user.click(field('Testo in italiano'));
    await user.paste('x'.repeat(201));
    expect(panel().getByText('Il testo non può superare i 200 caratteri')).toBeTruthy();
  });

  it('offers only earlier questions for a condition, added once both are chosen [WED-111]', async () => {
    const { user, saved } = await open();
    await user.click(row('Che muro è?'));
    expect(panel().getAllByText('Nessuna domanda viene prima di questa.')).toHaveLength(2);
    await user.click(row('È umido?'));
    expect(options('Domanda della nuova condizione')).toEqual(['Domanda', 'Che muro è?']);
    const add = panel().getByRole<HTMLButtonElement>('button', { name: 'Aggiungi condizione' });
    const answer = panel().getByRole<HTMLSelectElement>('combobox', {
      name: 'Risposta della nuova condizione',
    });
    expect([isOff(add), answer.disabled]).toEqual([true, true]);
    await user.selectOptions(
      panel().getByRole('combobox', { name: 'Domanda della nuova condizione' }),
      'muro',
    );
    expect(isOff(add)).toBe(true);
    await user.selectOptions(answer, 'no');
    await user.click(add);
    expect((await saved())[0].questions[1]?.conditions).toEqual([{ questionId: 'muro', answerId: 'no' }]);
  });

  it('loses a condition after asking [WED-040]', async () => {
    const { user, saved } = await open();
    await openStage(user, /Analisi/);
    await user.click(row('Ci sono sali?'));
    const remove = () => user.click(button('Rimuovi la condizione Che muro è?: Risposta si'));
    await remove();
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Sei sicuro di voler rimuovere questa condizione?')).toBeTruthy();
    expect(dialog.getByText('Che muro è?').textContent).toBe('Che muro è? Risposta si');
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await remove();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Rimuovi' }));
    expect((await saved())[1].questions[0]?.conditions).toEqual([]);
  });
});

describe('the panel of an answer', () => {
  it('has title, tags, colour and what hides it [WED-017, WED-048, OPW-05, OPW-18, OPW-31]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    await user.click(button('Risposta no'));
    await write(user, field('Testo in italiano'), '');
    expect(panel().getByText('Il testo della risposta è obbligatorio')).toBeTruthy();
    await write(user, field('Testo in italiano'), 'Asciutto');
    await pick(user, 'Tag aggiunti', 'Umido (umido)');
    await user.selectOptions(panel().getByRole('combobox', { name: 'Colore' }), 'Imposta il bianco');
    await user.selectOptions(panel().getByRole('combobox', { name: 'Domanda che nasconde' }), 'muro');
    await user.selectOptions(panel().getByRole('combobox', { name: 'Risposta che nasconde' }), 'si');
    await user.click(panel().getByRole('button', { name: 'Aggiungi risposta che nasconde' }));
    expect((await saved())[0].questions[1]?.answers[2]).toMatchObject({
      title: { it: 'Asciutto' },
      tag: ['umido'],
      action: 'setWhite',
      hidden: [{ questionId: 'muro', answerId: 'si' }],
    });
  });

  it('has a hint of 140 letters at most, in two languages [OPW-13, OPW-16]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    await user.click(button('Risposta no'));
    await write(user, field('Suggerimento in italiano'), 'x'.repeat(141));
    expect(panel().getByText('Il suggerimento non può superare i 140 caratteri')).toBeTruthy();
    expect(panel().getByText('141/140')).toBeTruthy();
    expect(isOff(button('Pubblica'))).toBe(true);
    await write(user, field('Suggerimento in italiano'), '');
    await user.click(panel().getByRole('button', { name: 'Inglese' }));
    await write(user, field('Suggerimento in inglese'), 'The hand stays dry.');
    expect(panel().getByText('Scrivi il suggerimento anche in italiano')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Italiano' }));
    await write(user, field('Suggerimento in italiano'), 'La mano resta asciutta.');
    expect(isOff(button('Pubblica'))).toBe(false);
    expect((await saved())[0].questions[1]?.answers[2]?.hint).toEqual({
      it: 'La mano resta asciutta.',
      en: 'The hand stays dry.',
    });
    await write(user, field('Suggerimento in italiano'), '');
    await user.click(panel().getByRole('button', { name: 'Inglese' }));
    await write(user, field('Suggerimento in inglese'), '');
    expect((await saved())[0].questions[1]?.answers[2]).not.toHaveProperty('hint');
  });

  it('chooses a drawing of the set, or none, with the keyboard alone', async () => {
    const { user, saved } = await open();
    const drawingOf = async () => (await saved())[0].questions[1]?.answers[0]?.drawing;
    await user.click(row('È umido?'));
    await user.click(button('Risposta poco'));
    expect(panel().queryByRole('radiogroup')).toBeNull();
    const toggle = panel().getByRole('button', { name: 'Scegli il disegno' });
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const choices = within(panel().getByRole('radiogroup', { name: 'Disegno' }));
    expect(choices.getAllByRole('radio')).toHaveLength(drawings.length + 1);
    await user.tab();
    expect(document.activeElement).toBe(choices.getByRole('radio', { name: 'Nessuno', checked: true }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(choices.getByRole('radio', { name: 'Esterno', checked: true }));
    expect(document.querySelector('.drawing-chosen')?.textContent).toContain('Esterno');
    expect(await drawingOf()).toBe('exterior');
    await user.click(choices.getByRole('radio', { name: 'Muffa' }));
    expect(await drawingOf()).toBe('mould');
    await user.click(choices.getByRole('radio', { name: 'Nessuno' }));
    expect((await saved())[0].questions[1]?.answers[0]).not.toHaveProperty('drawing');
  });

  it('says which drawing of the source does not exist, until another is chosen [OPW-16]', async () => {
    const answers = [anAnswer('si', { drawing: 'rocket' })];
    const { user, saved } = await open(aConfig({ stage1: [aQuestion('muro', { title: 'Muro?', answers })] }));
    await user.click(row('Muro?'));
    const answer = within(screen.getByRole('list', { name: 'Risposte' }));
    await user.click(answer.getByRole('button', { name: 'Risposta si' }));
    expect(panel().getByText('Il disegno rocket non esiste: scegline un altro')).toBeTruthy();
    expect(screen.getByText('Il disegno rocket non esiste')).toBeTruthy();
    expect(isOff(button('Pubblica'))).toBe(true);
    await user.click(panel().getByRole('button', { name: 'Scegli il disegno' }));
    await user.click(panel().getByRole('radio', { name: 'Crepe' }));
    expect(screen.queryByText(/non esiste/)).toBeNull();
    expect((await saved())[0].questions[0]?.answers[0]?.drawing).toBe('cracks');
  });

  it('warns of tags that do not exist, and makes them [OPW-16]', async () => {
    const answers = [anAnswer('si', { tag: ['muro-nuovo', 'umido'] })];
    const { user, server } = await open(
      aConfig({ stage1: [aQuestion('muro', { title: 'Muro?', answers })] }),
    );
    await user.click(row('Muro?'));
    const answer = within(screen.getByRole('list', { name: 'Risposte' }));
    await user.click(answer.getByRole('button', { name: 'Risposta si' }));
    expect(await panel().findByText(/Questo tag non esiste: muro-nuovo/)).toBeTruthy();
    await user.click(button('Crea tag mancanti'));
    await waitFor(() => expect(panel().queryByText(/non esiste/)).toBeNull());
    expect(server.asked<{ tag: object }>('CreateTag').map(({ tag }) => tag)).toEqual([
      { name: 'Muro nuovo', slug: 'muro-nuovo' },
    ]);
  });
});

describe('the panel of a phase', () => {
  it('needs a name of 3 to 100 characters [WED-018, WED-041, WED-042, WED-043]', async () => {
    const { user } = await open();
    await openPhase(user, 'Fondo');
    await write(user, field('Nome in italiano'), '');
    expect(panel().getByText('Il nome della fase è obbligatorio')).toBeTruthy();
    await write(user, field('Nome in italiano'), 'Fo');
    expect(panel().getByText('Il nome deve essere di almeno 3 caratteri')).toBeTruthy();
    await user.clear(field('Nome in italiano'));
    await user.click(field('Nome in italiano'));
    await user.paste('x'.repeat(101));
    expect(panel().getByText('Il nome non può superare i 100 caratteri')).toBeTruthy();
  });

  it('has subtitle, catalogue phase, procedure, price lists and lines of tags [OPW-11, OPW-12, OPW-18]', async () => {
    const { user, saved } = await open();
    await openPhase(user, 'Fondo');
    await user.type(field('Sottotitolo in italiano'), 'Prima mano');
    await user.selectOptions(panel().getByRole('combobox', { name: 'Fase del catalogo' }), 'Pulizia');
    await user.click(panel().getByRole('switch', { name: 'Con procedura' }));
    await pick(user, 'Listini', 'PCU');
    await user.click(panel().getByRole('button', { name: 'Aggiungi riga' }));
    await pick(user, 'Con tutti questi tag, riga 1', 'Umido (umido)');
    expect((await saved())[3].phases[0]).toMatchObject({
      subtitle: { it: 'Prima mano' },
      catalogPhaseId: 'p1',
      withProcedure: false,
      availablePricelists: ['pcu'],
      tagConditions: [{ include: ['umido'], exclude: [] }],
    });
  });
});

describe('the panel of a choice', () => {
  it('may have a name of 3 to 100 characters, or none [WED-019, WED-044, WED-045]', async () => {
    const { user } = await open();
    await openPhase(user, 'Fondo');
    await user.click(button('Con calce'));
    await write(user, field('Nome in italiano'), 'Co');
    expect(panel().getByText('Il nome deve essere di almeno 3 caratteri')).toBeTruthy();
    await write(user, field('Nome in italiano'), '');
    expect(panel().queryByRole('alert')).toBeNull();
    await user.click(field('Nome in italiano'));
    await user.paste('x'.repeat(101));
    expect(panel().getByText('Il nome non può superare i 100 caratteri')).toBeTruthy();
  });

  it('takes each product once, with tags, recommendation and priorities [WED-049, OPW-12, OPW-18]', async () => {
    const { user, saved } = await open();
    await openPhase(user, 'Fondo');
    await user.click(button('Con calce'));
    await user.click(panel().getByRole('switch', { name: 'Con prodotti' }));
    const addProduct = async (name: string) => {
      await user.click(panel().getByRole('button', { name: 'Aggiungi prodotto' }));
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('combobox', { name: 'Prodotto' }));
      const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
      const names = offered.map((option) => option.textContent);
      await user.click(within(screen.getByRole('listbox')).getByRole('option', { name }));
      await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
      return names;
    };
    expect(await addProduct('Piave Fissativo')).toEqual(['Adda Calce', 'Piave Fissativo']);
    expect(await addProduct('Adda Calce')).toEqual(['Adda Calce']);
    await user.selectOptions(panel().getByRole('combobox', { name: 'Consigliata' }), 'Sempre');
    await user.click(panel().getByRole('button', { name: /Aggiungi priorità/ }));
    await write(user, panel().getByRole('textbox', { name: 'Valore della priorità 1' }), '2,5');
    expect((await saved())[3].phases[0]?.choices[0]).toMatchObject({
      withProducts: true,
      products: ['piave', 'adda'],
      recommended: 'always',
      priorities: [{ value: 2.5, tags: [] }],
    });
  });

  it('marks a priority that is no number, keeps what was typed and saves the value it had [OPW-12, PHA-069]', async () => {
    const priorities = [1, 7].map((value) => ({ value, tags: [] }));
    const choices = [{ id: 'c1', title: 'Con calce', priorities }, { id: 'c2' }];
    const { user, saved } = await open(aConfig({ stage4: [{ id: 'fondo', title: 'Fondo', choices }] }));
    await openPhase(user, 'Fondo');
    await user.click(button('Con calce'));
    const value = (number: number) =>
      panel().getByRole<HTMLInputElement>('textbox', { name: `Valore della priorità ${number}` });
    await user.type(value(2), ' e mezzo');
    await user.click(value(1));
    expect(value(2).getAttribute('aria-invalid')).toBe('true');
    expect(panel().getByText(/^Scrivi un numero.* Per ora resta 7\.$/)).toBeTruthy();
    await write(user, value(1), '1,50');
    expect([value(1).value, value(2).value]).toEqual(['1,50', '7 e mezzo']);
    const valuesOf = (config: GuidedTestConfig) =>
      config[3].phases[0]?.choices[0]?.priorities.map((one) => one.value);
    expect(valuesOf(await saved())).toEqual([1.5, 7]);
    await user.click(button('Scelta 2'));
    await user.click(button('Con calce'));
    expect(value(2).value).toBe('7 e mezzo');
    expect(value(2).getAttribute('aria-invalid')).toBe('true');
    await user.click(panel().getByRole('button', { name: 'Togli la priorità 1' }));
    expect(value(1).value).toBe('7 e mezzo');
    expect(valuesOf(await saved())).toEqual([7]);
    await write(user, value(1), '-3');
    expect(panel().queryByText(/^Scrivi un numero/)).toBeNull();
    expect(valuesOf(await saved())).toEqual([-3]);
  });
});

describe('the panel of a stage', () => {
  it('has titles in two languages and alerts [WED-015, OPW-18, OPW-30]', async () => {
    const { user, saved } = await open();
    await openStage(user, /Tipologia del supporto/);
    await user.type(field('Sottotitolo in italiano'), '!');
    await user.click(panel().getByRole('button', { name: 'Inglese' }));
    await write(user, field('Titolo in inglese'), 'Substrate');
    await user.click(panel().getByRole('button', { name: 'Italiano' }));
    await user.click(panel().getByRole('button', { name: 'Aggiungi avviso' }));
    await pick(user, "Tag dell'avviso 1", 'Umido (umido)');
    await user.type(field("Testo in italiano dell'avviso 1"), 'Attento');
    expect((await saved())[0]).toMatchObject({
      title: { it: 'Tipologia del supporto', en: 'Substrate' },
      subtitle: { it: 'Scegli il tipo di superficie da trattare!' },
      alerts: [{ id: 'avviso', allTags: ['umido'], text: { it: 'Attento' } }],
    });
  });
});

describe('a text whose Italian changed', () => {
  it('may be a hint, whose old English is then said to be old [OPW-13]', async () => {
    const hint = { it: 'Gratta un punto.', en: 'Scratch a spot.' };
    const { user } = await open(aConfig({ stage1: [aQuestion('muro', { title: 'Muro?', hint })] }));
    await user.click(row('Muro?'));
    expect(panel().queryByText(/quello inglese no/)).toBeNull();
    await write(user, field('Suggerimento in italiano'), 'Bagna un punto.');
    expect(panel().getByText(/quello inglese no: “Scratch a spot\.”/)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: "Rivedi l'inglese" }));
    await write(user, field('Suggerimento in inglese'), 'Wet a spot.');
    expect(panel().queryByText(/quello inglese no/)).toBeNull();
  });

  it('is not said of texts of version 0, which belong together', async () => {
    const title = {
      it: 'Dove si trova la superficie da trattare?',
      en: 'Where is the surface to be treated?',
    };
    const config = aConfig({ stage1: [aQuestion('ambiente', { title })] });
    const published = aConfig({ stage1: [aQuestion('ambiente', { title: { ...title, it: 'Dove?' } })] });
    anEditorServer({ config, published });
    const { user } = await openEditor();
    await user.click(row(title.it));
    expect(panel().queryByText(/quello inglese no/)).toBeNull();
    await write(user, field('Testo in italiano'), 'Dove si trova?');
    expect(panel().getByText(/quello inglese no/)).toBeTruthy();
  });

  it('says so while its English is still the published one, and leads to it [OPW-13]', async () => {
    anEditorServer();
    const { user } = await openEditor();
    await user.click(row('Che muro è?'));
    expect(panel().queryByText(/quello inglese no/)).toBeNull();
    await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), 'Che facciata è?');
    expect(panel().getByText(/quello inglese no: “Which wall\?”/)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: "Rivedi l'inglese" }));
    await write(user, panel().getByRole('textbox', { name: 'Testo in inglese' }), 'Which façade?');
    expect(panel().queryByText(/quello inglese no/)).toBeNull();
  });
});
