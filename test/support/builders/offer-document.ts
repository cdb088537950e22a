import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { type OfferModel, type OfferOptions, offerModel } from '#shared/document/offer/offer-model.ts';
import type { Milestone, Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { firstSettings, type OfferSettings } from '#shared/schemas/offer-settings.ts';
import { aFreeLine, aMaterial, anOffer, aSection, aVatCode, aWork } from './offer.ts';
import { aUser } from './user.ts';

const vatOfOffer = [
  aVatCode('IT22', 2200, { label: '22 %' }),
  aVatCode('IT10', 1000, {
    label: '10 % recupero abitazioni',
    note: {
      it: 'Aliquota 10 %, art. 7 c. 1 lett. b) L. 488/1999, su dichiarazione del committente',
      en: 'Rate of 10 %, art. 7 c. 1 lett. b) L. 488/1999, by declaration of the client',
      de: 'Steuersatz 10 %, Art. 7 Abs. 1 Buchst. b) G. 488/1999, auf Erklärung des Auftraggebers',
    },
  }),
];

const lumpSum = (description: string, price: number, fields: Partial<OfferLine> = {}): OfferLine =>
  aFreeLine({ description: { it: description }, unit: 'corpo', price: price * 10_000, ...fields });

const milestone = (value: number, at: Milestone['when']['at'], label: string): Milestone => ({
  ...{ label, kind: 'percent', value },
  when: { at, day: null, days: null },
});

const nobody = { vatNumber: null, taxCode: null, sdiCode: null, pec: null, email: null, phone: null };
const milan = {
  address: 'Via dei Mille 14',
  postalCode: '24121',
  city: 'Bergamo',
  province: 'BG',
  country: 'IT',
};

const facade = (description: string, quantity: number, price: number, fields: Partial<OfferLine> = {}) =>
  aWork(quantity, price, { sectionId: 'facciate', description: { it: description }, ...fields });

/** The offer of the mock-up: two sections, two rates, a discount, two options, the materials listed without price. */
export const aFacadeOffer = (fields: Partial<Offer> = {}): Offer => {
  const measured = {
    quantityFrom: { quotationId: 'quotation', choice: { entries: [{ place: 'place-nord', line: null }] } },
  };
  const paint = facade('Pittura di facciata, due mani', 320, 14, {
    description: { it: 'Pittura di facciata, due mani', de: 'Fassadenanstrich, zweifach' },
    longText: { it: 'Fissativo e silossanica a rullo; cornici a pennello' },
    ...measured,
  });
  const lines = [
    aWork(340, 13.5, {
      sectionId: 'ponteggio',
      description: { it: 'Ponteggio a telai' },
      longText: { it: 'Montaggio, nolo 45 giorni e smontaggio, con progetto' },
    }),
    lumpSum('Protezione di serramenti, soglie e pavimenti', 420, { sectionId: 'ponteggio' }),
    lumpSum("Pratica per l'occupazione di suolo pubblico", 180, { sectionId: 'ponteggio', vat: 'IT22' }),
    facade('Trattamento antimuffa e antialga', 320, 4.52, measured),
    facade('Rasatura armata delle zone ammalorate', 44, 28.44, { discount: 1000 }),
    paint,
    lumpSum('Pulizia finale e smaltimento', 280, { sectionId: 'facciate' }),
    aMaterial(915.2, {
      sectionId: 'facciate',
      quantity: 98_000,
      material: {
        works: [paint.id],
        color: { code: 'FC 107', r: 211, g: 185, b: 142 },
        colorlist: 'cartella Facciate',
        packs: [{ size: 14_000_000, count: 7 }],
      },
    }),
    facade('Antigraffiti al piano terra', 62, 16.5, {
      optional: true,
      longText: { it: 'Due mani di protettivo trasparente fino a 2 m di altezza' },
    }),
    aFreeLine({
      ...{ sectionId: 'facciate', description: { it: 'Smalto sulle ringhiere dei balconi' } },
      ...{ unit: 'pz', quantity: 14_000, price: 880_000, optional: true },
    }),
  ];
  return anOffer(lines, {
    ...{ number: 18, title: 'Rifacimento delle facciate', validUntil: '2026-12-23' },
    customer: {
      ...nobody,
      ...{ kind: 'condominium', name: 'Condominio Via dei Mille 14', taxCode: '95000000166', ...milan },
      address: 'c/o Studio Rota, Via Tasso 40',
    },
    site: { label: null, ...milan, dwelling: true },
    contact: { name: 'Laura Rota', role: 'Amministratore', phone: null, email: null },
    sections: [
      aSection('ponteggio', 'Ponteggio e protezioni'),
      aSection('facciate', 'Facciate su strada e cortile'),
    ],
    ...{ policy: 'listed', markup: 2500, vat: vatOfOffer, discount: { percent: 300 } },
    texts: {
      intro:
        '<p>Gentile {cliente}, dopo il sopralluogo le propongo il rifacimento delle due facciate con pittura silossanica, che lascia respirare il muro e resiste alle alghe.</p>',
      included: '<p>Manodopera, materiali indicati, ponteggio, protezioni, pulizia finale e smaltimento.</p>',
      excluded: '<p>Canone di occupazione del suolo pubblico, opere da lattoniere.</p>',
      terms:
        '<ol><li>Il prezzo vale fino al {scadenza}.</li><li>Il cliente mette a disposizione acqua e corrente.</li></ol>',
      timing: 'Inizio entro 60 giorni dalla firma, durata 40 giorni',
      payment: 'Bonifico a 15 giorni dalla fattura',
    },
    plan: [
      milestone(3000, 'signature', 'Acconto'),
      milestone(4000, 'half', 'Secondo acconto'),
      milestone(3000, 'end', 'Saldo'),
    ],
    ...fields,
  });
};

export const theSettings: OfferSettings = {
  ...firstSettings,
  ...{ accent: 'red', businessName: 'Conti Tinteggiature', vatNumber: '09876540163' },
  ...{ taxCode: 'CNTNDR80A01A794X', registration: 'REA BG-123456', pec: 'conti@pec.example' },
  ...{ iban: 'IT60X0542811101000000123456', insurance: 'RC Assicurazioni 123456' },
};

export const theOwner: OfferOptions['owner'] = aUser({
  ...{ firstName: 'Andrea', lastName: 'Conti', email: 'andrea.conti@example.com', phone: '+39 555 0112' },
  ...{ address: 'Via Garibaldi 3', postalCode: '24121', city: 'Bergamo', province: 'BG', showLogo: true },
});

/** The model of an offer's document on 23 November 2026. */
export const offerDocumentOf = (offer: Offer, options: Partial<OfferOptions> = {}): OfferModel =>
  offerModel(
    offer,
    { owner: theOwner, settings: theSettings, now: new Date('2026-11-23T10:00:00Z'), ...options },
    offerDocumentTexts[offer.language],
  );

/** An offer of so many works in sections of so many, with a text each. */
export function aLongOffer(count: number, inSection = 10): Offer {
  const sections = Array.from({ length: Math.ceil(count / inSection) }, (_, at) =>
    aSection(`section-${at}`, `Sezione numero ${at + 1}`),
  );
  const lines = Array.from({ length: count }, (_, at) =>
    aWork(10 + at, 8.5, {
      sectionId: `section-${Math.floor(at / inSection)}`,
      description: { it: `Lavorazione numero ${at + 1}` },
      longText: { it: 'Due mani a rullo, protezione di pavimenti e arredi compresa' },
    }),
  );
  const given = aFacadeOffer();
  return aFacadeOffer({ ...given, lines, sections });
}
