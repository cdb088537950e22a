import en from '#locales/en/mails.json' with { type: 'json' };
import { documentLanguages } from '#shared/document/document-options.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { payloads, together } from './texts/payloads.ts';
import { markOf } from './texts/text-fields.ts';
import type { Shown } from './texts/whole-things.ts';

const { accountMail } = await import('#lambdas/runtime/mail/account-mail.ts');
const { callerOf } = await import('#lambdas/runtime/caller.ts');
const { readDocument } = await import('#lambdas/documents/read-document.ts');
const { documentHtml } = await import('#lambdas/documents/document-html.tsx');

/** The pages that become PDFs of a painter's quotation. */
export async function printedPages({ id, uid }: Shown): Promise<string[]> {
  const caller = await callerOf(uid);
  const choices = documentLanguages.flatMap((lang) => ['0', '2'].map((type) => ({ lang, type })));
  const made = choices.map(async (choice) => {
    const asked = { q: id, showSpecs: 'true', showPrices: 'true', ...choice };
    const { model, texts } = await readDocument(asked, { caller, now: new Date() });
    return documentHtml(model, texts);
  });
  return Promise.all(made);
}

type Kind = Parameters<typeof accountMail>[0];
/** Every mail that there are texts for. */
export const mailKinds = Object.entries(en).flatMap(([kind, texts]) =>
  // The names of the texts are the kinds of mails.
  typeof texts === 'string' ? [] : [kind as Kind],
);

/** A mail of a kind to somebody whose name, company and address are all payloads, in each language. */
export function mailedPages(kind: Kind): string[] {
  const text = `${markOf('name')} ${together(payloads)}`;
  const hostile = { firstName: text, lastName: text, company: text, email: text };
  const target = { path: '/profilo', query: { x: text }, fragment: { y: text } } as const;
  return ['it', 'en'].map(
    (language) => accountMail(kind, aStoredUser({ ...hostile, language }), target).html,
  );
}
