import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { OfferMessage, SendChannel } from '#shared/schemas/sent-offer.ts';
import type { Selection } from './selection.ts';

/** The states that a guest can meet: a draft has no link, and a superseded version leads to the newest (SND-032). */
export type PageState = 'sent' | 'opened' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** How to reach who sent the offer. `logo` is an address of the website, or the image itself. */
export type PageOwner = { name: string; phone: string | null; email: string; logo: string | null };

/** A message of the thread. The customer's own name is not told to others who hold a link. */
export type PageMessage = Pick<OfferMessage, 'id' | 'at' | 'by' | 'text' | 'line' | 'version'>;

/** An acceptance as everybody who holds a link of the offer sees it (ACC-036, ACC-039): not who signed. */
export type PageAcceptance = {
  at: string;
  chosen: Selection;
  /** Cents. */
  total: number;
  /** Whether the signed copy can be downloaded. */
  signed: boolean;
  /** Whether it went to the address of this very link by mail. */
  mailed: boolean;
  /** The milestone at the signature: cents, the owner's IBAN and the offer's number (ACC-052). */
  deposit: { amount: number; iban: string | null; reference: string } | null;
  /** The last moment at which the contract can be withdrawn from here; null where that is not possible (ACC-054). */
  withdrawalUntil: string | null;
  /** When the customer withdrew from the contract (ACC-055). */
  withdrawnAt: string | null;
  /** Where its receipt went; told to the link that it was declared by alone. */
  receiptTo: string | null;
  /** The day from which it is cancelled (SND-045). */
  cancelledOn: string | null;
};

/** The frozen version as it is shown. */
export type PageContent = {
  /** SHA-256 of the snapshot: an acceptance names it (ACC-030). */
  hash: string;
  title: string;
  language: OfferSnapshot['language'];
  /** ISO 8601. */
  sentAt: string;
  /** Consumers get the words of the law on the button (ACC-021). */
  isConsumer: boolean;
  /** A company may say in which role a person signs (ACC-024). */
  isFirm: boolean;
  model: OfferSnapshot['model'];
  /** When the work is done, in the owner's words: on paper it stands below the place. */
  timing: string | null;
  selectable: OfferSnapshot['selectable'];
  /** The notice of the right of withdrawal, as plain text (ACC-023). */
  withdrawal: string | null;
  /** Masked: where a code is sent, when one is asked for (ACC-028); empty while no address for it is known that works. */
  asksCode: string | null;
  messages: readonly PageMessage[];
  accepted: PageAcceptance | null;
};

/** The answer for the holder of a link: what is on paper, and nothing that its owner alone may see (ACC-002). */
export type OfferPage = {
  offer: string;
  version: number;
  /** '12/2026'. */
  number: string;
  state: PageState;
  /** How it ended; null while it is open. */
  outcome: { by: 'owner' | 'customer'; at: string } | null;
  owner: PageOwner;
  /** The version's: a withdrawn one shows no content. */
  language: OfferSnapshot['language'];
  vendor: string;
  channel: SendChannel;
  /** On the owner's device (SND-033): this link alone, not the version. */
  inPerson: boolean;
  /** A day: '2026-12-31'. */
  validUntil: string;
  /** The version that this link had opened before, where it was an older one (SND-032). */
  replaced: number | null;
  /** Null once it is withdrawn: nothing of it is shown (SND-041). */
  content: PageContent | null;
};

/** The answer that an open page asks for now and then (ACC-011). */
export type OfferLook = { version: number; state: PageState; signed: boolean; cancelled: boolean };
