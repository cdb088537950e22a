import { describe, expect, it } from 'vitest';
import { documentTitle, quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';

const villa = { name: 'Villa Ada', location: 'Roma', province: 'rm' };

describe('the title of a quotation', () => {
  it('is name, location and the province in capitals in brackets [QVW-003]', () => {
    expect(quotationTitle(villa)).toBe('Villa Ada - Roma (RM)');
  });

  it('has no brackets without a province', () => {
    for (const province of [null, undefined, '', ' ']) {
      expect(quotationTitle({ ...villa, province })).toBe('Villa Ada - Roma');
    }
  });
});

describe('the file of a quotation', () => {
  it('is named after its title [QPR-023]', () => {
    expect(quotationFileName(villa, 'xlsx')).toBe('Villa Ada - Roma (RM).xlsx');
  });

  it('says what tells it from the other documents of the quotation', () => {
    expect(quotationFileName(villa, 'pdf', 'senza prezzi')).toBe('Villa Ada - Roma (RM), senza prezzi.pdf');
    expect(documentTitle(villa, 'cantiere')).toBe('Villa Ada - Roma (RM), cantiere');
    expect(documentTitle(villa, null)).toBe(quotationTitle(villa));
  });

  it('has no sign in its name that file systems refuse', () => {
    const odd = { name: 'a/b\\c:d*e?f"g<h>i|j', location: 'k\nl\u0000m\u202en', province: null };
    expect(quotationFileName(odd, 'pdf')).toBe('a-b-c-d-e-f-g-h-i-j - k-l-m-n.pdf');
  });
});
