import { aNewQuotation } from '#test/support/quotations-api.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, inInput, made, within } from './creation.ts';

/** Creations of offers and what belongs to them. The first ones also create the items that count them. */
export async function offerCreations(by: Editor): Promise<Creations> {
  const offer = await made(by, 'Mutation.createOffer', { input: { key: 'ground-offer' } });
  const text = { name: 'Testo', kind: 'terms', text: { it: '<p>Uno</p>' } };
  await made(by, 'Mutation.createOfferText', { key: 'ground-text', text });
  await made(by, 'Mutation.createOfferTemplate', { key: 'ground-template', name: 'Modello', offer });
  const quotation = await made(by, 'Mutation.createQuotation', {
    input: aNewQuotation({ key: 'ground-quotation-of-offer' }),
  });
  return {
    'Mutation.createOffer': inInput({
      args: () => ({ title: 'Facciata' }),
      changed: {
        ...{ title: 'Altra', customerId: 'another', siteId: 'another-1', contactId: 'another-1' },
        ...{ quotation, template: 'another' },
      },
    }),
    'Mutation.duplicateOffer': inInput({
      args: () => ({ id: offer, todayWorks: false }),
      changed: { id: 'another', todayWorks: true },
    }),
    'Mutation.createOfferText': {
      args: () => ({ text }),
      changed: within('text', { name: 'Altro', kind: 'intro', text: { it: '<p>Due</p>' } }),
    },
    'Mutation.createOfferTemplate': {
      args: () => ({ name: 'Modello', offer }),
      changed: { name: 'Altro', offer: 'another' },
    },
  };
}
