import { hashOfCode, type KeptCode, readCode, takeTry } from '#lambdas/store/sent-offer/accept-code-store.ts';
import { DomainError } from '#shared/errors.ts';
import { codeOutcome, codeTries } from '#shared/offers/accepting/code-outcome.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { AcceptInput } from '#shared/schemas/offer-page-input.ts';

type Typed = Pick<AcceptInput, 'version' | 'code'>;

/**
 * The last step of table 4: compares a typed code with the one that was sent, once a request. A try is taken before the
 * digits are compared, and only when all else is in order (ACC-028, ACC-029).
 */
export function typedCode(link: OfferLink, typed: Typed, now: Date): () => Promise<KeptCode> {
  let known: Promise<KeptCode> | undefined;
  return () => {
    known ??= comparedCode(link, typed, now);
    return known;
  };
}

async function comparedCode(link: OfferLink, { version, code }: Typed, now: Date): Promise<KeptCode> {
  const last = await readCode(link);
  const kept = last?.version === version ? last : null;
  const outcome = codeOutcome(code ? hashOfCode(link, code) : null, kept, now);
  if (outcome === 'missing') throw new DomainError('code-required');
  if (!kept || outcome === 'ended' || !(await takeTry(link, kept))) throw new DomainError('code-expired');
  if (outcome === 'right') return kept;
  throw new DomainError('code-wrong', { left: codeTries - kept.tries - 1 });
}
