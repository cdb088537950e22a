import { type CountedUse, countUse, uncountUse } from '#lambdas/store/limit/rate-store.ts';
import { type LimitName, limits } from '#shared/access/limits.ts';
import { DomainError } from '#shared/errors.ts';
import type { Unmailed } from '#shared/schemas/sent-offer.ts';
import type { User } from '#shared/schemas/user.ts';

/** Days in which an account may write less: nobody may register to write to strangers in the vendor's name. */
const firstDays = 7;

/**
 * Counts mails about an offer to some addresses, one each. Beyond what an account may send, it counts none and refuses
 * all (SND-023). Codes and signed copies are not counted.
 */
export async function countMails(
  { id, createdAt }: Pick<User, 'id' | 'createdAt'>,
  offer: string,
  addresses: readonly string[],
  now: Date,
): Promise<CountedUse[]> {
  const account = `account ${id}`;
  const isNew = now.getTime() - Date.parse(createdAt) < firstDays * 86_400_000;
  const uses = addresses.flatMap((address): [LimitName, string][] => [
    ['customer-mail-of-offer', `${offer} ${address.toLowerCase()}`],
    ...(isNew ? [['customer-mail-at-first', account] satisfies [LimitName, string]] : []),
    ['customer-mail', account],
  ]);
  const counted: CountedUse[] = [];
  try {
    for (const [limit, by] of uses) counted.push(await countMail(limit, by, now));
    return counted;
  } catch (cause) {
    await Promise.all(counted.map(uncountUse));
    throw cause;
  }
}

/** A refusal says what is full: the owner can wait, or share the link. */
async function countMail(limit: LimitName, by: string, now: Date): Promise<CountedUse> {
  try {
    return await countUse(limit, by, now);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    const mailsOf = limit === 'customer-mail-of-offer' ? 'address' : 'account';
    throw new DomainError(cause.code, { ...cause.params, mailsOf, most: limits[limit].most }, { cause });
  }
}

type Mails = { user: Pick<User, 'id' | 'createdAt'>; offer: string; addresses: readonly string[]; now: Date };

/**
 * Notes an act, with those of its mails that may go now; the others are left out, and why is said (ADR 36).
 */
export async function countedAside<Result>(
  { user, offer, addresses, now }: Mails,
  note: (counted: string[], unmailed: Unmailed) => Promise<Result>,
): Promise<Result> {
  const counted: CountedUse[] = [];
  const going: string[] = [];
  let full: unknown;
  for (const address of addresses)
    try {
      counted.push(...(await countMails(user, offer, [address], now)));
      going.push(address);
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      full ??= cause.params?.mailsOf;
    }
  return uncountedWhereFails(counted, () => note(going, unmailedOf(full, going.length > 0)));
}

function unmailedOf(full: unknown, isSome: boolean): Unmailed {
  if (full === undefined) return null;
  if (full === 'address') return isSome ? 'someAddresses' : 'address';
  return isSome ? 'someOfAccount' : 'account';
}

/**
 * Notes mails in the table, counted. What fails has sent none and does not count: of several tries with one key at the
 * same moment one counts.
 */
export async function countedMails<Result>(
  { user, offer, addresses, now }: Mails,
  note: () => Promise<Result>,
): Promise<Result> {
  return uncountedWhereFails(await countMails(user, offer, addresses, now), note);
}

async function uncountedWhereFails<Result>(
  counted: readonly CountedUse[],
  note: () => Promise<Result>,
): Promise<Result> {
  try {
    return await note();
  } catch (cause) {
    await Promise.all(counted.map(uncountUse));
    throw cause;
  }
}
