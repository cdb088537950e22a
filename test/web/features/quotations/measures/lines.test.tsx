import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aChoice,
  aLine,
  anOpening,
  aPlace,
  aRoom,
  measureId,
  someMeasures,
} from '#test/support/builders/measures.ts';
import { aServer, signIn, textOf } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures, placeCard, placeNames } from './open-measures.tsx';

beforeEach(() => {
  signIn();
});

const facade = aPlace('Strada', [
  aLine('18,60', '9,40', {
    description: 'Parete',
    openings: [
      anOpening('1,20', '1,50', { id: measureId('win'), description: 'Finestre', count: '9' }),
      anOpening('3', '2,60', { id: measureId('gate'), description: 'Portone' }),
    ],
  }),
]);

const openFacade = async () => {
  const server = aServer({ quotation: aMeasured(someMeasures([facade])) });
  return { server, ...(await openMeasures()) };
};

describe('a formula', () => {
  it('shows its value while it is typed, and commas and signs once it is left; what was typed is saved [MEA-008]', async () => {
    const { server, user } = await openFacade();
    const length = field('Lunghezza di Parete');
    await user.clear(length);
    await user.type(length, '6.20+12,40*1');
    expect(textOf(length.closest('.formula'))).toContain('= 18,6');
    expect(length.value).toBe('6.20+12,40*1');
    await user.tab();
    expect(length.value).toBe('6,20+12,40×1');
    await user.click(button('Salva misure'));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]?.measures?.places[0]?.lines[0]?.length).toBe('6.20+12,40*1');
  });

  it('marks the first character that cannot be read, and is not saved [MEA-006]', async () => {
    const { server, user } = await openFacade();
    const length = field('Lunghezza di Parete');
    await user.clear(length);
    await user.type(length, '4 20');
    await user.tab();
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toBe('Formula non leggibile. 4 20');
    expect(alert.querySelector('mark')?.textContent).toBe('2');
    expect(button('Salva misure').getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Control>}s{/Control}');
    expect(server.saved).toEqual([]);
  });

  it('that is long is shown around what cannot be read [MEA-006]', async () => {
    const { user } = await openFacade();
    await user.clear(field('Lunghezza di Parete'));
    await user.type(field('Lunghezza di Parete'), '1+2+3+4+5+6+7+8&1+2+3+4+5+6+7+8');
    await user.tab();
    expect(textOf(await screen.findByRole('alert'))).toBe('Formula non leggibile. …+4+5+6+7+8&1+2+3+4+5+…');
  });

  it.each([
    ['1:0', 'Divisione per zero.'],
    ['1-2', 'Il risultato è negativo.'],
    ['100000', 'Il numero è troppo grande.'],
  ])('says why %s has no value [MEA-007]', async (typed, why) => {
    const { user } = await openFacade();
    await user.clear(field('Lunghezza di Parete'));
    await user.type(field('Lunghezza di Parete'), typed);
    await user.tab();
    expect(textOf(await screen.findByRole('alert'))).toBe(why);
  });
});

describe('a line', () => {
  it('says gross, what became of each opening, and net [MEA-011, MEA-013, MEA-019]', async () => {
    await openFacade();
    const text = textOf(placeCard('Strada'));
    expect(text).toContain('174,84 m²');
    expect(text).toContain('167,04 m²');
    const outcomes = within(screen.getByRole('list', { name: 'Aperture di Parete' })).getAllByRole(
      'listitem',
    );
    expect(textOf(outcomes[0])).toContain('non detratta (vuoto per pieno)');
    expect(textOf(outcomes[1])).toContain('− 7,80 m²');
  });

  it('asks for the length of a height [MEA-010]', async () => {
    const { user } = await openFacade();
    await user.clear(field('Lunghezza di Parete'));
    await user.tab();
    expect(textOf(await screen.findByRole('alert'))).toContain('Manca la lunghezza.');
  });

  it('takes a usual coefficient, which can be overwritten [MEA-021, MEA-022]', async () => {
    const { user } = await openFacade();
    await user.click(button('Scegli il coefficiente di Parete'));
    await user.click(await screen.findByRole('menuitem', { name: 'Porte 2' }));
    expect(textOf(placeCard('Strada'))).toContain('334,08 m²');
    const coefficient = field('Coefficiente di Parete');
    await user.clear(coefficient);
    await user.type(coefficient, '0,5');
    expect(textOf(placeCard('Strada'))).toContain('83,52 m²');
    await user.clear(coefficient);
    await user.type(coefficient, '11');
    await user.tab();
    expect(textOf(await screen.findByRole('alert'))).toContain('fino a 10');
  });

  it('is followed by the next field with Enter, and by a new line behind the last [MEA-003]', async () => {
    aServer({ quotation: aMeasured(someMeasures([aPlace('Scale', [aLine('3', null)])])) });
    const { user } = await openMeasures();
    await user.click(field('Lunghezza di Misura 1'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Altezza di Misura 1'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Descrizione di Misura 2'));
  });

  it('gets an opening by Alt+O and a copy by Alt+D [MEA-012, MEA-026]', async () => {
    const { user } = await openFacade();
    await user.click(field('Altezza di Parete'));
    await user.keyboard('{Alt>}[KeyO]{/Alt}');
    expect(document.activeElement).toBe(field('Descrizione di Apertura 3'));
    await user.click(button('Togli Apertura 3'));
    expect(await screen.findByText('Hai rimosso Apertura 3.')).toBeTruthy();
    await user.click(field('Altezza di Parete'));
    await user.keyboard('{Alt>}[KeyD]{/Alt}');
    expect(screen.getByRole('list', { name: 'Aperture di Parete (2)' })).toBeTruthy();
  });
});

