import { brand } from '#shared/brand.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { OfferMessage, OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';
import { endOfDayInRome } from '../sending/end-of-day-in-rome.ts';
import { stateAt } from '../sending/offer-states.ts';
import { standingOf } from '../sending/standing-of.ts';
import { acceptedTotals } from './accepted-totals.ts';
import { codeAddress, type KnownMail } from './code-address.ts';
import { maskedAddress } from './masked-address.ts';
import type { OfferPage, PageAcceptance, PageContent, PageMessage, PageState } from './offer-page.ts';
import { recipientOf } from './recipient-of.ts';
import type { SelectedTotals } from './selection.ts';
import { lastWithdrawalDay, mayWithdraw } from './withdrawal-days.ts';

/** All that the server knows of a sent offer when its page is asked for. */
export type KnownOffer = {
  head: Pick<SentHead, 'offer' | 'version' | 'state' | 'outcome' | 'cancelled'>;
  version: Pick<OfferVersion, 'channel' | 'snapshotHash' | 'asksCode' | 'recipients'>;
  snapshot: OfferSnapshot;
  link: Pick<OfferLink, 'recipient' | 'inPerson' | 'seen'>;
  messages: readonly OfferMessage[];
  /** Those of an offer that asks for a code. */
  mails: readonly KnownMail[];
  acceptance: Acceptance | undefined;
  /** The customer's withdrawal from the contract. */
  withdrawal: { at: string; receiptTo: string | null } | undefined;
  /** An address of the logo that is good for now. */
  logo: string | null;
};

/** The state of the newest version as a guest meets it; nothing while there is none. */
export function pageState(head: SentHead, now: Date): PageState | undefined {
  const standing = standingOf(head);
  const state = stateAt(standing, now);
  return state === 'draft' ? undefined : state;
}

/** The page of an offer (ACC-002): each field is named here, so that nothing else leaves the server. */
export function pageOf(known: KnownOffer, state: PageState, now: Date): OfferPage {
  const { head, snapshot, link, logo } = known;
  const { name, phone, email } = snapshot.owner;
  return {
    ...{ offer: head.offer, version: head.version, number: snapshot.number, state },
    outcome: head.outcome && { by: head.outcome.by, at: head.outcome.at },
    owner: { name, phone, email, logo },
    language: snapshot.language,
    vendor: brand.vendor,
    channel: known.version.channel,
    inPerson: link.inPerson,
    validUntil: snapshot.validUntil,
    replaced: link.seen > 0 && link.seen < head.version ? link.seen : null,
    content: state === 'withdrawn' ? null : contentOf(known, now),
  };
}

function contentOf(known: KnownOffer, now: Date): PageContent {
  const { version, snapshot, link, messages, logo } = known;
  const { title, language, sentAt, customerKind, model, selectable, withdrawal } = snapshot;
  const to = codeAddress(link, version, known.mails);
  const codeTo = to === undefined ? '' : maskedAddress(to);
  const head = model.owner.logo && logo ? { ...model.owner.logo, address: logo } : null;
  return {
    ...{ hash: version.snapshotHash, title, language, sentAt, selectable, withdrawal },
    timing: timingOf(snapshot),
    isConsumer: customerKind === 'private' || customerKind === 'condominium',
    isFirm: customerKind === 'company' || customerKind === 'public',
    model: { ...model, owner: { ...model.owner, logo: head } },
    asksCode: version.asksCode ? codeTo : null,
    messages: messages.map(shownMessage),
    accepted: acceptedOf(known, now),
  };
}

/** The last of the lines about the job, where it is none of the place. */
const timingOf = ({ site, model: { job } }: OfferSnapshot): string | null =>
  job.lines.join(', ') === site ? null : (job.lines.at(-1) ?? null);

/** A message without its writer: one who holds another link is not named. */
export const shownMessage = ({ id, at, by, text, line, version }: OfferMessage): PageMessage => ({
  ...{ id, at, by, text, line, version },
});

function acceptedOf(
  { head, version, snapshot, link, acceptance, withdrawal }: KnownOffer,
  now: Date,
): PageAcceptance | null {
  if (head.state !== 'accepted' || !head.outcome) return null;
  const { at } = head.outcome;
  const totals = acceptedTotals(snapshot, { acceptance, outcome: head.outcome });
  const noticed = {
    acceptedAt: at,
    signed: acceptance !== undefined,
    hasNotice: snapshot.withdrawal !== null,
  };
  const isOpen = mayWithdraw({ ...noticed, cancelled: head.cancelled !== null }, now);
  return {
    at,
    chosen: totals.chosen,
    total: totals.total,
    signed: acceptance?.signedHash != null,
    mailed: acceptance?.signedHash != null && link.recipient === recipientOf(acceptance, version),
    // Nothing is paid for what was cancelled.
    deposit: head.cancelled ? null : depositOf(snapshot, totals),
    withdrawalUntil: isOpen ? lastMomentOf(lastWithdrawalDay(new Date(at))) : null,
    withdrawnAt: withdrawal?.at ?? null,
    receiptTo: withdrawal?.receiptTo ?? null,
    cancelledOn: head.cancelled?.day ?? null,
  };
}

const lastMomentOf = (day: string): string => new Date(endOfDayInRome(day).getTime() - 1).toISOString();

/** The amount that is due at the signature, and where it is paid (ACC-052). */
function depositOf({ deposit, number }: OfferSnapshot, { plan }: SelectedTotals): PageAcceptance['deposit'] {
  const { amounts } = plan;
  if (!amounts || deposit.milestones.length === 0) return null;
  const amount = deposit.milestones.reduce((sum, at) => sum + (amounts[at] ?? 0), 0);
  return amount > 0 ? { amount, iban: deposit.iban, reference: number } : null;
}
