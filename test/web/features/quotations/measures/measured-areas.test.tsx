import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { aChoice, aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aServer, cellOf, openMenu, openQuotation, place, signIn, textOf } from '../view/open-quotation.tsx';
import { aMeasured, button } from './open-measures.tsx';

beforeEach(() => {
  signIn();
});

const product = 'Sanalga Detergente Antialghe';
const names = ['Sala', 'Cucina', 'Bagno', 'Studio', 'Camera', 'Ingresso', 'Scale'];
const quotation = aMeasured(someMeasures(names.map((name) => aRoom(name))));
const measured = setQuotationChoice(quotation, aChoice(['Sala', 'Cucina']));
const area = () => cellOf(product, 'Superficie');
const mark = () => within(area()).queryByTitle(/^Dalle misure/);

describe('an area in the quotation', () => {
  it('that comes from measures has a mark with the names of its places [MEA-037]', async () => {
    aServer({ quotation: measured });
    await openQuotation();
    expect(mark()?.title).toBe('Dalle misure: Sala, Cucina');
  });

  it('names at most five places, also of a row with its own choice [MEA-037]', async () => {
    const [row] = quotation.selectedProducts;
    aServer({ quotation: setRowChoice(quotation, row?.sId ?? '', aChoice(names)) });
    await openQuotation();
    expect(mark()?.title).toBe('Dalle misure: Sala, Cucina, Bagno, Studio, Camera e altri 2');
  });

  it('that was typed has no mark [MEA-037]', async () => {
    aServer({ quotation });
    await openQuotation();
    expect(textOf(area())).toContain('m²');
    expect(mark()).toBeNull();
  });

  it('that is typed follows no measures any more, until that is taken back [MEA-032]', async () => {
    aServer({ quotation: measured });
    const { user } = await openQuotation();
    await user.click(within(area()).getByRole('button', { name: /^Superficie di .*m²$/ }));
    const field = await screen.findByRole('textbox', { name: /Superficie/ });
    await user.clear(field);
    await user.type(field, '50');
    await user.click(button('Applica'));
    expect(await screen.findByText('Non segue più le misure.')).toBeTruthy();
    expect(await within(area()).findByText('50', { exact: false })).toBeTruthy();
    expect(mark()).toBeNull();
    await user.click(button('Annulla'));
    expect(await within(area()).findByTitle(/^Dalle misure/)).toBeTruthy();
    expect(textOf(area())).toContain('105,84 m²');
  });

  it('is chosen from the measures in its dialog [MEA-028]', async () => {
    aServer({ quotation });
    const { user } = await openQuotation();
    await user.click(within(area()).getByRole('button', { name: /^Superficie di .*m²$/ }));
    await user.click(await screen.findByRole('button', { name: 'Da misure' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Studio' }));
    await user.click(button('Applica'));
    expect(await within(area()).findByTitle('Dalle misure: Studio')).toBeTruthy();
    expect(textOf(area())).toContain('52,92 m²');
  });
});

it('the menu of the quotation leads to its measures [MEA-001]', async () => {
  aServer({ quotation });
  const { user } = await openQuotation();
  await openMenu(user, 'Altre azioni');
  await user.click(screen.getByRole('menuitem', { name: 'Misure' }));
  expect(place()).toBe(`/preventivi/${quotation.id}/misure`);
});

it('so does the dialog of its area, while nothing is measured [MEA-001, MEA-028]', async () => {
  aServer({ quotation: aMeasured(someMeasures([])) });
  const { user } = await openQuotation();
  await user.click(within(area()).getByRole('button', { name: /^Superficie di .*m²$/ }));
  await user.click(await screen.findByRole('link', { name: 'Misura' }));
  expect(place()).toBe(`/preventivi/${quotation.id}/misure`);
});
