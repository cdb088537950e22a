import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, openQuotation, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const product = {
  id: 'sanalga',
  name: { it: detergent, en: null, de: null },
  details: { it: '<p>Pulisce le alghe.</p><script>x</script>', en: null, de: null },
  specs: { it: '<p>Diluire 1:10.</p>', en: null, de: null },
  um: 'l',
  imageUrl: null,
  attachments_i18n: {
    it: [
      {
        type: null,
        name: null,
        url: 'https://calcecolore.example/a.pdf',
        category: 'epd',
        customCategory: null,
      },
      { type: null, name: null, url: 'https://x.example/b.pdf', category: 'altro', customCategory: 'Tavola' },
      { type: null, name: null, url: 'https://x.example/c.pdf', category: null, customCategory: null },
    ],
    en: null,
    de: null,
  },
};

const open = async (answer?: () => unknown) => {
  const server = aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }), product: answer });
  const { user } = await openQuotation();
  await user.click(screen.getByRole('button', { name: detergent }));
  await screen.findByRole('heading', { name: `Scheda di ${detergent}` });
  return server;
};

beforeEach(() => {
  signIn();
});

describe('the product dialog', () => {
  it('opens from the name, 800 wide, with the texts of the catalogue [QVW-021, QVW-048, QVW-071]', async () => {
    const server = await open(() => product);
    expect(await screen.findByText('Pulisce le alghe.')).toBeTruthy();
    expect(screen.getByText('Diluire 1:10.')).toBeTruthy();
    expect(document.querySelector('.product-details script')).toBeNull();
    expect(screen.getByRole('dialog').classList).toContain('d800');
    expect(server.asked.at(-1)).toEqual({
      operation: 'Product',
      variables: { id: 'sanalga' },
    });
  });

  it('links its attachments by their labels, in new tabs, on the national host [QVW-072, QVW-073, QER-018, QER-019, QER-020]', async () => {
    await open(() => product);
    const links = await within(screen.getByRole('dialog')).findAllByRole<HTMLAnchorElement>('link');
    expect(links.map(textOf)).toEqual(['EPD', 'Tavola', 'Allegato 3']);
    expect(links.map((link) => [link.target, link.rel])).toEqual(
      Array(3).fill(['_blank', 'noopener noreferrer']),
    );
    expect(links[0]?.getAttribute('href')).toBe('https://it.calcecolore.example/a.pdf');
    expect(links[1]?.getAttribute('href')).toBe('https://x.example/b.pdf');
  });

  it('shows the copy when the catalogue no longer has the product', async () => {
    await open();
    expect(await screen.findByText(/Il prodotto non è più in catalogo/)).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByText('Diluire 1:5 con acqua.')).toBeTruthy();
  });
});
