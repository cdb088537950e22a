import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortFileName } from '#shared/uploads/short-file-name.ts';

describe('the shown name of a file', () => {
  it.each([
    ['catalogo.xlsx', 'catalogo.xlsx'],
    ['C:\\Utenti\\Giulia\\catalogo.xlsx', 'catalogo.xlsx'],
    ['a/b/catalogo.xlsx', 'catalogo.xlsx'],
    ['  catalogo   nuovo.xlsx ', 'catalogo nuovo.xlsx'],
    [`${'a'.repeat(100)} gennaio 2027.xlsx`, `${'a'.repeat(59)}…aa gennaio 2027.xlsx`],
  ])('%s is %s', (name, shown) => {
    expect(shortFileName(name)).toBe(shown);
  });

  it('has at most 80 letters, and the end of the name', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 255 });
    fc.assert(
      fc.property(name, (own) => {
        const shown = shortFileName(`${own}v3.xlsx`);
        expect([...shown].length).toBeLessThanOrEqual(80);
        expect(shown.endsWith('v3.xlsx')).toBe(true);
      }),
    );
  });
});
