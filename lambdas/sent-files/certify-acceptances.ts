import { log } from '#lambdas/runtime/log.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  endCertificate,
  listDueCertificates,
  readAcceptance,
} from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { moveLinks, sendCopies } from './send-copies.ts';
import { type Print, signedCopy } from './signed-copy.ts';

/**
 * Makes the signed copies of new acceptances and sends them. Whatever is killed, the next run goes on with it: the file,
 * its note and each mail are done once (ACC-033, ACC-035). One that fails does not hold up the others.
 */
export async function certifyAcceptances(print: Print, clock: () => Date, end: number): Promise<void> {
  for (const offer of await listDueCertificates(clock())) {
    if (clock().getTime() >= end) return;
    try {
      await certify(offer, print, clock());
    } catch (cause) {
      log.error('a signed copy is not ready', cause instanceof Error ? cause : String(cause));
    }
  }
}

async function certify(offer: string, print: Print, now: Date): Promise<void> {
  const acceptance = await readAcceptance(offer);
  // The index is a moment late: the offer may have been erased.
  if (!acceptance) return;
  const snapshot = await readSnapshot(acceptance, acceptance.version);
  const copy = await signedCopy(acceptance, snapshot, print);
  await moveLinks(acceptance, snapshot, now);
  await sendCopies(acceptance, snapshot, copy, { now, newId });
  await endCertificate(offer);
}
