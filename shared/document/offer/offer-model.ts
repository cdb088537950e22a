import { brand } from '#shared/brand.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { filledMarkup, filledText, type PlaceholderValues } from '#shared/offers/placeholders.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { fill } from '../document-texts.ts';
import { type OfferChoices, offerChoices } from './offer-choices.ts';
import { type OfferMaterials, offerMaterials } from './offer-materials.ts';
import { type OfferNotes, offerNotes } from './offer-notes.ts';
import { type OfferHeadOwner, type OfferOwner, offerOwner, type PrintedSettings } from './offer-owner.ts';
import { customerBlock, type OfferParty, siteLines } from './offer-parties.ts';
import { type OfferPlan, offerPlan } from './offer-plan.ts';
import { type OfferSection, offerSections } from './offer-sections.ts';
import type { OfferDocumentTexts, OfferLanguage } from './offer-texts.ts';
import { type OfferTotal, offerTotals } from './offer-totals.ts';
import { money } from './printed.ts';

/** The printed offer, ready to be shown: what is on paper, and nothing that its owner alone may see (OFR-024). */
export type OfferModel = {
  language: OfferLanguage;
  /** Until it is sent, every offer is a draft (OFR-095). */
  draft: string | null;
  /** The version that this one takes the place of (SND-013). */
  replaces: string | null;
  title: string;
  number: string;
  date: string;
  validity: string;
  owner: OfferHeadOwner;
  customer: OfferParty;
  job: OfferParty;
  /** A rich text. */
  intro: string | null;
  columns: OfferDocumentTexts['columns'];
  sections: readonly OfferSection[];
  totals: { label: string; lines: readonly OfferTotal[] };
  choices: readonly OfferChoices[];
  materials: OfferMaterials | null;
  plan: OfferPlan | null;
  notes: OfferNotes;
  /** Rich texts under their titles. */
  texts: readonly { name: 'included' | 'excluded' | 'terms'; title: string; text: string }[];
  signature: Record<'owner' | 'ownerDay' | 'person' | 'customer' | 'customerDay' | 'signs', string>;
  /** Where materials are printed. */
  vendor: string | null;
  /** At the foot of each page. */
  foot: string;
};

export type OfferOptions = {
  owner: OfferOwner;
  settings: PrintedSettings;
  now: Date;
  /** The version that it is sent as, and the one before; a working copy has none. */
  version?: { number: number; former: { number: number; sentAt: string } | null } | undefined;
  /** Address of the owner's logo to use instead of theirs; null leaves the logo out. */
  ownerLogo?: string | null | undefined;
};

/** The contents of an offer's document in the offer's language (OFR-088, OFR-089). */
export function offerModel(offer: Offer, options: OfferOptions, texts: OfferDocumentTexts): OfferModel {
  const { language } = offer;
  const evaluated = evaluateOffer(offer);
  const given = { offer, evaluated };
  const rows = { language, texts, vat: new Map(offer.vat.map((code) => [code.code, code])) };
  const sections = offerSections(given, rows);
  const choices = offerChoices(given, rows);
  const materials = offerMaterials(given, rows);
  const people = peopleOf(offer, options, texts);
  const { owner, values } = people;
  return {
    ...{ language, title: texts.title, number: offerNumber(offer) },
    draft: options.version ? null : texts.draft,
    replaces: replacesOf(options.version, texts),
    date: people.day,
    validity: fill(texts.validUntil, { date: values.scadenza }),
    ...{ owner, customer: people.customer, job: people.job },
    intro: offer.texts.intro && filledMarkup(offer.texts.intro, values),
    columns: texts.columns,
    sections,
    totals: { label: texts.totals.label, lines: offerTotals(given, texts) },
    ...{ choices, materials },
    plan: offerPlan(
      {
        ...{ plan: offer.plan, evaluated, iban: options.settings.iban },
        payment: filledText(offer.texts.payment ?? '', values),
      },
      texts,
    ),
    notes: offerNotes({ ...given, hasColours: hasColours({ sections, choices, materials }) }, texts),
    texts: richTexts(offer, values, texts),
    signature: {
      ...{ owner: fill(texts.signature.owner, { name: owner.name }), person: owner.person },
      ownerDay: [owner.city, people.day].filter(Boolean).join(', '),
      ...{ customer: texts.signature.customer, customerDay: texts.signature.placeAndDate },
      signs: texts.signature.signs,
    },
    vendor: hasMaterials({ offer, sections, choices, materials })
      ? fill(texts.materials.vendor, { vendor: brand.vendor })
      : null,
    foot: footOf(offer, owner.name, options, texts),
  };
}

/** The head of the document and what its texts call the people, the place and the day. */
function peopleOf(
  offer: Offer,
  { owner: user, settings, now, ownerLogo }: OfferOptions,
  texts: OfferDocumentTexts,
) {
  const around = { language: offer.language, country: user.country };
  const site = siteLines(offer, around);
  const values: PlaceholderValues = {
    cliente: offer.customer?.name ?? '',
    cantiere: site.join(', '),
    numero: offerNumber(offer),
    scadenza: formatDate(offer.validUntil),
    totale: money(evaluateOffer(offer).total).text,
  };
  const timing = filledText(offer.texts.timing ?? '', values);
  return {
    values,
    day: formatDate(now.toISOString()),
    owner: offerOwner(user, { settings, ownerLogo }, texts),
    customer: customerBlock(offer, around, texts),
    job: { label: texts.job, lead: offer.title, lines: [...site, timing].filter(Boolean) },
  };
}

function richTexts({ texts: own }: Offer, values: PlaceholderValues, { texts }: OfferDocumentTexts) {
  return (['included', 'excluded', 'terms'] as const).flatMap((name) => {
    const text = own[name];
    return text ? [{ name, title: texts[name], text: filledMarkup(text, values) }] : [];
  });
}

function replacesOf(version: OfferOptions['version'], { replaces }: OfferDocumentTexts): string | null {
  if (!version?.former) return null;
  const { number, former } = version;
  return fill(replaces, {
    ...{ version: String(number), former: String(former.number), date: formatDate(former.sentAt) },
  });
}

type Printed = Pick<OfferModel, 'sections' | 'choices' | 'materials'>;
const rowsOf = ({ sections, choices }: Printed) => [...sections, ...choices].flatMap(({ rows }) => [...rows]);

const hasColours = (printed: Printed): boolean =>
  [...rowsOf(printed), ...(printed.materials?.rows ?? [])].some(({ colour }) => colour !== null);

function hasMaterials({ offer, ...printed }: Printed & { offer: Offer }): boolean {
  const ids = new Set(offer.lines.filter(({ material }) => material).map(({ id }) => id));
  return printed.materials !== null || rowsOf(printed).some(({ id }) => ids.has(id));
}

const footOf = (
  offer: Offer,
  name: string,
  { settings: { vatNumber }, version }: OfferOptions,
  texts: OfferDocumentTexts,
): string =>
  [
    name,
    vatNumber ? fill(texts.vatNumber, { number: vatNumber }) : '',
    fill(texts.number, { title: texts.title, number: offerNumber(offer) }),
    version ? fill(texts.version, { version: String(version.number) }) : texts.draftInFoot,
  ]
    .filter(Boolean)
    .join(' · ');
