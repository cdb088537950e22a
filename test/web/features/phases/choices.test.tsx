import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { isOff } from '#test/support/is-off.ts';
import type { EditedPhase } from '#web/features/phases/edit/use-phase.ts';
import {
  aChoiceAnswer,
  aPhaseAnswer,
  aPhaseServer,
  choiceCard,
  choose,
  openPhase,
  productOf,
  updateButton,
} from './open-phases.tsx';

beforeAll(() =>
  Promise.all([
    import('#web/components/rich-text-editor/editor.tsx'),
    import('#web/components/row-drag.tsx'),
  ]),
);

async function openChoices(...choices: EditedPhase['choices']) {
  const server = aPhaseServer(aPhaseAnswer({ choices }));
  const { user } = await openPhase();
  const saved = async () => {
    await user.click(updateButton());
    await screen.findByText('Fase aggiornata');
    return server.asked<{ phase: PhaseInput }>('UpdatePhase').at(-1)?.phase.choices ?? [];
  };
  return { user, saved, server };
}
const inCard = (number: number) => within(choiceCard(number));
const of = (...ids: string[]) => aChoiceAnswer({ products: ids.map(productOf) });
const productsIn = (number: number) =>
  inCard(number)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('the choices of a phase', () => {
  it('are cards numbered from 1; few are open, many are lines that say what they are [PHA-034, PHA-036]', async () => {
    const { user } = await openChoices(
      of('adda'),
      aChoiceAnswer({ products: [productOf('piave')], recommended: 'always', visibility: 'conditions' }),
      aChoiceAnswer(),
    );
    const heads = [1, 2, 3].map((number) => inCard(number).getByRole('button').textContent);
    expect(heads).toEqual([
      'Scelta 1Adda Calce',
      'Scelta 2Piave Fissativo · visibile a condizioni · consigliata',
      'Scelta 3Questa scelta non include nessun prodotto.',
    ]);
    await user.click(inCard(2).getByRole('button', { name: /Scelta 2/ }));
    expect(inCard(2).getByRole('combobox', { name: 'Visibilità' })).toBeTruthy();
  });

  it('are opened and closed all at once', async () => {
    const { user } = await openChoices(of('adda'), of('piave'), aChoiceAnswer());
    await user.click(screen.getByRole('button', { name: 'Apri tutte' }));
    expect(screen.getAllByRole('combobox', { name: 'Visibilità' })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Chiudi tutte' }));
    expect(screen.queryAllByRole('combobox', { name: 'Visibilità' })).toHaveLength(0);
  });

  it('gain one at the end: always visible, never recommended, open [PHA-034, CDA-037, CDA-039]', async () => {
    const { user, saved } = await openChoices(of('adda'));
    await user.click(screen.getByRole('button', { name: 'Aggiungi scelta' }));
    expect(inCard(2).getByRole<HTMLSelectElement>('combobox', { name: 'Visibilità' }).value).toBe('always');
    expect(inCard(2).getByRole<HTMLSelectElement>('combobox', { name: 'Consigliata' }).value).toBe('never');
    await waitFor(() =>
      expect(document.activeElement).toBe(inCard(2).getByRole('button', { name: 'Scelta 2' })),
    );
    const choices = await saved();
    expect(choices.map(({ index, products }) => [index, products])).toEqual([
      [0, ['adda']],
      [1, []],
    ]);
  });

  it('lose one, the others keep their order, and it can be taken back [PHA-035, PHA-046]', async () => {
    const { user, saved } = await openChoices(of('adda'), of('piave'));
    await user.click(screen.getByRole('button', { name: 'Aggiungi scelta' }));
    await user.click(inCard(1).getByRole('button', { name: 'Elimina scelta' }));
    expect(productsIn(1)).toEqual(['Piave Fissativo']);
    const toast = screen.getByText('Scelta 1 eliminata').parentElement;
    if (toast) await user.click(within(toast).getByRole('button', { name: 'Annulla' }));
    expect(productsIn(1)).toEqual(['Adda Calce']);
    await user.click(inCard(1).getByRole('button', { name: 'Elimina scelta' }));
    expect((await saved()).map(({ index, products }) => [index, products])).toEqual([
      [0, ['piave']],
      [1, []],
    ]);
  });
});

describe('a choice', () => {
  it.each([
    {
      field: 'Visibilità',
      options: ['Sempre', 'A condizioni'],
      hint: 'Senza righe la scelta si vede sempre.',
      add: 'Aggiungi riga di visibilità',
      line: 'Si vede con tutti questi tag, riga 1',
      sent: { visibility: 'conditions', visibilityConditions: [['muffa', 'alghe']] },
    },
    {
      field: 'Consigliata',
      options: ['Mai', 'Sempre', 'A condizioni'],
      hint: 'Senza righe la scelta non è mai consigliata.',
      add: 'Aggiungi riga di consiglio',
      line: 'Consigliata con tutti questi tag, riga 1',
      sent: { recommended: 'conditions', recommendedConditions: [['muffa', 'alghe']] },
    },
  ])(
    'asks for condition lines only where conditions decide, and says what none means: $field [PHA-037, PHA-038, PHA-057, PHA-058, OPC-20]',
    async ({ field, options, hint, add, line, sent }) => {
      const { user, saved } = await openChoices(of('adda'));
      const select = inCard(1).getByRole('combobox', { name: field });
      expect(
        within(select)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(options);
      expect(inCard(1).queryByRole('button', { name: add })).toBeNull();
      await user.selectOptions(select, 'conditions');
      expect(inCard(1).getByText(hint)).toBeTruthy();
      const button = inCard(1).getByRole<HTMLButtonElement>('button', { name: add });
      await user.click(button);
      expect(isOff(button)).toBe(true);
      const tags = inCard(1).getByRole('combobox', { name: line });
      await choose(user, tags, 'Muffa');
      await choose(user, tags, 'Alghe');
      expect(isOff(button)).toBe(false);
      expect(inCard(1).queryByText(hint)).toBeNull();
      await user.click(button);
      expect((await saved())[0]).toMatchObject(sent);
    },
  );

  it('has priorities, positive or negative, with the tags they need; those of 0 are not kept [PHA-039, PHA-062, PHA-069]', async () => {
    const { user, saved } = await openChoices(of('adda'));
    const add = () => user.click(inCard(1).getByRole('button', { name: 'Aggiungi priorità' }));
    const value = (number: number) =>
      inCard(1).getByRole('textbox', { name: `Valore della priorità ${number}` });
    await add();
    await user.type(value(1), '-2,5');
    await choose(user, inCard(1).getByRole('combobox', { name: 'Tag della priorità 1' }), 'Muffa');
    await add();
    await user.type(value(2), '0');
    await add();
    await user.type(value(3), '4');
    await user.click(inCard(1).getByRole('button', { name: 'Togli la priorità 2' }));
    await add();
    expect((await saved())[0]?.priorities).toEqual([
      { value: -2.5, tags: ['muffa'] },
      { value: 4, tags: [] },
    ]);
  });

  it('whose priority is no number is not saved: it opens and says so [PHA-039]', async () => {
    const { user, server } = await openChoices(
      aChoiceAnswer({ priorities: [{ value: 3, tags: [] }] }),
      of('adda'),
      of('piave'),
    );
    const head = () => inCard(1).getByRole('button', { name: /Scelta 1/ });
    await user.click(head());
    await user.type(inCard(1).getByRole('textbox', { name: 'Valore della priorità 1' }), 'x');
    await user.click(head());
    await user.click(updateButton());
    await inCard(1).findByText('Scrivi un numero tra -1.000.000 e 1.000.000, con al massimo sei decimali');
    expect(document.querySelector('.toast')).toBeNull();
    expect(server.asked('UpdatePhase')).toEqual([]);
  });

  it('whose priority is no number is not saved by an answer to a conflict either [PHA-039, OPC-50]', async () => {
    const choice = aChoiceAnswer({ priorities: [{ value: 3, tags: [] }] });
    const server = aPhaseServer(aPhaseAnswer({ choices: [choice] }));
    const { user, queries } = await openPhase();
    await user.type(inCard(1).getByRole('textbox', { name: 'Valore della priorità 1' }), 'x');
    server.set(aPhaseAnswer({ choices: [choice], revision: 9, withProcedure: false }));
    await queries.invalidateQueries({ queryKey: ['phase', 'one', 'fondo'] });
    await user.click(await screen.findByRole('button', { name: 'Guarda che cosa è cambiato' }));
    await user.click(screen.getByRole('button', { name: 'Tieni entrambe' }));
    await inCard(1).findByText(/^Scrivi un numero tra/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.asked('UpdatePhase')).toEqual([]);
  });

  it('has a procedure of its own in Italian and English, closed while it has none [PHA-044, PHA-045, CDA-041]', async () => {
    const { user, saved } = await openChoices(
      aChoiceAnswer({ procedure: { it: '<p>Stendere</p>', en: '<p>Spread</p>' } }),
    );
    const editor = (language: string) =>
      inCard(1).findByRole('textbox', { name: `Procedura in ${language}` });
    expect((await editor('italiano')).getAttribute('contenteditable')).toBe('false');
    await user.click(inCard(1).getByRole('switch', { name: 'Con procedura' }));
    await waitFor(async () =>
      expect((await editor('italiano')).getAttribute('contenteditable')).toBe('true'),
    );
    const picker = within(inCard(1).getByRole('group', { name: 'Lingua dei testi' }));
    expect(picker.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Italiano',
      'Inglese',
    ]);
    await user.click(picker.getByRole('button', { name: 'Inglese' }));
    expect((await editor('inglese')).textContent).toBe('Spread');
    expect((await saved())[0]).toMatchObject({
      withProcedure: true,
      procedure: { it: '<p>Stendere</p>', en: '<p>Spread</p>' },
    });
  });
});

describe('the products of a choice', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof openChoices>>['user']) => {
    await user.click(inCard(1).getByRole('button', { name: 'Aggiungi prodotto' }));
    return within(await screen.findByRole('dialog', { name: 'Aggiungi un prodotto alla scelta' }));
  };

  it('are warned about when there are none [PHA-047]', async () => {
    await openChoices(aChoiceAnswer());
    expect(inCard(1).getByText('Questa scelta non include nessun prodotto.')).toBeTruthy();
  });

  it('are added in a dialog that offers neither those chosen nor archived ones [PHA-041, PHA-043, CDA-061]', async () => {
    const { user, saved } = await openChoices(of('adda'));
    const dialog = await openDialog(user);
    expect(screen.getByRole('dialog').className).toContain('d600');
    await user.click(dialog.getByRole('combobox', { name: /Prodotto/ }));
    const list = within(await screen.findByRole('listbox'));
    const offered = list.getAllByRole('option').map((option) => option.textContent);
    expect(offered).toEqual(['Piave Fissativo', 'Rete Armatura']);
    await user.click(screen.getByRole('option', { name: 'Rete Armatura' }));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    expect(productsIn(1)).toEqual(['Adda Calce', 'Rete Armatura']);
    expect((await saved())[0]?.products).toEqual(['adda', 'rete']);
  });

  it('need one to be chosen [PHA-042]', async () => {
    const { user } = await openChoices(of('adda'));
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Il prodotto è richiesto');
    expect(productsIn(1)).toEqual(['Adda Calce']);
  });

  it('are removed and said to be archived; each of several has a grip [PHA-040]', async () => {
    const { user, saved } = await openChoices(of('adda', 'vecchio', 'piave'));
    await inCard(1).findByText('Archiviato');
    for (const name of ['Adda Calce', 'Piave Fissativo']) {
      expect(await screen.findByRole('button', { name: `Sposta ${name}` })).toBeTruthy();
    }
    await user.click(inCard(1).getByRole('button', { name: 'Togli Vecchio Prodotto' }));
    expect((await saved())[0]?.products).toEqual(['adda', 'piave']);
  });

  it('are called as they are called now [PHA-019]', async () => {
    const { user } = await openChoices(
      aChoiceAnswer({ products: [{ ...productOf('adda'), name: { it: 'Adda Nuova', en: 'New Adda' } }] }),
    );
    await waitFor(() => expect(productsIn(1)).toEqual(['Adda Calce']));
    expect(user).toBeTruthy();
  });
});
