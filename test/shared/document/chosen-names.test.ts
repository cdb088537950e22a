import { describe, expect, it } from 'vitest';
import { chosenNames } from '#shared/document/certificate/chosen-names.ts';
import { shown } from '#shared/document/offer/printed.ts';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import { anOffer, aSection, aWork } from '#test/support/builders/offer.ts';
import { offerDocumentOf } from '#test/support/builders/offer-document.ts';

const pipes = { description: { it: 'Pluviali' }, optional: true };

describe('what was chosen', () => {
  it('is named with its section, as sent and as the customer ticked it [ACC-034, OFR-040]', () => {
    const works = [
      aWork(1, 1, { ...pipes, id: 'before' }),
      aWork(1, 1, { ...pipes, id: 'street', sectionId: 'street', chosen: true }),
      aWork(1, 1, { ...pipes, id: 'garden', sectionId: 'garden' }),
    ];
    const offer = anOffer(works, {
      sections: [aSection('street', 'Fronte strada'), aSection('garden', 'Fronte giardino')],
    });
    const version = { model: shown(offerDocumentOf(offer)), selectable: selectableOffer(offer) };
    expect(chosenNames(version, ['before', 'street', 'garden'])).toEqual([
      ...['Pluviali · Fronte strada', 'Pluviali', 'Pluviali · Fronte giardino'],
    ]);
    expect(chosenNames(version, [])).toEqual([]);
  });
});
