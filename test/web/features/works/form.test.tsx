import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListed, aWorksServer, dialog, openWorks } from './open-works.tsx';

type User = Awaited<ReturnType<typeof openWorks>>['user'];
const field = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const fill = async (user: User, name: string | RegExp, text: string) => {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
};

async function creating() {
  const server = aWorksServer();
  const { user } = await openWorks();
  await screen.findByRole('table');
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Nuova lavorazione' });
  await fill(user, /^Codice/, ' I99 ');
  await fill(user, /^Descrizione$/, 'Rasatura');
  return { ...server, user };
}
const create = (user: User) => user.click(dialog().getByRole('button', { name: 'Crea lavorazione' }));

async function editing(of: Parameters<typeof aListed>[0] = {}, settings: object = {}) {
  const server = aWorksServer([aListed({ code: 'I01', description: { it: 'Pareti' }, ...of })], settings);
  const { user } = await openWorks();
  await user.click(await screen.findByRole('button', { name: 'Modifica I01 Pareti' }));
  await screen.findByRole('dialog', { name: 'Modifica la lavorazione' });
  return { ...server, user };
}
const save = (user: User) => user.click(dialog().getByRole('button', { name: 'Salva' }));
const figure = (name: string) => textOf(dialog().getByText(name, { selector: 'dt' }).nextElementSibling);

