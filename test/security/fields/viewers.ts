import type { User } from '#shared/schemas/user.ts';
import { roles, type Somebody, signedInAs } from '../roles.ts';
import { canaries } from './canaries.ts';
import { lists, plantCatalogue, storeOpenProduct } from './plant-catalogue.ts';
import { plantCopies } from './plant-copies.ts';
import {
  changeStoredUser,
  discounted,
  everywhere,
  fillIn,
  plantCustomer,
  plantDevice,
  plantJobs,
  plantLinks,
  plantNotices,
  plantOffer,
  plantWork,
} from './plant-people.ts';

const verified = { emailVerified: true };
const superUserOf = (role: 'onDE' | 'onNo' | 'exIT' | 'onIT' | 'supr' | 'arch'): Partial<User> => ({
  // Lists of a literal role are readonly.
  ...(structuredClone(roles[role]) as Partial<User>),
  pricelist: null,
});

/** The viewers with an account. A person without a country counts as Italian. */
const kinds: Record<string, Partial<User>> = {
  unvf: { type: 'imbianchino', pricelist: lists.A, emailVerified: false },
  arch: superUserOf('arch'),
  priv: { ...verified, type: 'privato', pricelist: null },
  rivd: { ...verified, type: 'rivenditore', pricelist: lists.B },
  agen: { ...verified, type: 'agente', pricelist: lists.B },
  prog: { ...verified, type: 'progettista', pricelist: lists.B },
  /** This user may not see the suggested list. */
  imbi: { ...verified, type: 'imbianchino', pricelist: lists.A, suggestedPricelist: lists.C },
  ownr: {
    ...{ ...verified, type: 'imbianchino', pricelist: lists.A, company: canaries.owner },
    ...{ phone1: canaries.owner, address2: canaries.ownerInside, imageName: canaries.ownerInside },
  },
  noLs: { ...verified, type: 'imbianchino', pricelist: lists.A },
  fran: { ...verified, type: 'imbianchino', country: 'FR', pricelist: lists.A },
  /** Moves to Italy after making a quotation. */
  movd: { ...verified, type: 'imbianchino', country: 'FR', pricelist: lists.A },
  onDE: superUserOf('onDE'),
  onNo: superUserOf('onNo'),
  exIT: superUserOf('exIT'),
  onIT: superUserOf('onIT'),
  supr: superUserOf('supr'),
};

export type World = {
  people: ReadonlyMap<string, Somebody>;
  /** Quotations of ownr, of noLs, of the foreigner and of the user who moved. */
  quotations: Record<'ownr' | 'noLs' | 'fran' | 'movd', string>;
  /** A customer of ownr's. */
  customer: string;
  /** A work of ownr's. */
  work: string;
  /** An offer of ownr's. */
  offer: string;
  /** Tokens of the links of ownr's quotation. */
  links: Record<string, string>;
};

/** Plants every canary and signs in every viewer. */
export async function plantWorld(): Promise<World> {
  await plantCatalogue();
  const people = new Map<string, Somebody>();
  for (const [name, changes] of Object.entries(kinds)) people.set(name, await signedInAs(name, changes));
  const somebody = (name: string) => people.get(name) ?? { id: '', email: '', token: undefined };
  const customer = await plantCustomer(somebody('ownr'));
  const quotations = await plantQuotations(somebody, customer);
  await changeStoredUser(somebody('noLs').id, { pricelist: null });
  await changeStoredUser(somebody('movd').id, { country: 'IT' });
  await changeStoredUser(somebody('fran').id, everywhere(canaries.foreigner));
  const work = await plantWork(somebody('ownr'));
  const offer = await plantOffer(somebody('ownr'), quotations.ownr);
  await plantNotices();
  await plantJobs(somebody('supr').id, somebody('ownr').id);
  await plantDevice(somebody('ownr').id);
  await plantCopies(Object.values(quotations));
  return { people, quotations, customer, work, offer, links: await plantLinks(quotations.ownr) };
}

async function plantQuotations(
  somebody: (name: string) => Somebody,
  customerId: string,
): Promise<World['quotations']> {
  const { quotation, foreignQuotation, movedQuotation, discount, lostDiscount } = canaries;
  const named = { name: quotation, location: quotation, note: quotation, customerId, siteId: 'site-0001' };
  const own = await discounted(somebody('ownr'), discount, named);
  await fillIn(own.id);
  const listless = await discounted(somebody('noLs'), lostDiscount);
  const abroad = { name: foreignQuotation, location: foreignQuotation, province: null };
  const foreign = await discounted(somebody('fran'), 0.1, abroad);
  const left = { ...abroad, name: movedQuotation, location: movedQuotation };
  const moved = await discounted(somebody('movd'), 0.1, left);
  await storeOpenProduct('today');
  return { ownr: own.id, noLs: listless.id, fran: foreign.id, movd: moved.id };
}
