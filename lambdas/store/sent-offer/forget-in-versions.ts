import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { packed } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { endAllLinks } from '#lambdas/store/pass/link-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { customerlessSnapshot } from '#shared/erasure/customerless-snapshot.ts';
import { wordlessHead, wordlessVersion } from '#shared/erasure/wordless-offer.ts';
import type { CustomerWork } from '#shared/schemas/customer-work.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type { OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import { change, endContract, isContract, keepContract } from './erase-sent-offer.ts';
import { readSentHead } from './sent-head-store.ts';
import { keyOfVersion, listVersions, offerFolder, versionFile } from './version-store.ts';

/**
 * Takes an erased customer out of the versions that were sent to them: files, thread, mails, links and names go. An
 * accepted version stays whole for ten years, or keeps lines, amounts and hashes alone where that is wanted (ACC-049).
 * Done again it changes nothing.
 */
export async function forgetInVersions(light: OfferLight, { from, accepted }: CustomerWork): Promise<void> {
  const offer = light.id;
  const head = await readSentHead(offer);
  if (!head) return;
  const last = light.customerId === from ? head.version : lastOf(light, from);
  const theirs = (await listVersions(offer)).filter(({ number }) => number <= last);
  const whole = accepted ? undefined : theirs.find(({ number }) => isContract(head, number));
  if (whole) await endContract(head, whole);
  const forgotten = theirs.filter((version) => version !== whole);
  for (const version of forgotten) await forgetVersion(head, version);
  await forgetEvents(offer, new Set(forgotten.map(({ number }) => number)));
  if (!forgotten.some(({ number }) => number === head.version)) return;
  await endAllLinks(offer);
  const words = wordlessHead(head);
  await change({ pk: partitions.sentOffer(offer), sk: sorts.sentHead }, words);
  await transact([changingLight({ uid: head.uid, id: offer }, words)]);
}

const lastOf = ({ formerCustomers }: OfferLight, from: string): number =>
  formerCustomers.find(({ customer }) => customer === from)?.version ?? 0;

async function forgetVersion(head: SentHead, version: OfferVersion): Promise<void> {
  const { offer } = head;
  const { number } = version;
  const key = keyOfVersion(offer, number);
  if (isContract(head, number)) {
    const stored = await readFileIfThere(versionFile(head, number, '.json'));
    // Gone when this was done before.
    if (stored) await change(key, { content: await packed(withoutCustomer(stored)) });
    await keepContract(head, version);
  } else await change(key, wordlessVersion(version));
  for (const kind of ['.', '-'] as const)
    await removeForGood(`${offerFolder(head.uid, offer)}v${number}${kind}`);
}

function withoutCustomer(stored: Uint8Array): OfferSnapshot {
  // Written by a sending alone.
  const snapshot = JSON.parse(new TextDecoder().decode(stored)) as OfferSnapshot;
  return customerlessSnapshot(snapshot, offerDocumentTexts[snapshot.language].erasedCustomer);
}

/** Messages, mails and codes of some versions go; lines of the timeline lose names and words. */
async function forgetEvents(offer: string, versions: ReadonlySet<number>): Promise<void> {
  const items = await itemsOf(partitions.sentOffer(offer), { ConsistentRead: true });
  const about = items.filter(({ version }) => versions.has(Number(version)));
  const keyOf = ({ pk, sk }: Record<string, unknown>) => ({ pk: String(pk), sk: String(sk) });
  const is = (kind: { prefix: string }) => (item: Record<string, unknown>) =>
    String(item.sk).startsWith(kind.prefix);
  for (const line of about.filter(is(sorts.timeline)))
    await change(keyOf(line), { detail: null, ...(line.by === 'customer' && { who: null }) });
  const codes = items.filter(is(sorts.acceptCode));
  await removeItems(
    [...about.filter(is(sorts.offerMessage)), ...about.filter(is(sorts.delivery)), ...codes].map(keyOf),
  );
}
