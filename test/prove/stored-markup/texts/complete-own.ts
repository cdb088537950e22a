import { randomUUID } from 'node:crypto';
import type { Who } from '#test/support/cloud.ts';
import { asked, createdCustomer } from '#test/support/customers-api.ts';
import { newWork } from '#test/support/offers-api.ts';

/** Data for documents, and words of mails and of the notice in each of their languages. */
async function completeSettings(who: Who) {
  const { revision } = await asked<{ revision: number }>(who, 'offerSettings');
  const words = { it: 'Parole', en: 'Words', de: 'Worte' };
  const named = { mailSubject: words, mailText: words, reminderSubject: words, reminderText: words };
  const owner = { businessName: 'Tinteggiature Aurora', vatNumber: '00743110157' };
  const iban = 'IT60X0542811101000000123456';
  const input = { revision, ...named, ...owner, iban, message: words, withdrawalNotice: words };
  await asked(who, 'updateOfferSettings', { input });
}

/** A customer and an offer of somebody, with every text that they may have, and what offers are made from; their ids by area. */
export async function completeOwn(who: Who): Promise<Record<string, string>> {
  await completeSettings(who);
  const customer = await aCompleteCustomer(who);
  const description = { it: 'Tinteggiatura', en: 'Painting', de: 'Anstrich' };
  const longText = { it: 'Due mani', en: 'Two coats', de: 'Zwei Anstriche' };
  const group = { unit: 'mq', finished: false, phases: [] };
  const work = { code: randomUUID().slice(0, 20), description, longText, group: 'Interni', ...group };
  await asked(who, 'createWork', { key: randomUUID(), work });
  const text = { name: 'Condizioni', kind: 'terms', text: { it: '<p>Uno</p>', en: '<p>One</p>' } };
  await asked(who, 'createOfferText', { key: randomUUID(), text });
  const given = { key: randomUUID(), title: 'Facciata', customerId: customer.id };
  const [siteId, contactId] = [customer.sites[0]?.id, customer.contacts[0]?.id];
  const offer = await asked<{ id: string; revision: number }>(who, 'createOffer', { input: given });
  const { id } = await asked<{ id: string }>(who, 'updateOffer', {
    input: {
      ...{ id: offer.id, revision: offer.revision, siteId, contactId, texts },
      sections: [{ id: 'section-01', name: 'Facciata nord' }],
      lines: [newWork('line-0001', { sectionId: 'section-01', description, longText })],
      plan: [{ label: 'Acconto', kind: 'percent', value: 10_000, when: { at: 'signature' } }],
    },
  });
  await asked(who, 'createOfferTemplate', { key: randomUUID(), name: 'Modello', offer: id });
  return { clienti: customer.id, offerte: id };
}

const texts = {
  ...{ intro: '<p>Buongiorno</p>', included: '<p>Materiali</p>', excluded: '<p>Ponteggio</p>' },
  ...{ terms: '<p>Trenta giorni</p>', timing: 'Da marzo', payment: 'Bonifico' },
};

async function aCompleteCustomer(who: Who) {
  const place = {
    address: 'Via Roma 1',
    postalCode: '40100',
    city: 'Bologna',
    province: 'BO',
    country: 'IT',
  };
  const customer = await createdCustomer(who, {
    ...{ kind: 'company', company: 'Condominio Aurora', firstName: 'Anna', lastName: 'Rossi', ...place },
    ...{ pec: 'aurora@pec.example.com', email: 'aurora@example.com', phone: '051 1', phone1: '051 2' },
    ...{ note: 'Citofono rotto' },
    sites: [{ id: 'site-0001', label: 'Scala A', ...place, dwelling: true, note: 'Chiavi al bar' }],
    contacts: [{ id: 'contact-01', name: 'Luca', role: 'Capocantiere', phone: '333', email: null }],
  });
  const colour = {
    id: 'colour-01',
    product: 'Smalto',
    colour: 'RAL 7016',
    place: 'Cucina',
    day: '2026-11-20',
  };
  const card = { customer: customer.id, revision: 0, added: [colour], hidden: [] };
  await asked(who, 'saveColourCard', { card });
  return customer;
}