describe('a new work', () => {
  it('has all that was typed: texts, numbers in ten-thousandths, phases [WRK-002, WRK-005]', async () => {
    const { user, asked } = await creating();
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Unità' }), 'm, lunghezza');
    await user.type(dialog().getByRole('combobox', { name: 'Gruppo' }), 'Interni');
    await fill(user, /^Prezzo/, '8,5');
    await fill(user, /^Ore per m/, '0,125');
    await fill(user, /^Costo orario/, '28.50');
    await fill(user, /^Altri costi/, '0,15');
    await user.click(dialog().getByRole('checkbox', { name: 'Prezzo comprensivo di materiali' }));
    await fill(user, /^Testo lungo$/, 'Due mani');
    await fill(user, 'Descrizione in tedesco', 'Spachteln');
    await user.click(dialog().getByRole('combobox', { name: 'Fasi' }));
    await user.click(await screen.findByRole('option', { name: 'Rasatura' }));
    await create(user);
    await waitFor(() => expect(asked('CreateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('CreateWork')[0]?.work).toEqual({
      ...{ code: 'I99', group: 'Interni', unit: 'm', finished: true, phases: ['rasatura'], vat: null },
      ...{ price: 85_000, hours: 1250, hourlyCost: 285_000, unitCost: 1500 },
      description: { it: 'Rasatura', en: null, de: 'Spachteln' },
      longText: { it: 'Due mani', en: null, de: null },
    });
    expect(await screen.findByText('Lavorazione creata: I99 Rasatura')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a code and a description [WRK-004]', async () => {
    const { user } = await creating();
    const button = dialog().getByRole('button', { name: 'Crea lavorazione' });
    expect(button).toHaveProperty('disabled', false);
    await fill(user, /^Codice/, '');
    await user.tab();
    expect(dialog().getByText('Scrivi il codice')).toBeDefined();
    expect(button).toHaveProperty('disabled', true);
  });

  it('says which number is none, and shows the others as they are understood [WRK-005]', async () => {
    const { user, asked } = await creating();
    await fill(user, /^Prezzo/, '1234.5');
    await fill(user, /^Ore per m/, 'tre');
    await user.tab();
    expect(field(/^Prezzo/).value).toBe('1.234,50');
    expect(dialog().getByText('Scrivi un numero, per esempio 8,50')).toBeDefined();
    await create(user);
    expect(asked('CreateWork')).toEqual([]);
    await fill(user, /^Ore per m/, '1000,01');
    await create(user);
    expect(dialog().getByText('Il numero è troppo grande')).toBeDefined();
  });

  it('asks of a number that looks like thousands which one is meant [WRK-005, OPC-24]', async () => {
    const { user } = await creating();
    await fill(user, /^Prezzo/, '1.250');
    expect(dialog().getByText('= 1,25')).toBeDefined();
    await user.tab();
    await user.click(dialog().getByRole('button', { name: 'Intendevi 1.250,00?' }));
    expect(field(/^Prezzo/).value).toBe('1.250,00');
    expect(dialog().queryByRole('button', { name: /^Intendevi/ })).toBeNull();
    await fill(user, /^Ore per m/, '1.500');
    expect(dialog().getByRole('button', { name: /^Intendevi 1\.?500\?/ })).toBeDefined();
  });

  it('says at the code that another work has it [WRK-004]', async () => {
    const { user, answers } = await creating();
    answers.CreateWork = () => {
      throw new GraphqlFailure('work-code-taken', { code: 'I99' });
    };
    await create(user);
    expect(await dialog().findByText("C'è già una lavorazione con questo codice.")).toBeDefined();
    expect(document.activeElement).toBe(field(/^Codice/));
  });

  it('has the group of another work when it is chosen', async () => {
    await creating();
    const offered = [...document.querySelectorAll('datalist option')].map((option) =>
      option.getAttribute('value'),
    );
    expect(offered).toEqual(['Interni']);
  });
});

describe('costs of a unit', () => {
  it('show the labour and what the price leaves, in euro and percent [WRK-007]', async () => {
    const { user } = await editing({ hours: 1200, hourlyCost: 240_000, unitCost: 1500 });
    expect(figure('Manodopera')).toBe('2,88 €');
    expect(figure('Margine')).toBe('+5,47 € +64,35 %');
    await fill(user, /^Prezzo/, '2');
    expect(figure('Margine')).toBe('−1,03 € −51,50 %');
    await fill(user, /^Prezzo/, '');
    expect(figure('Margine')).toContain('—');
    await fill(user, /^Costo orario/, '');
    expect(figure('Manodopera')).toContain('—');
  });

  it('are the owner’s for an hour where the work says none [WRK-006, WRK-007]', async () => {
    const { user } = await editing({ hours: 1200, unitCost: 1500 }, { hourlyCost: 240_000 });
    expect(await dialog().findByText('Vuoto: il tuo, 24,00 €')).toBeDefined();
    expect(figure('Manodopera')).toBe('2,88 €');
    await fill(user, /^Costo orario/, '30');
    expect(figure('Manodopera')).toBe('3,60 €');
  });

  it('say that the owner has no cost of an hour yet [WRK-006]', async () => {
    await editing({ hours: 1200 });
    expect(dialog().getByText('Vuoto: il tuo, che non hai ancora scritto')).toBeDefined();
    expect(figure('Manodopera')).toContain('—');
  });

  it('take productivity in place of hours, and show it of hours [WRK-008]', async () => {
    const { user, asked } = await editing({ hours: 1200 });
    expect(field("oppure m² all'ora").value).toBe('8,33');
    await fill(user, "oppure m² all'ora", '8');
    expect(field(/^Ore per m/).value).toBe('0,125');
    await fill(user, /^Ore per m/, '0,5');
    expect(field("oppure m² all'ora").value).toBe('2');
    await fill(user, "oppure m² all'ora", '3');
    await save(user);
    await waitFor(() => expect(asked('UpdateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('UpdateWork')[0]?.work).toMatchObject({ hours: 3333 });
  });

  it('have no productivity for hours and lump sums [WRK-008]', async () => {
    await editing({ unit: 'corpo' });
    expect(dialog().queryByRole('textbox', { name: /all'ora/ })).toBeNull();
    expect(field('Ore per unità')).toBeDefined();
  });
});

describe('the VAT of a work', () => {
  const offered = () =>
    [...dialog().getByRole('combobox', { name: 'IVA' }).querySelectorAll('option')].map((option) =>
      textOf(option),
    );

  it('is that of the offer, or one of the owner’s country and of their own [WRK-006]', async () => {
    const { user, asked } = await editing();
    await dialog().findByRole('option', { name: '3 %' });
    expect(offered().slice(0, 3)).toEqual(["Quella dell'offerta", '22 %', '10 % recupero abitazioni']);
    await user.selectOptions(dialog().getByRole('combobox', { name: 'IVA' }), '10 % recupero abitazioni');
    await save(user);
    await waitFor(() => expect(asked('UpdateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('UpdateWork')[0]?.work).toMatchObject({ vat: 'IT10' });
  });

  it('is one alone for the flat-rate regime [WRK-006]', async () => {
    await editing({}, { regime: 'flat' });
    await waitFor(() => expect(offered()).toEqual(["Quella dell'offerta", 'Regime forfettario']));
  });

  it('stays what it was, though it is offered no longer [WRK-028]', async () => {
    const { user, asked } = await editing({ vat: 'OLD21' });
    await waitFor(() => expect(offered()).toContain("Un tuo codice tolto: vale quella dell'offerta"));
    await fill(user, /^Prezzo/, '9');
    await save(user);
    await waitFor(() => expect(asked('UpdateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('UpdateWork')[0]?.work).toMatchObject({ vat: 'OLD21' });
  });

  it('that the regime has no more is named, and said to be the offer’s [WRK-006, WRK-028]', async () => {
    await editing({ vat: 'IT22' }, { regime: 'flat' });
    const gone = "22 %, non più offerta: vale quella dell'offerta";
    await waitFor(() => expect(offered()).toEqual(["Quella dell'offerta", 'Regime forfettario', gone]));
  });
});

describe('an edited work', () => {
  it('is sent whole, with the revision that the edit began from', async () => {
    const { user, asked } = await editing({ revision: 7, vat: 'IT10', phases: ['rasatura', 'gone'] });
    await fill(user, /^Prezzo/, '9');
    await save(user);
    await waitFor(() => expect(asked('UpdateWork')).toHaveLength(1));
    expect(asked<{ work: object }>('UpdateWork')[0]?.work).toMatchObject({
      ...{ id: 'w-I01', revision: 7, code: 'I01', price: 90_000, vat: 'IT10' },
    });
    expect(await screen.findByText('Lavorazione salvata: I01 Pareti')).toBeDefined();
  });

  it('meets the save of another window: it tells what changed there, and both are kept', async () => {
    const { user, asked, answers, change } = await editing();
    const { UpdateWork } = answers;
    answers.UpdateWork = () => {
      throw new GraphqlFailure('conflict', { by: 'Anna Rossi', at: '2026-11-20T09:00:00.000Z' });
    };
    change('w-I01', { revision: 4, price: 99_000, group: 'Muri' });
    await fill(user, /^Prezzo/, '9');
    await save(user);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Anna Rossi/)).toBeDefined();
    expect(question.getAllByRole('definition').map(textOf)).toEqual([
      'Interni diventa Muri',
      '8,50 diventa 9,90',
    ]);
    expect(textOf(question.getByRole('region', { name: 'Cambiati da tutti e due' }))).toContain(
      'il tuo valore è 9,00, il suo 9,90',
    );
    answers.UpdateWork = UpdateWork as never;
    await user.click(question.getByRole('button', { name: 'Unisci, con i miei valori' }));
    await waitFor(() => expect(asked('UpdateWork')).toHaveLength(2));
    expect(asked<{ work: object }>('UpdateWork')[1]?.work).toMatchObject({
      ...{ revision: 4, price: 90_000, group: 'Muri' },
    });
  });

  it('asks before what was typed is lost', async () => {
    const { user } = await editing();
    await fill(user, /^Prezzo/, '9');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });

  it('has duplicate, archive and delete in its menu, once its edits are saved [WRK-011]', async () => {
    const { user, asked } = await editing();
    const menu = () => user.click(dialog().getByRole('button', { name: 'Altre azioni su I01 Pareti' }));
    await fill(user, /^Prezzo/, '9');
    await menu();
    const entries = screen.getAllByRole('menuitem').map(textOf);
    expect(entries).toEqual(
      ['Duplica', 'Archivia', 'Elimina'].map((entry) => `${entry}Salva prima le modifiche`),
    );
    await user.keyboard('{Escape}');
    await fill(user, /^Prezzo/, '8,50');
    await menu();
    await user.click(screen.getByRole('menuitem', { name: 'Archivia' }));
    await waitFor(() => expect(asked('ArchiveWork')).toEqual([{ id: 'w-I01', archived: true }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when it could not be read', async () => {
    const { answers } = aWorksServer([aListed({ code: 'I01', description: { it: 'Pareti' } })]);
    answers.Work = () => {
      throw new GraphqlFailure('not-found');
    };
    const { user } = await openWorks();
    await user.click(await screen.findByRole('button', { name: 'Modifica I01 Pareti' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
