import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#shared/schemas/customer.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { User } from '#shared/schemas/user.ts';
import type { Work } from '#shared/schemas/work.ts';
import { documentOf } from '#test/support/api-document.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import { aNotification } from '#test/support/builders/notification.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import { sendGraphql } from '../callers.ts';
import type { Somebody } from '../roles.ts';
import { canaries } from './canaries.ts';
import { products } from './plant-catalogue.ts';

/** Creates or changes a quotation as a user. */
async function changed(
  { token }: Pick<Somebody, 'token'>,
  mutation: string,
  input: object,
): Promise<Quotation> {
  const { data, body } = await sendGraphql({ token }, documentOf(mutation), { input });
  if (!data) throw new Error(body);
  // The document selects the whole quotation.
  return data as Quotation;
}

/** A quotation of the product that everybody may choose. */
export const quoted = (who: Pick<Somebody, 'token'>, changes: object = {}) =>
  changed(
    who,
    'Mutation.createQuotation',
    aNewQuotation({ selectedProducts: [{ sId: 'riga', product: products.open }], ...changes }),
  );

type Named = {
  note?: string;
  name?: string;
  location?: string;
  province?: null;
  customerId?: string;
  siteId?: string;
};

/** A quotation with a discount and an older earlier state. */
export async function discounted(who: Somebody, discount: number, { note = '', ...changes }: Named = {}) {
  const { id, revision } = await quoted(who, changes);
  const edited = {
    sId: 'riga',
    discount,
    prices: [{ id: 'p1', quantity: 1 }],
    note,
  };
  return changed(who, 'Mutation.updateQuotation', { id, revision, discount, selectedProducts: [edited] });
}

/** A customer of the owner's: every text is the canary (OFD-1). */
export async function plantCustomer(owner: Somebody): Promise<string> {
  const text = canaries.customer;
  const customer = {
    ...{ kind: 'private', firstName: text, lastName: text, company: text },
    ...{ address: text, city: text, note: text },
    sites: [aSite({ label: text, address: text, city: text, note: text })],
    contacts: [aContact({ name: text, role: text })],
  };
  const { data, body } = await sendGraphql(owner, documentOf('Mutation.createCustomer'), {
    key: `canary-${process.pid}`,
    customer,
  });
  if (!data) throw new Error(body);
  // The document selects the whole customer.
  return (data as Customer).id;
}

/** A work of the owner's: every text is the canary (OFD-1). */
export async function plantWork(owner: Somebody): Promise<string> {
  const text = canaries.work;
  const texts = { it: text, en: text, de: text };
  const work = aWorkContent({ code: text.slice(-20), description: texts, longText: texts, group: text });
  const { data, body } = await sendGraphql(owner, documentOf('Mutation.createWork'), {
    ...{ key: `canary-work-${process.pid}`, work },
  });
  if (!data) throw new Error(body);
  // The document selects the whole work.
  return (data as Work).id;
}

/** An offer of the owner's, of their quotation; its texts, and those of all offers, are the canary (OFD-1). */
export async function plantOffer(owner: Somebody, quotation: string): Promise<string> {
  const text = canaries.offer;
  const asked = async <Answer>(operation: string, args: object): Promise<Answer> => {
    const { data, body } = await sendGraphql(owner, documentOf(operation), args);
    if (!data) throw new Error(body);
    return data as Answer;
  };
  const input = { key: `canary-offer-${process.pid}`, quotation, title: text };
  const { id, revision, lines } = await asked<Offer>('Mutation.createOffer', { input });
  const work = { id: 'line-0001', kind: 'work', unit: 'mq', quantity: 1000, price: 1 };
  const edited = [...lines.map((line) => ({ id: line.id })), { ...work, description: { it: text } }];
  const texts = { intro: `<p>${text}</p>`, payment: text };
  await asked('Mutation.updateOffer', { input: { id, revision, lines: edited, texts } });
  await asked('Mutation.updateOfferSettings', { input: { revision: 0, businessName: text } });
  const block = { name: text, kind: 'intro', text: { it: text } };
  await asked('Mutation.createOfferText', { key: `canary-text-${process.pid}`, text: block });
  await asked('Mutation.createOfferTemplate', {
    key: `canary-template-${process.pid}`,
    name: text,
    offer: id,
  });
  return id;
}

/** Sets fields that the owner's screens show and documents do not. */
export async function fillIn(id: string): Promise<void> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const inside = canaries.quotationInside;
  const attachments = [{ name: inside, url: `https://files.example/${inside}`, category: null }];
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: `Q#${id}`, sk: 'HEAD' },
      UpdateExpression: 'SET tags = :tags, updatedBy = :by, attachments = :attachments',
      ExpressionAttributeValues: { ':tags': [inside], ':by': inside, ':attachments': attachments },
    }),
  );
}

