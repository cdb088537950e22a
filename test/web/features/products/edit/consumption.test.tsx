import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { aProductServer, button, card, choice, field, openProduct, undo, update } from './open-product.tsx';

const options = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => textOf(option));
const range = (name: string, consumption = 0.2) => ({
  name,
  name_i18n: null,
  consumption,
  requiredProducts: [],
});
const variable = (...names: string[]) =>
  anEditableProduct({
    consumptionType: 'variable',
    consumption: null,
    consumptionranges: names.map((name) => range(name)),
  });

describe('unit and consumption', () => {
  it('have their labels [CDA-058, CDA-059]', async () => {
    aProductServer();
    await openProduct();
    expect(options('Unità di misura')).toEqual(['kg (kg/m²)', 'l (l/m²)', 'mq (m²)', 'pz (pezzi)']);
    expect(options('Tipo di prezzo')).toEqual(['Fisso', 'Variabile per colore', 'Variabile per misura']);
  });

  it.each(['mq', 'pz'])('are locked for %s: fixed, empty, priced by width [PRD-060, PRD-061]', async (um) => {
    const server = aProductServer(variable('Una mano'));
    const { user } = await openProduct();
    await user.selectOptions(choice('Unità di misura'), um);
    expect(choice('Tipo di consumo').value).toBe('fixed');
    expect(choice('Tipo di consumo').disabled).toBe(true);
    expect(choice('Tipo di prezzo').value).toBe('width');
    expect(field('Consumo al m²').disabled).toBe(true);
    expect(field('Consumo al m²').value).toBe('');
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ um, consumption: null, priceType: 'width' }),
    );
  });

  it('say that without a consumption quotations count nothing, where the product has a price and is added alone', async () => {
    aProductServer();
    const { user } = await openProduct();
    const said = () => screen.queryByText(/^Senza consumo un preventivo conta 0/);
    expect(said()).toBeNull();
    await user.clear(field('Consumo al m²'));
    expect(field('Consumo al m²').getAttribute('aria-describedby')).toBe(said()?.id);
    await user.type(field('Consumo al m²'), '0');
    expect(said()).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Vendibile da solo' }));
    expect(said()).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Vendibile da solo' }));
    await user.selectOptions(choice('Tipo di consumo'), 'variable');
    await user.clear(field('Consumo al m²'));
    expect(said()).toBeTruthy();
  });

  it('are free again in kilograms, and no price was lost [OPC-25]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.selectOptions(choice('Unità di misura'), 'mq');
    await user.selectOptions(choice('Unità di misura'), 'kg');
    expect(field('Consumo al m²').disabled).toBe(false);
    expect(choice('Tipo di prezzo').value).toBe('fixed');
    await user.type(field('Consumo al m²'), '0.3');
    expect(screen.getByText('= 0,3')).toBeTruthy();
    await user.tab();
    expect(screen.queryByText('= 0,3')).toBeNull();
    expect(field('Consumo al m²').value).toBe('0,3');
    await user.click(update());
    await waitFor(() =>
      expect(server.saves()[0]).toMatchObject({ um: 'kg', consumption: 0.3, priceType: 'fixed' }),
    );
    expect(server.saves()[0]).toMatchObject({
      priceranges: [{ prices: [{ packaging: '15' }, { packaging: '5' }] }],
    });
  });

  it('send a consumption only when it is fixed [PRD-085]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.selectOptions(choice('Tipo di consumo'), 'variable');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).not.toHaveProperty('consumption');
  });

  it('say when the product is sold on its own or combined', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(screen.getByRole('switch', { name: 'Vendibile da solo' }));
    await user.click(screen.getByRole('switch', { name: 'Abbinabile' }));
    await user.click(update());
    await waitFor(() => expect(server.saves()[0]).toMatchObject({ standalone: false, combined: true }));
  });
});

describe('consumption ranges', () => {
  it('get their number as name [PRD-051]', async () => {
    const server = aProductServer(variable('Una mano'));
    const { user } = await openProduct();
    await user.click(card('Unità e consumo').getByRole('button', { name: 'Fascia di consumo' }));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]?.consumptionranges).toMatchObject([
      { name: 'Una mano' },
      { name: 'Fascia di consumo 2' },
    ]);
  });

  it('are one at least: the last cannot be deleted [PRD-044, PRD-046]', async () => {
    aProductServer(variable('Una mano', 'Due mani'));
    const { user } = await openProduct();
    await user.click(button('Elimina Una mano'));
    expect(isOff(button('Elimina Due mani'))).toBe(true);
    await user.click(undo());
    expect(isOff(button('Elimina Due mani'))).toBe(false);
  });

  it('require other products, each with its consumption and unit', async () => {
    const server = aProductServer(variable('Armata'));
    const { user } = await openProduct();
    await user.click(button('Prodotto richiesto'));
    await user.click(update());
    expect(await screen.findByText('Scegli il prodotto')).toBeDefined();
    await user.click(choice('Prodotto richiesto'));
    await user.click(await screen.findByRole('option', { name: 'Rete Armatura' }));
    await user.type(screen.getAllByRole('textbox', { name: 'Consumo al m²' })[1] as HTMLElement, '1,1');
    await user.selectOptions(choice('Unità'), 'mq');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]?.consumptionranges).toMatchObject([
      { requiredProducts: [{ product: 'rete', consumption: 1.1, um: 'mq' }] },
    ]);
  });
});
