import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { aWorkbookServer, openWorkbook } from './open-workbook.tsx';

async function exported(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  answerElsewhere(fetched);
  aWorkbookServer();
  const { user } = await openWorkbook();
  const button = screen.getByRole('button', { name: 'Scarica il catalogo' });
  await user.click(button);
  return { fetched, button };
}

describe('exporting the catalogue', () => {
  it('saves the workbook under its name', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { fetched } = await exported(async () => new Response(btoa('PK')));
    await waitFor(() => expect(saved).toEqual(['catalogo.xlsx']));
    expect(fetched).toHaveBeenCalledWith('http://localhost/functions/downloadCatalogueXLS', {
      headers: { authorization: 'Bearer token' },
    });
  });

  it('shows that it is being made, and says when it fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { button } = await exported(() => promise);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    resolve(Response.json({ error: true, code: 'internal' }, { status: 500 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Non ho scaricato il catalogo');
    expect(logged).toHaveBeenCalledOnce();
  });
});
