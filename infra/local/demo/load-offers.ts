import { begunOffer, vatOwner } from '#lambdas/offers/begun-offer.ts';
import { contentOfOffer } from '#lambdas/offers/content-of-offer.ts';
import { editedOffer } from '#lambdas/offers/edited-offer.ts';
import { namedRows } from '#lambdas/offers/named-rows.ts';
import { type QuotationRows, readQuotationRows } from '#lambdas/offers/quotation-rows.ts';
import { withRowsOf } from '#lambdas/offers/with-rows-of.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { listAllCustomers } from '#lambdas/store/customer/customer-store.ts';
import { offerTemplates, offerTexts } from '#lambdas/store/offer/offer-block-store.ts';
import { readNextNumber } from '#lambdas/store/offer/offer-number-store.ts';
import { changeOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { createOffer } from '#lambdas/store/offer/offer-store.ts';
import { onceKey } from '#lambdas/store/once/once-store.ts';
import { listWholeWorks } from '#lambdas/store/work/work-store.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { dayInRome, yearInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { type OfferTextRow, offerTextInput } from '#shared/schemas/offer-block.ts';
import { type OfferSettings, offerSettings } from '#shared/schemas/offer-settings.ts';
import { type CurrentUser, currentUser, type User } from '#shared/schemas/user.ts';
import type { Work } from '#shared/schemas/work.ts';
import { demoFile, demoRows } from './demo-file.ts';
import { type DemoOffer, demoEdit } from './demo-offer.ts';
import type { DemoSending } from './send-offers.ts';

type DemoText = Pick<OfferTextRow, 'name' | 'kind'> & { text: Localised };
type DemoOwner = {
  owner: string;
  settings?: Partial<OfferSettings>;
  texts?: DemoText[];
  offers: DemoOffer[];
};

type Ground = {
  users: ReadonlyMap<string, User>;
  /** The stored ids of quotations, by the demo's. */
  quotations: ReadonlyMap<string, string>;
  withSent: boolean;
};

/** An owner and what their offers are made of. */
type Around = {
  user: CurrentUser;
  settings: OfferSettings;
  customers: readonly Customer[];
  works: readonly Work[];
  quotations: Ground['quotations'];
};

/**
 * Writes the offers of painters, with their data, texts and templates; their dates move as those of quotations. Answers
 * what becomes of them where they are sent.
 */
export async function loadOffers({ users, quotations, withSent }: Ground, now: Date): Promise<DemoSending[]> {
  const { referenceDate } = await demoFile<{ referenceDate: string }>('meta');
  const shift = now.getTime() - Date.parse(referenceDate);
  const sendings: DemoSending[] = [];
  const owners = Map.groupBy(await demoRows<DemoOwner>('offers', withSent), ({ owner }) => owner);
  for (const [owner, parts] of owners) {
    const found = users.get(owner);
    if (!found) throw new Error(`The demo has no user ${owner}.`);
    const user = currentUser(found);
    const typed = parts.map((part) => part.settings);
    const settings = offerSettings.parse(Object.assign(nextRevision(0, user, now), ...typed));
    await changeOfferSettings(user.id, settings);
    for (const text of parts.flatMap(({ texts = [] }) => texts)) await loadText(user, text, now);
    const [customers, works] = await Promise.all([listAllCustomers(user.id), listWholeWorks(user.id)]);
    const around = { user, settings, customers, works, quotations };
    const offers = parts.flatMap((part) => part.offers);
    // Their numbers follow their days.
    for (const demo of offers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
      const offer = await loadOffer(demo, around, new Date(Date.parse(demo.createdAt) + shift));
      if (withSent && demo.deeds) sendings.push({ user, offer, deeds: demo.deeds });
    }
  }
  return sendings;
}

async function loadText(user: CurrentUser, text: DemoText, now: Date): Promise<void> {
  const { text: content, ...named } = offerTextInput.parse(text);
  const row = { id: newId(), ...named, ...nextRevision(0, user, now) };
  const { it, en = null, de = null } = content;
  await offerTexts.create(user.id, row, { it, en, de }, onceKey(user.id, newId(), ''), now);
}

/** Makes an offer as `createOffer` does, and saves its lines and terms as `updateOffer` does. */
async function loadOffer(demo: DemoOffer, around: Around, at: Date): Promise<string> {
  const { user, settings, works } = around;
  const quotationId = demo.quotation && around.quotations.get(demo.quotation);
  const rows = quotationId ? await readQuotationRows(user, [quotationId], at) : undefined;
  const begun = begin(demo, around, quotationId ? rows?.get(quotationId) : undefined, at);
  const edit = demoEdit(demo, { begun: begun.offer, quotationId, works });
  const named = await namedRows(user, edit.lines ?? [], at);
  const offered = offeredVat(vatOwner(user, settings), dayInRome(at));
  const { regime } = settings;
  const edited = editedOffer(begun.offer, edit, {
    quotations: { rows: named.copied, measures: named.measures },
    ...{ offered, regime },
  });
  const next = await readNextNumber(user.id, yearInRome(at));
  const offer = { ...edited, year: next.year, number: next.number };
  await createOffer({ offer, rows: begun.rows }, next, onceKey(user.id, newId(), ''), at);
  if (demo.template) await keepTemplate(user, offer.id, demo.template, at);
  return offer.id;
}

function begin(
  demo: DemoOffer,
  { user, settings, customers }: Around,
  rows: QuotationRows | undefined,
  at: Date,
) {
  const customer = customers.find((one) => customerName(one) === demo.customer);
  if (demo.customer && !customer) throw new Error(`The demo has no customer ${demo.customer}.`);
  const { title } = demo;
  const siteId = customer?.sites.find(({ label }) => label === demo.site)?.id ?? null;
  const contactId = customer?.contacts.find(({ name }) => name === demo.contact)?.id ?? null;
  const begun = begunOffer({ title, customer, siteId, contactId }, { user, settings, id: newId(), now: at });
  return rows ? withRowsOf(rows, begun, newId) : { offer: begun, rows: {} };
}

async function keepTemplate(user: CurrentUser, id: string, name: string, at: Date): Promise<void> {
  const { content, ...shown } = await contentOfOffer(user.id, id);
  const row = { id: newId(), name, ...shown, ...nextRevision(0, user, at) };
  await offerTemplates.create(user.id, row, content, onceKey(user.id, newId(), ''), at);
}