/** Every text of a user is the canary. */
export const everywhere = (canary: string): Partial<User> => ({
  ...{ firstName: canary, lastName: canary, company: canary, address: canary, address2: canary },
  ...{ postalCode: canary, city: canary, phone: canary, phone1: canary, imageName: canary },
});

export async function changeStoredUser(id: string, changes: Partial<User>): Promise<void> {
  const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
  const user = await readUser(id);
  if (user) await writeUser({ ...user, ...changes, revision: user.revision + 1 });
}

const noticeId = (name: string) => `20261120T090000000Z-${name}-${process.pid}`;
export const notices = {
  draft: noticeId('bozza'),
  waiting: noticeId('attesa'),
  sent: noticeId('progettisti'),
};

export async function plantNotices(): Promise<void> {
  const { changeNotification, createNotification } = await import(
    '#lambdas/store/notification/notification-store.ts'
  );
  const { onceKey } = await import('#lambdas/store/once/once-store.ts');
  const { draft, waiting, sent } = notices;
  const notice = (id: string, text: string, recipient: string) =>
    aNotification({
      ...{ id, title: text, body: text, recipients: [recipient], cta: true, ctaText: text, attachment: true },
      ...{ ctaUrl: `https://example.com/${text}`, attachmentText: text, attachmentOriginalName: text },
      ...{ attachmentUrl: `/files/attachments/notifications/${text}.pdf`, attachmentName: text },
    });
  const create = (made: ReturnType<typeof notice>) =>
    createNotification(made, onceKey('canarini', made.id, ''), new Date());
  await create(notice(draft, canaries.noticeDraft, 'imbianchino'));
  const later = { sendAt: '2041-01-01T00:00:00.000Z', todoAt: '2026-11-20T09:00:00.000Z' };
  await create({ ...notice(waiting, canaries.noticeWaiting, 'imbianchino'), ...later, status: 'todo' });
  const before = notice(sent, canaries.noticeDesigners, 'progettista');
  await create(before);
  const sentAt = '2026-11-20T09:00:00.000Z';
  await changeNotification(before, { ...before, status: 'sent', sentAt, revision: 2 });
}

/** Finished jobs: one of the catalogue, an erasure, an archive of personal data. */
export async function plantJobs(superUser: string, owner: string): Promise<void> {
  const { beginning } = await import('#lambdas/store/job/job-store.ts');
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const job = (kind: Job['kind'], note: string, of: string | null): Job => ({
    ...{ id: jobId, kind, variant: null, state: 'done', startsAt: null, owner: of, startedBy: note },
    ...{ startedAt: '2026-11-20T09:00:00.000Z', finishedAt: '2026-11-20T09:00:00.000Z' },
    ...{ cursor: 1, total: 1, counts: {}, notes: [{ subject: note, reason: 'missing' }] },
    ...{ holder: null, leaseUntil: null, restsUntil: null, scope: null, name: null, plan: null },
  });
  const jobs = [
    job('import', canaries.importNote, null),
    job('erasure', canaries.erasureNote, superUser),
    job('personal_data', canaries.archiveNote, owner),
  ];
  for (const one of jobs) await transact(beginning(one).slice(0, 1));
}
export const jobId = `20991120T090000000Z-${process.pid}`;

/**
 * Links of the owner's quotation, for its customer and for the site. Returns the arguments of their routes.
 */
export async function plantLinks(quotation: string) {
  const { writeShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
  const { shareToken } = await import('#lambdas/store/pass/share-token.ts');
  const link = async (id: string, audience: 'CUSTOMER' | 'SITE') => {
    const expiresAt = '2099-01-01T00:00:00.000Z';
    const made = aShareLink({
      ...{ id, audience, quotation, expiresAt, showPrices: true, openings: 0 },
    });
    await writeShareLink(made, canaries.linkKey);
    return shareToken(made, canaries.linkKey);
  };
  return { gCus: await link('cliente', 'CUSTOMER'), gSit: await link('cantiere', 'SITE') };
}

export async function plantDevice(uid: string): Promise<void> {
  const { deviceIdOf, writeDevice } = await import('#lambdas/store/device/device-store.ts');
  const token = canaries.device;
  const seen = { id: deviceIdOf(token), uid, token, lastSeenAt: new Date().toISOString() };
  const device = { ...seen, platform: 'android', version: '1', subscriptions: {}, settled: true } as const;
  await writeDevice(device, undefined);
}
