import { describe, expect, it } from 'vitest';
import { aFreeLine, aMaterial, anOffer, aSection, aWork } from '#test/support/builders/offer.ts';
import { anOfferServer, openOffer, rows, totals } from './open-offer.tsx';

const named = (it: string) => ({ it });
const facade = () =>
  anOffer(
    [
      aFreeLine({
        id: 'trestle1',
        description: named('Ponteggio'),
        sectionId: 'section1',
        quantity: 1000,
        price: 4_200_000,
        unit: 'corpo',
      }),
      aWork(340, 13.5, { id: 'painting', description: named('Pittura di facciata'), sectionId: 'section2' }),
      aMaterial(340, {
        id: 'paint001',
        description: named('Adda Silossanica'),
        sectionId: 'section2',
        material: { places: ['Cortile'] },
      }),
      aWork(14, 88, {
        id: 'railings',
        description: named('Ringhiere'),
        unit: 'pz',
        optional: true,
        sectionId: 'section2',
      }),
    ],
    { sections: [aSection('section1', 'Protezioni'), aSection('section2', 'Facciate')] },
  );

describe('the lines of an offer', () => {
  it('stand in their sections, with the sum of the counted ones, and materials under their work [OFR-011, OFR-029]', async () => {
    anOfferServer(facade());
    await openOffer();
    expect(rows()).toEqual([
      'Protezioni 420,00 €',
      expect.stringContaining('a corpo420,00 €10 %420,00 €'),
      'Facciate 4.930,00 €',
      expect.stringMatching(/Pittura di facciata.*340 m².*14,50 €13,50 \+ 1,00 materiali10 %4\.930,00 €/),
      expect.stringContaining('nel prezzo'),
      expect.stringMatching(/Ringhiere.*1\.232,00 €/),
      'LavorazioneMaterialiRiga libera',
    ]);
    expect(totals()).toContain('Totale5.885,00 €');
  });
});
