import type { AccountMail } from '#lambdas/store/mail/account-mail.ts';
import type { CustomerMail } from '#lambdas/store/mail/customer-mail.ts';
import type { OwnerMail } from '#lambdas/store/mail/owner-mail.ts';
import en from '#locales/en/mails.json' with { type: 'json' };
import { languages } from '#shared/languages.ts';
import { cents } from '#shared/money/units.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { aStoredInvitation } from '#test/support/builders/invitation.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import type { Shown } from './texts/complete-things.ts';
import { payloads, together } from './texts/payloads.ts';
import { markOf } from './texts/text-fields.ts';

const { invitationMail } = await import('#lambdas/store/mail/invitation-mail.ts');
const { accountMail } = await import('#lambdas/store/mail/account-mail.ts');
const { customerMail } = await import('#lambdas/store/mail/customer-mail.ts');
const { ownerMail } = await import('#lambdas/store/mail/owner-mail.ts');
const { callerOf } = await import('#lambdas/store/session/caller.ts');
const { readDocument } = await import('#lambdas/documents/read-document.ts');
const { readOfferDocument } = await import('#lambdas/documents/read-offer-document.ts');
const { listAllOffers } = await import('#lambdas/store/offer/offer-store.ts');
const { versionHtml } = await import('#lambdas/store/document/version-html.tsx');
const { readWorkingCopy, snapshotOf } = await import('#lambdas/store/sent-offer/working-copy.ts');
const { readUser } = await import('#lambdas/store/user/user-store.ts');
const { documentHtml, offerHtml } = await import('#lambdas/documents/document-html.tsx');

/** The HTML of the PDFs of a painter's quotation. */
export async function printedPages({ id, uid }: Shown): Promise<string[]> {
  const caller = await callerOf(uid);
  const choices = languages.flatMap((lang) => ['0', '2'].map((type) => ({ lang, type })));
  const made = choices.map(async (choice) => {
    const asked = { q: id, showSpecs: 'true', showPrices: 'true', ...choice };
    const { model, texts } = await readDocument(asked, { caller, now: new Date() });
    return documentHtml(model, texts);
  });
  return Promise.all(made);
}

/** The HTML of the PDFs of a painter's offers, in every language. */
export async function printedOffers({ uid }: Shown): Promise<string[]> {
  const caller = await callerOf(uid);
  // An accepted offer has the PDF that was sent, and no other.
  const open = (await listAllOffers(uid)).filter(({ state }) => state !== 'accepted');
  const asked = open.flatMap(({ id }) => documentLanguages.map((lang) => ({ q: id, lang })));
  const made = asked.map(async (choice) => {
    const { model, texts } = await readOfferDocument(choice, { caller, now: new Date() });
    // Plain text of the owner's settings.
    return offerHtml(model, texts, { notice: { title: texts.withdrawalTitle, text: hostile('message') } });
  });
  return [...(await Promise.all(made)), ...(await printedVersions({ uid }))];
}

/** The same, as versions that are sent. */
async function printedVersions({ uid }: Pick<Shown, 'uid'>): Promise<string[]> {
  const user = currentUser((await readUser(uid)) ?? aStoredUser());
  const as = { now: new Date(), version: { number: 1, former: null }, logo: null };
  const made = (await listAllOffers(uid)).map(async ({ id }) => {
    const snapshot = {
      ...snapshotOf(await readWorkingCopy(user, id), as),
      withdrawal: hostile('withdrawalNotice'),
    };
    return versionHtml({ snapshot, hash: 'a'.repeat(64), address: null, logo: null });
  });
  return Promise.all(made);
}

/** Every kind of mail with texts. */
export const mailKinds = [
  ...Object.entries(en).flatMap(([kind, texts]) => (Object(texts).subject ? [kind] : [])),
  'about an offer to a customer',
  'about an offer to its owner',
];
/** The names of all placeholders in the texts of mails. */
const named = [...JSON.stringify(en).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** A mail of a kind in each language, with payloads for all placeholders. */
export function mailedPages(kind: string): string[] {
  if (kind === 'about an offer to a customer') return mailsToCustomer();
  if (kind === 'about an offer to its owner') return mailsToOwner();
  return (['it', 'en'] as const).map((language) => mailOf(kind, language).html);
}

const hostile = (name: string) => `${markOf(name)} ${together(payloads)}`;

function mailsToCustomer(): string[] {
  const text = hostile('name');
  const owner = { name: text, email: text, address: text };
  const written = { subject: hostile('subject'), text: hostile('text') };
  const unsubscribe = { page: 'https://example.com/', oneClick: 'https://example.com/' };
  const at = '2026-12-03T09:42:00Z';
  const all: CustomerMail[] = [
    { kind: 'offer', version: 2, ...written },
    { kind: 'reminder', subject: hostile('reminderSubject'), text: hostile('reminderText'), unsubscribe },
    { kind: 'copy', accepted: { at, total: cents(100), withdrawUntil: at.slice(0, 10) }, isAttached: true },
    { kind: 'answer', answer: hostile('message'), questions: [hostile('question')] },
    { kind: 'withdrawn' },
    { kind: 'code', code: text },
    { kind: 'receipt', at, content: hostile('message'), isTyped: true },
  ];
  const link = `https://example.com/#${text}`;
  return documentLanguages.flatMap((language) =>
    all.map((each) => customerMail(each, { language, owner, number: text, link }).html),
  );
}

function mailsToOwner(): string[] {
  const text = hostile('name');
  const about = { offer: 'a1', number: text };
  const all: OwnerMail[] = [
    { ...about, kind: 'bounce', address: text },
    { ...about, kind: 'complaint', address: text },
    { ...about, kind: 'question', customer: text, message: hostile('message') },
    { ...about, kind: 'accepted', customer: text, total: text },
    { ...about, kind: 'copy', customer: text },
    { ...about, kind: 'declined', customer: text, message: hostile('message') },
    {
      ...about,
      kind: 'withdrawal',
      customer: text,
      at: '2026-12-05T08:00:00.000Z',
      total: text,
      message: hostile('message'),
    },
  ];
  return languages.flatMap((language) =>
    all.map((each) => ownerMail(aStoredUser({ firstName: text, language }), each).html),
  );
}

function mailOf(kind: string, language: 'it' | 'en') {
  const text = hostile('name');
  if (kind === 'invitation') {
    const words = { email: text, name: text, by: text, message: hostile('message') };
    return invitationMail(aStoredInvitation({ ...words, language }), text);
  }
  const words = { firstName: text, lastName: text, company: text, email: text };
  const target = { path: '/profilo', query: { x: text }, fragment: { y: text } } as const;
  const said = Object.fromEntries(named.map((name) => [name, text]));
  // The names of the texts are the kinds of mails.
  return accountMail(kind as AccountMail, aStoredUser({ ...words, language }), target, { said });
}
