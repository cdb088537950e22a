import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { aListsServer, aPriceList, openLists } from './open-price-lists.tsx';

async function download(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  answerElsewhere(fetched);
  aListsServer([aPriceList({ name: 'Listino 2024/A' }), aPriceList({ id: 'other', name: 'PCU' })]);
  const { user } = await openLists();
  const menu = screen.getByRole('button', { name: 'Altre azioni su Listino 2024/A' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Scarica Excel' }));
  return { fetched, menu };
}

describe('downloading a price list', () => {
  it('asks the function for it, decodes its base64 text and saves it under its name [PLI-013, PLI-034, PLI-035, PLI-036]', async () => {
    const saved: { name: string; content: Blob }[] = [];
    let content = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) content = blob;
      return 'blob:1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
    const { fetched } = await download(async () => new Response(btoa('PK\u0003\u0004')));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fetched).toHaveBeenCalledWith('http://localhost/functions/downloadPricelistXLS?pricelist=pcu', {
      headers: { authorization: 'Bearer token' },
    });
    expect(saved[0]?.name).toBe('Listino_2024_A.xlsx');
    expect(await saved[0]?.content.text()).toBe('PK\u0003\u0004');
  });

  it('shows that it is being made', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { menu } = await download(() => promise);
    await waitFor(() => expect(menu.getAttribute('aria-busy')).toBe('true'));
    resolve(Response.json({ error: true, code: 'internal' }, { status: 500 }));
    await waitFor(() => expect(menu.getAttribute('aria-busy')).toBeNull());
  });

  it('that fails says so and is logged [PLI-037, PLI-038, CER-013]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await download(async () => Response.json({ error: true, code: 'not-found' }, { status: 404 }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Non ho scaricato il listino. Riprova.');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-found' }));
    expect(within(document.body).getAllByRole('alert')).toHaveLength(1);
  });
});
