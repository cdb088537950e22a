import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aColouredRow,
  aQuotation,
  aRequiredRow,
  aRequiringRow,
  aRow,
} from '#test/support/builders/document.ts';
import { isOff } from '#test/support/is-off.ts';
import { aServer, columns, openMenu, openQuotation, rowOf, signIn, textOf } from './open-quotation.tsx';

const always = ['Allegati', 'Prodotto', 'Consumo al m²', 'Superficie', 'Confezioni', 'Quantità', 'Azioni'];
const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const detergent = 'Sanalga Detergente Antialghe';

beforeEach(() => {
  signIn();
});

describe('the columns', () => {
  it('are all there with an owner price list and a discount, in the order of the specification [QVW-016, QVW-017, QVW-018, QVW-019]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(columns().map((head) => head?.replace('Somma tutte le incidenze', ''))).toEqual([
      'Allegati',
      'Prodotto',
      'Consumo al m²',
      'Incidenza al m²',
      'Superficie',
      'Confezioni',
      'Quantità',
      'Sconto',
      'Costo',
      'Azioni',
    ]);
  });

  it('have no discount while no row has one [QVW-018]', async () => {
    aServer({ quotation: aQuotation({ ...noDiscounts, selectedProducts: [aRow()] }) });
    await openQuotation();
    expect(columns()).not.toContain('Sconto');
    expect(columns()).toContain('Costo');
  });

  it('have no money at all without an owner price list [QVW-012, QVW-014, QVW-016, QVW-017, QVW-019, QCA-003]', async () => {
    aServer({ quotation: aQuotation({ pricelist: null }) });
    const { user } = await openQuotation();
    expect(columns()).toEqual(always);
    expect(textOf(document.body)).not.toContain('€');
    expect(screen.queryByRole('switch', { name: 'Mostra listino' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sconto globale' })).toBeNull();
    expect(await openMenu(user, `Azioni su ${detergent}`)).not.toContain('Sconto');
  });
});

describe('the toolbar', () => {
  it('has both switches and the global discount with an owner price list [QVW-012, QVW-013, QVW-014]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(screen.getByRole('switch', { name: 'Mostra listino' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Mostra schede e specifiche' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sconto globale' })).toBeTruthy();
  });

  it('has the switch of the specs for all users [QVW-013]', async () => {
    aServer({ quotation: aQuotation({ pricelist: null }) });
    await openQuotation();
    expect(screen.getByRole('switch', { name: 'Mostra schede e specifiche' })).toBeTruthy();
  });

  it('shows and hides the price rows [QVW-028]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    const shown = screen.getByRole('switch', { name: 'Mostra listino' });
    expect(screen.queryByText('42,50 €/conf.', { exact: false })).toBeNull();
    await user.click(shown);
    const prices = screen.getByText(`Listino di ${detergent}`).closest('tr');
    expect(textOf(prices)).toContain('5 l 42,50 €/conf.');
    await user.click(shown);
    expect(screen.queryByText(`Listino di ${detergent}`)).toBeNull();
  });

  it('shows and hides the spec rows, without scripts in them [QVW-029]', async () => {
    const specs = { it: '<p>Diluire 1:5</p><script>alert(1)</script>' };
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ specs })] }) });
    const { user } = await openQuotation();
    const shown = screen.getByRole('switch', { name: 'Mostra schede e specifiche' });
    expect(screen.queryByText('Diluire 1:5')).toBeNull();
    await user.click(shown);
    expect(await screen.findByText('Diluire 1:5')).toBeTruthy();
    expect(document.querySelector('.quote script')).toBeNull();
    await user.click(shown);
    expect(screen.queryByText('Diluire 1:5')).toBeNull();
  });
});

describe('the attachments of a row', () => {
  const url = 'https://www.calcecolore.example/sheet.pdf?v=2';
  const attachments_i18n = {
    it: [
      { url, category: 'scheda-tecnica', name: '' },
      { url: 'https://other.example/a.pdf', name: 'Certificato di prova' },
    ],
  };

  it('are offered in a menu and open in a new tab, on the national host [QVW-020, QVW-072, QVW-073]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    aServer({ quotation: aQuotation({ selectedProducts: [aRow({ attachments_i18n })] }) });
    const { user } = await openQuotation();
    expect(await openMenu(user, `Allegati di ${detergent}`)).toEqual([
      'Scheda tecnica',
      'Certificato di prova',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Scheda tecnica' }));
    const [address, target, features] = open.mock.calls[0] ?? [];
    expect(address).toBe('https://it.calcecolore.example/sheet.pdf?v=2');
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
    open.mockRestore();
  });

  it('are a closed menu when there are none [QVW-020]', async () => {
    aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }) });
    await openQuotation();
    const menu = screen.getByRole<HTMLButtonElement>('button', { name: `Allegati di ${detergent}` });
    expect(isOff(menu)).toBe(true);
  });
});

it('shows all badges of a row in their order', async () => {
  const row = aColouredRow({
    consumptionType: 'variable',
    consumptionranges: [{ name: 'Due mani', consumption: 0.28, requiredProducts: [] }],
    combined: true,
    standalone: false,
  });
  aServer({ quotation: aQuotation({ selectedProducts: [row] }) });
  await openQuotation();
  const badges = [...rowOf('Silicalce Facciata').querySelectorAll('.badges span.badge')].map(textOf);
  expect(badges).toEqual(['Due mani', 'Abbinato', 'Fascia 2 · tinte medie', 'CC 214 · Terre naturali']);
});

it('is English when the interface is', async () => {
  const { default: i18next } = await import('i18next');
  await i18next.changeLanguage('en');
  aServer({ quotation: aQuotation({ selectedProducts: [aRow(), aRequiringRow(), aRequiredRow()] }) });
  await openQuotation();
  expect(screen.getByRole('button', { name: 'Sanalga Algae Cleaner' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Packages' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rasacalce Fibro' }).lang).toBe('it');
});
