import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { place, signIn } from '#test/support/open-screen.tsx';
import type { DuplicateQuotationInput } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListServer, openList } from './open-list.tsx';

async function openDialog(name = 'Casa Mengoni') {
  const server = aListServer([aQuotationLight({ id: 'q1', name, location: 'Imola', province: 'BO' })]);
  server.answers.DuplicateQuotation = ({ input }: { input: DuplicateQuotationInput }) => ({
    duplicateQuotation: aQuotation({ id: 'copy', name: input.name ?? '', location: 'Imola' }),
  });
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: `Altre azioni su ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplica' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica il preventivo' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
  const choice = (label: string) => within(dialog).getByRole<HTMLInputElement>('radio', { name: label });
  const press = (button: string) => user.click(within(dialog).getByRole('button', { name: button }));
  const inputs = () =>
    server.asked<{ input: DuplicateQuotationInput }>('DuplicateQuotation').map(({ input }) => input);
  return { server, user, dialog, field, choice, press, inputs };
}

beforeEach(() => {
  signIn();
});

describe('duplicating a quotation from the list', () => {
  it('starts with a name for the copy and the prices of the original', async () => {
    const { dialog, field, choice } = await openDialog();
    expect(dialog.textContent).toContain('Casa Mengoni - Imola (BO)');
    expect(field.value).toBe('Casa Mengoni (copia)');
    expect([choice('Mantieni i prezzi').checked, choice('Prezzi di oggi').checked]).toEqual([true, false]);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(dialog.textContent).not.toContain('modifiche in sospeso');
  });

  it('cuts a name that would be too long', async () => {
    const { field } = await openDialog('x'.repeat(200));
    expect(field.value).toBe(`${'x'.repeat(192)} (copia)`);
  });

  it('sends name and prices, goes to the copy and says so', async () => {
    const { user, field, choice, press, inputs } = await openDialog();
    await user.clear(field);
    await user.type(field, ' Casa Nuova ');
    await user.click(choice('Prezzi di oggi'));
    await press('Duplica');
    expect(await screen.findByText('Preventivo duplicato: Casa Nuova - Imola (BO)')).toBeTruthy();
    expect(place()).toBe('/preventivi/copy');
    expect(inputs()).toEqual([{ key: expect.any(String), id: 'q1', name: 'Casa Nuova', prices: 'TODAY' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is busy while it works', async () => {
    const { server, dialog, press } = await openDialog();
    server.answers.DuplicateQuotation = () => new Promise(() => {});
    await press('Duplica');
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Annulla' }).disabled).toBe(true);
  });

  it('says why it failed, keeps what was typed and retries with the same key', async () => {
    const { server, user, dialog, field, choice, press, inputs } = await openDialog();
    const works = server.answers.DuplicateQuotation;
    server.answers.DuplicateQuotation = () => {
      throw new GraphqlFailure('offline');
    };
    await user.clear(field);
    await user.type(field, 'Casa Nuova');
    await user.click(choice('Prezzi di oggi'));
    await press('Duplica');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Non so se è arrivato');
    expect([field.value, choice('Prezzi di oggi').checked]).toEqual(['Casa Nuova', true]);
    server.answers.DuplicateQuotation = works as never;
    await press('Duplica');
    await waitFor(() => expect(place()).toBe('/preventivi/copy'));
    const [first, second] = inputs();
    expect(second).toEqual(first);
  });

  it('leads to the copy that an earlier try made', async () => {
    const { server, dialog, press } = await openDialog();
    server.answers.DuplicateQuotation = () => {
      throw new GraphqlFailure('conflict', { made: 'before', id: 'copy' });
    };
    await press('Duplica');
    const link = await within(dialog).findByRole('link', { name: 'Aprilo' });
    expect(link.getAttribute('href')).toBe('/preventivi/copy');
  });

  it('asks for a name', async () => {
    const { user, field, press, inputs } = await openDialog();
    await user.clear(field);
    await press('Duplica');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(inputs()).toEqual([]);
  });
});
