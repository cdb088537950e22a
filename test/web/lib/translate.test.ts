import { describe, expect, it } from 'vitest';
import { answerWith } from '#test/support/stub-transport.ts';
import { translatePhase, translateProduct } from '#web/lib/translate.ts';

const answer = (data: unknown) => answerWith(() => data);

const product = { name: 'Fissativo', details: '', specs: '', consumptionranges: [], priceranges: [] };
const productEnglish = { name: 'Primer', details: '', specs: '', consumptionRanges: [], priceRanges: [] };
const phase = { name: 'Fondo', procedure: '', choices: [{ index: 0, procedure: '' }] };
const phaseEnglish = { name: 'Base', procedure: '', choices: [{ index: 0, procedure: '' }] };

describe('the English texts of a product', () => {
  it('are those of the answer', async () => {
    answer({ translateProduct: { success: true, translations: productEnglish } });
    await expect(translateProduct(product)).resolves.toEqual(productEnglish);
  });

  it.each([
    ['without success', { success: false, translations: productEnglish }],
    ['of another shape', { success: true, translations: { name: 'Primer' } }],
  ])('are none when the answer is %s [TRA-013]', async (_, translated) => {
    answer({ translateProduct: translated });
    await expect(translateProduct(product)).rejects.toMatchObject({ code: 'translation-failed' });
  });
});

describe('the English texts of a phase', () => {
  it('are those of the answer', async () => {
    answer({ translatePhase: { success: true, translations: phaseEnglish } });
    await expect(translatePhase(phase)).resolves.toEqual(phaseEnglish);
  });

  it.each([
    ['without success', { success: false, translations: phaseEnglish }],
    ['short of a choice', { success: true, translations: { ...phaseEnglish, choices: [] } }],
  ])('are none when the answer is %s [TRA-014]', async (_, translated) => {
    answer({ translatePhase: translated });
    await expect(translatePhase(phase)).rejects.toMatchObject({ code: 'translation-failed' });
  });
});
