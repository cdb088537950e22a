import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, inInput, made, remembered, within } from './creation.ts';

const written = { cta: true, ctaUrl: 'https://example.com/1' };
const draft = { input: aNotificationInput(written), status: 'draft' };
const file = 'uploads/attachments/notifications/altro.pdf';
const anotherNotification = within('input', {
  ...{ title: 'Altra', body: 'Altro', recipients: ['agente'], cta: false, ctaText: 'Apri' },
  ...{ ctaUrl: 'https://example.com/2', attachment: true, attachmentText: 'Apri', attachmentKey: file },
  ...{ attachmentOriginalName: 'altro.pdf', sendAt: '2041-01-01T00:00:00.000Z' },
});
const anotherQuotation = {
  ...{ name: 'Altra', location: 'Altrove', province: 'MO', selectedProducts: [], tags: ['altro'] },
  ...{ color: { code: 'ALTRO', r: 1, g: 2, b: 3 }, colorlist: 'altra' },
  ...{ customerId: 'altro', siteId: 'altro' },
  guidedTest: { version: 1, answers: [], chosen: [] },
};

const anotherWork = {
  ...{ code: 'ALTRO', description: { it: 'Altro' }, longText: { it: 'Altro' }, group: 'Altri', unit: 'h' },
  ...{ price: 2, vat: 'IT4', hours: 2, hourlyCost: 2, unitCost: 2, finished: true, phases: ['altra'] },
};

/** Creations of quotations, share links, notifications and works. */
export async function workCreations(by: Editor): Promise<Creations> {
  const input = aNewQuotation({ key: 'ground-quotation' });
  const quotation = await made(by, 'Mutation.createQuotation', { input });
  const other = await made(by, 'Mutation.createQuotation', { input: aNewQuotation({ key: 'ground-other' }) });
  const notification = await made(by, 'Mutation.createNotification', {
    key: 'ground-notification',
    ...draft,
  });
  const link = {
    quotation,
    days: 7,
    audience: 'CUSTOMER',
    language: 'it',
    showPrices: true,
    showSpecs: false,
  };
  // A user's first quotation also creates the item that guards their number.
  await made(by, 'Mutation.createShareLink', { input: { key: 'ground-link', ...link } });
  // The first work of an owner also creates the item that counts them.
  await made(by, 'Mutation.createWork', { key: 'ground-work', work: aWorkContent({ code: 'ground' }) });
  const pricesOf = remembered(async (unique: string) => {
    const work = aWorkContent({ code: unique.slice(0, 20) });
    const id = await made(by, 'Mutation.createWork', { key: `ground-${unique}`, work });
    return [{ id, revision: 1, price: 1 }];
  });
  return {
    'Mutation.createQuotation': inInput({ args: () => aNewQuotation(), changed: anotherQuotation }),
    'Mutation.duplicateQuotation': inInput({
      args: () => ({ id: quotation, prices: 'KEEP' }),
      changed: { id: other, name: 'Altra', prices: 'TODAY' },
    }),
    'Mutation.createShareLink': inInput({
      args: () => link,
      changed: {
        ...{ quotation: other, days: 8, audience: 'SITE', language: 'en' },
        ...{ showPrices: false, showSpecs: true },
      },
    }),
    'Mutation.createNotification': { args: () => draft, changed: { status: 'todo', ...anotherNotification } },
    'Mutation.createWork': {
      args: (unique) => ({ work: aWorkContent({ code: unique.slice(0, 20) }) }),
      changed: within('work', anotherWork),
    },
    'Mutation.changeWorkPrices': {
      args: async (unique) => ({ prices: await pricesOf(unique) }),
      changed: { prices: [{ id: 'another', revision: 1, price: 2 }] },
    },
    'Mutation.duplicateNotification': { args: () => ({ id: notification }), changed: { id: 'another' } },
  };
}
