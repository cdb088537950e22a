import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { type KnownHash, readHash } from '#lambdas/store/sent-offer/known-hash-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { stateAt, type VersionState } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import { checkDocumentInput } from '#shared/schemas/offer-page-input.ts';

/** An accepted offer may be cancelled, by its owner or by a withdrawal from the contract. */
type DocumentState = VersionState | 'cancelled';

/** Anybody who has a document learns this of it: no name, amount or text (ACC-045). */
export type CheckedDocument = {
  kind: KnownHash['kind'];
  number: string;
  version: number;
  /** When it was sent, or accepted: '2026-12-03'. */
  day: string;
  state: DocumentState;
};

/** Tells of a SHA-256 whether it is of a document that was sent (ACC-044 to ACC-047). */
export const verifyDocument = operation({
  allow: 'document.check',
  limit: 'check-document',
  input: checkDocumentInput,
  async run({ hash }, { now }): Promise<CheckedDocument> {
    const { kind, offer, number, version, at } = mustBeThere(await readHash(hash));
    return { kind, number, version, day: dayInRome(new Date(at)), state: await stateOf(offer, version, now) };
  },
});

/** The state of a version now; of one that is not the newest, what it became. */
async function stateOf(offer: string, version: number, now: Date): Promise<DocumentState> {
  const head = await readSentHead(offer);
  const newest = head ? standingOf(head) : null;
  if (newest?.number === version) return head?.cancelled ? 'cancelled' : stateAt(newest, now);
  const { state, validUntil } = await readVersion(offer, version);
  return state === 'superseded' ? state : stateAt({ state, validUntil }, now);
}

export const handler = httpHandler(verifyDocument, jsonReply, anyCaller);
