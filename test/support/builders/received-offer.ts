import it from '#locales/it/offerDocument.json' with { type: 'json' };
import { offerModel } from '#shared/document/offer/offer-model.ts';
import { shown } from '#shared/document/offer/printed.ts';
import type { OfferPage, PageContent } from '#shared/offers/accepting/offer-page.ts';
import { selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';
import { aFreeLine, aMilestone, anOffer, aSection, aWork } from './offer.ts';

export type Received = OfferPage & { content: PageContent };

const owner = {
  ...{ firstName: 'Andrea', lastName: 'Conti', email: 'andrea@conti.example', type: 'imbianchino' as const },
  ...{ company: 'Conti Tinteggiature', country: 'IT', showLogo: false, imageUrl: null },
  ...{ address: 'Via Emilia 2', postalCode: '40132', city: 'Bologna', province: 'BO' },
  ...{ phone: '+39 555 0112', phone1: null },
};

/** Two façades: sections with lines, two options, a discount of 3 % and a plan. */
export const anOfferOfFacades = (fields: Partial<Offer> = {}): Offer =>
  anOffer(
    [
      aWork(340, 13.5, {
        id: 'scaffold',
        sectionId: 's1',
        description: { it: 'Ponteggio a telai' },
        longText: { it: 'Montaggio, nolo 45 giorni e smontaggio, con progetto' },
      }),
      aFreeLine({
        id: 'cover',
        sectionId: 's1',
        description: { it: 'Protezione di serramenti, soglie e pavimenti' },
        unit: 'corpo',
        price: 4_200_000,
      }),
      aWork(320, 16.86, {
        id: 'paint',
        sectionId: 's2',
        description: { it: 'Pittura di facciata, due mani' },
      }),
      aFreeLine({
        id: 'clean',
        sectionId: 's2',
        description: { it: 'Pulizia finale e smaltimento' },
        unit: 'corpo',
        price: 2_800_000,
      }),
      aWork(62, 16.5, {
        id: 'graffiti',
        description: { it: 'Antigraffiti al piano terra' },
        longText: { it: 'Due mani di protettivo trasparente fino a 2 m di altezza' },
        optional: true,
        chosen: true,
      }),
      aWork(14, 88, {
        id: 'rails',
        unit: 'pz',
        description: { it: 'Smalto sulle ringhiere dei balconi' },
        optional: true,
      }),
    ],
    {
      ...{ number: 18, discount: { percent: 300 } },
      sections: [aSection('s1', 'Ponteggio e protezioni'), aSection('s2', 'Facciate su strada e cortile')],
      plan: [
        { ...aMilestone('percent', 3000), label: 'Alla firma' },
        {
          ...aMilestone('percent', 4000),
          label: 'A metà lavori',
          when: { at: 'half', day: null, days: null },
        },
        {
          ...aMilestone('percent', 3000),
          label: 'A fine lavori',
          when: { at: 'end', day: null, days: null },
        },
      ],
      ...fields,
    },
  );

/** The answer for a customer with a link of an offer. */
export function aReceivedOffer(
  offer: Offer = anOfferOfFacades(),
  { content, ...page }: Partial<Omit<Received, 'content'>> & { content?: Partial<Received['content']> } = {},
): Received {
  const now = new Date('2026-11-23T09:00:00.000Z');
  return {
    ...{ offer: offer.id, version: 1, number: offerNumber(offer), state: 'opened', outcome: null },
    owner: { name: owner.company, phone: owner.phone, email: owner.email, logo: null },
    ...{
      language: content?.language ?? offer.language,
      vendor: 'Calce & Colore',
      channel: 'email',
      inPerson: false,
      validUntil: offer.validUntil,
      replaced: null,
    },
    ...page,
    content: {
      ...{ hash: 'a'.repeat(64), title: offer.title, language: offer.language, sentAt: now.toISOString() },
      ...{
        isConsumer: false,
        isFirm: false,
        timing: offer.texts.timing ?? null,
        withdrawal: null,
        asksCode: null,
        messages: [],
        accepted: null,
      },
      model: shown(offerModel(offer, { owner, settings: firstSettings, now }, it)),
      selectable: selectableOffer(offer),
      ...content,
    },
  };
}
