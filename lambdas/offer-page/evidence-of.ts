import { certificateTexts } from '#lambdas/store/document/certificate-texts.ts';
import type { KeptCode } from '#lambdas/store/sent-offer/accept-code-store.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { AcceptInput } from '#shared/schemas/offer-page-input.ts';
import type { Checked } from './checked-acceptance.ts';
import type { CustomerContext } from './customer-operation.ts';

/** Letters of the browser's name that are kept. */
const longestBrowser = 300;

/** `asked` is the digest of what the page sent, without key and code. */
type Given = { input: AcceptInput; asked: string; checked: Checked; kept: KeptCode | null };

/** All that proves an acceptance (ACC-032); nothing of it is biometric (ACC-027). */
export function evidenceOf(
  { input, asked, checked, kept }: Given,
  { link, address, userAgent = '', now }: CustomerContext,
): Acceptance {
  const { head, version, snapshot, totals } = checked;
  const { ticks } = certificateTexts[input.language ?? snapshot.language];
  const at = now.toISOString();
  return {
    ...{ offer: head.offer, uid: head.uid, version: head.version, key: input.key, asked },
    ...{ snapshotHash: version.snapshotHash, pdfHash: version.pdfHash, selection: input.selection },
    ...{ value: totals.taxable, vat: totals.vat, total: totals.total },
    texts: { terms: ticks.terms, withdrawal: snapshot.withdrawal === null ? null : ticks.withdrawal },
    ...{ name: input.name, role: input.role || null, signature: input.signature, at },
    channel: link.inPerson ? 'inPerson' : version.channel,
    ...{ link: link.id, recipient: link.recipient, address, browser: userAgent.slice(0, longestBrowser) },
    sentAt: version.sentAt,
    // The visit in which this version was read.
    openedAt: link.seen >= head.version ? link.openedAt : null,
    code: kept && { to: kept.to, sentAt: kept.sentAt, confirmedAt: at },
    ...{ signedHash: null, signedSize: null },
  };
}
