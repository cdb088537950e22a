import { act, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aProductServer,
  button,
  field,
  fill,
  openProduct,
  richText,
  update,
  write,
} from './open-product.tsx';

// It comes with its first field, which on a busy machine takes longer than a query waits.
beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

describe('the texts of a product', () => {
  it('are name, description and specification in each language, which keep their own [PRD-027, PRD-030, PRD-031, PRD-032, OPC-52]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Inglese'));
    fill(field('Nome in inglese'), 'Lime silicate');
    await act(() => write('Descrizione in inglese', '<p>Mineral paint</p>'));
    await user.click(button('Tedesco'));
    fill(field('Nome in tedesco'), 'Silikat');
    await act(() => write('Specifiche in tedesco', '<p>Zwei Anstriche</p>'));
    await user.click(button('Italiano'));
    expect((await richText('Descrizione in italiano')).textContent).toBe('Pittura ai silicati');
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).toMatchObject({
      name: { it: 'Silicalce Facciata', en: 'Lime silicate', de: 'Silikat' },
      details: { it: '<p>Pittura ai silicati</p>', en: '<p>Mineral paint</p>', de: null },
      specs: { it: '<p>Due mani</p>', en: null, de: '<p>Zwei Anstriche</p>' },
    });
  });
});
