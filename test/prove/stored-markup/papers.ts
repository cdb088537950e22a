import { accounts, cloudUrl } from '#test/support/cloud.ts';
import { answered, read } from '#test/support/quotations-api.ts';

/** The page that becomes the PDF of a painter's quotation. */
export async function printedPage(quotation: string): Promise<string> {
  const { uid } = answered(await read('painter', quotation)).quotation;
  const { callerOf } = await import('#lambdas/runtime/caller.ts');
  const { readDocument } = await import('#lambdas/documents/read-document.ts');
  const { documentHtml } = await import('#lambdas/documents/document-html.tsx');
  const asked = { q: quotation, showSpecs: 'true' };
  const { model, texts } = await readDocument(asked, { caller: await callerOf(uid), now: new Date() });
  return documentHtml(model, texts);
}

/** The mail of a new password, as the painter gets it. */
export async function mailedPage(): Promise<string> {
  const { painter: email } = accounts;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email });
  await fetch(`${cloudUrl}/functions/askPasswordReset`, { method: 'POST', headers, body });
  const mails: { to: string[]; html: string }[] = await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
  const mail = mails.find(({ to }) => to.includes(email));
  if (!mail) throw new Error('No mail went out.');
  return mail.html;
}
