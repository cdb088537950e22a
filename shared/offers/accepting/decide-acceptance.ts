import type { ErrorCode } from '#shared/errors.ts';
import { type Decision, decide, type Situation } from '../sending/offer-events.ts';
import type { CodeOutcome } from './code-outcome.ts';

/** The checks of an acceptance after its state: what the page sent, and what the server found (ACC-030). */
export type AcceptanceChecks = {
  /** The number of the version that the page shows. */
  shown: number;
  /** Whether the version has a withdrawal notice, and whether its tick is set. */
  notice: { given: boolean; ticked: boolean };
  /** The hash of the snapshot as the page names it, and the stored one. */
  hash: { named: string; stored: string };
  /** Cents: the total of the page; and what snapshot and selection come to, null for a selection that cannot be. */
  total: { named: number; computed: number | null };
  /** Null where the version asks for no code. */
  code: CodeOutcome | null;
};

/** `field` is the one that is wrong. */
export type AcceptanceDecision = Decision | { refused: ErrorCode; field: 'withdrawal' };

/**
 * Steps 5 to 10 of table 4, in their order. A wrong code is told when all else is in order alone: only `code-wrong` counts as
 * a try (ACC-029). `now` is when the request began.
 */
export function decideAcceptance(
  checks: AcceptanceChecks,
  situation: Situation,
  now: Date,
): AcceptanceDecision {
  const decision = decide({ event: 'accept', shown: checks.shown }, situation, now);
  if (!('next' in decision)) return decision;
  const { notice, hash, total, code } = checks;
  if (notice.given && !notice.ticked) return { refused: 'invalid-input', field: 'withdrawal' };
  if (total.computed === null) return { refused: 'invalid-selection' };
  if (hash.named !== hash.stored) return { refused: 'offer-changed' };
  if (total.named !== total.computed) return { refused: 'total-differs' };
  const refused = code && refusalOfCode[code];
  return refused ? { refused } : decision;
}

const refusalOfCode: Readonly<Record<CodeOutcome, ErrorCode | null>> = {
  missing: 'code-required',
  wrong: 'code-wrong',
  ended: 'code-expired',
  right: null,
};