describe('an opening', () => {
  it('that was removed is taken back where it was [MEA-012]', async () => {
    const { user } = await openFacade();
    await user.click(button('Togli Finestre'));
    expect(screen.queryByRole('textbox', { name: 'Larghezza di Finestre' })).toBeNull();
    await screen.findByText('Hai rimosso Finestre.');
    await user.click(button('Annulla'));
    const list = within(screen.getByRole('list', { name: 'Aperture di Parete' }));
    expect(list.getAllByRole('textbox', { name: /^Larghezza/ })[0]).toBe(field('Larghezza di Finestre'));
  });
});

describe('a place', () => {
  it('shows three sums that are never added [MEA-023]', async () => {
    aServer({ quotation: aMeasured(someMeasures([aRoom()])) });
    await openMeasures();
    const sums = [...placeCard('Sala').querySelectorAll('.sums > *')].map(textOf);
    expect(sums).toEqual(['52,92 m²', '14,70 m']);
  });

  it('is made of a room: walls and ceiling hold what was typed [MEA-024]', async () => {
    const server = aServer({ quotation: aMeasured(someMeasures([])) });
    const { user } = await openMeasures();
    expect(screen.queryByRole('complementary', { name: 'Superficie da misure' })).toBeNull();
    await user.click(button('Stanza'));
    const dialog = await screen.findByRole('dialog', { name: 'Nuova stanza' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'Sala');
    await user.type(within(dialog).getByRole('textbox', { name: 'Lunghezza (m)' }), '4,20');
    await user.type(within(dialog).getByRole('textbox', { name: 'Larghezza (m)' }), '3,60');
    await user.type(within(dialog).getByRole('textbox', { name: 'Altezza (m)' }), '2,70');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi' }));
    expect(field('Lunghezza di Pareti').value).toBe('2×(4,20+3,60)');
    expect(screen.getByRole('complementary', { name: 'Superficie da misure' })).toBeTruthy();
    expect(textOf(placeCard('Sala'))).toContain('57,24 m²');
    await user.click(button('Salva misure'));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]?.measures?.places[0]).toMatchObject({ name: 'Sala', kind: 'room' });
  });

  it('is made of a facade with one line [MEA-025]', async () => {
    aServer({ quotation: aMeasured(someMeasures([])) });
    const { user } = await openMeasures();
    await user.click(button('Facciata'));
    const dialog = await screen.findByRole('dialog', { name: 'Nuova facciata' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'Nord');
    await user.type(within(dialog).getByRole('textbox', { name: 'Larghezza (m)' }), '10');
    await user.type(within(dialog).getByRole('textbox', { name: 'Altezza (m)' }), '3');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi' }));
    expect(textOf(placeCard('Nord'))).toContain('30,00 m²');
    expect(document.activeElement).toBe(field('Descrizione di Parete'));
  });

  it('is duplicated, moved, removed and taken back with its place in the area [MEA-002, MEA-026]', async () => {
    const quotation = aMeasured(someMeasures([aRoom('Sala'), aRoom('Cucina')]), {
      areaFrom: aChoice(['Sala']),
    });
    aServer({ quotation });
    const { user } = await openMeasures();
    const act = async (place: string, action: string) => {
      await user.click(button(`Azioni su ${place}`));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await act('Sala', 'Duplica');
    expect(placeNames()).toEqual(['Sala', 'Sala (2)', 'Cucina']);
    await act('Cucina', 'Sposta su');
    expect(placeNames()).toEqual(['Sala', 'Cucina', 'Sala (2)']);
    await act('Sala', 'Rimuovi');
    expect(placeNames()).toEqual(['Cucina', 'Sala (2)']);
    expect(screen.queryByText('nella superficie')).toBeNull();
    expect(await screen.findByText('Hai rimosso Sala.', { selector: '.toast *' })).toBeTruthy();
    await user.click(button('Annulla la rimozione di Sala'));
    expect(placeNames()).toEqual(['Sala', 'Cucina', 'Sala (2)']);
    expect(within(placeCard('Sala')).getByText('nella superficie')).toBeTruthy();
  });
});
