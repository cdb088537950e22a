import type { ContractWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import { handOver, newDelivery } from './customer-mails.ts';
import type { CustomerContext } from './customer-operation.ts';

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

/** Receipts of a withdrawal to the typed address, and to the one that the link was sent to. */
export function newReceipts(typed: string, head: SentHead, context: CustomerContext): Delivery[] {
  const { recipient } = context.link;
  const known = recipient?.includes('@') && !isSame(typed, recipient) ? [recipient] : [];
  return [typed, ...known].map((address) => newDelivery({ kind: 'receipt', address }, head, context));
}

/** The link goes to its own recipient alone: who gets a typed address wrong writes to a stranger. */
export async function handReceipts(
  receipts: readonly Delivery[],
  { at, name, email }: Pick<ContractWithdrawal, 'at' | 'name' | 'email'>,
  snapshot: OfferSnapshot,
  context: CustomerContext,
): Promise<Delivery['status'][]> {
  const content = [name, [snapshot.model.title, snapshot.number].join(' '), email].join('\n');
  const handed = receipts.map((receipt) => {
    const isTyped = !isSame(receipt.address, context.link.recipient);
    return handOver(receipt, { kind: 'receipt', at, content, isTyped }, snapshot, context);
  });
  return Promise.all(handed);
}
