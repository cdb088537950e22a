import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, inInput, made } from './creation.ts';

const draft = { input: aNotificationInput(), status: 'draft' };

/** What makes quotations, links to them and notifications. */
export async function workCreations(by: Editor): Promise<Creations> {
  const input = aNewQuotation({ key: 'ground-quotation' });
  const quotation = await made(by, 'Mutation.createQuotation', { input });
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
  return {
    'Mutation.createQuotation': inInput({ args: () => aNewQuotation(), changed: { name: 'Altra' } }),
    'Mutation.duplicateQuotation': inInput({
      args: () => ({ id: quotation, prices: 'KEEP' }),
      changed: { prices: 'TODAY' },
    }),
    'Mutation.createShareLink': inInput({ args: () => link, changed: { days: 8 } }),
    'Mutation.createNotification': { args: () => draft, changed: { status: 'todo' } },
    'Mutation.duplicateNotification': { args: () => ({ id: notification }), changed: { id: 'another' } },
  };
}
