/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AreaChoiceInput = {
  entries: Array<ChoiceEntryInput>;
};

/** One of the two. */
export type ChoiceEntryInput = {
  line?: string | null | undefined;
  place?: string | null | undefined;
};

export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

export type CreateOfferInput = {
  contactId?: string | null | undefined;
  customerId?: string | null | undefined;
  /** Made by the client: a retry with the same key returns the same offer. */
  key: string;
  /** A quotation of the caller: its customer, place and rows. */
  quotation?: string | null | undefined;
  siteId?: string | null | undefined;
  /** A template of the caller. */
  template?: string | null | undefined;
  /** By default that of the template, else the quotation's name. */
  title?: string | null | undefined;
};

export type DeliveryKind =
  | 'answer'
  | 'code'
  | 'copy'
  | 'offer'
  | 'receipt'
  | 'reminder'
  | 'withdrawn';

export type DeliveryStatus =
  | 'bounced'
  | 'complained'
  | 'delayed'
  | 'delivered'
  | 'failed'
  | 'handed'
  /** It was noted just now: it may still be on its way to the mail service. */
  | 'sending'
  /** The mail service did not answer: it may have taken the mail. */
  | 'unknown';

export type DuplicateOfferInput = {
  id: string;
  /** Made by the client: a retry with the same key returns the same offer. */
  key: string;
  /** Works are copied as they are today. */
  todayWorks: boolean;
};

export type HelpSubject =
  | 'catalogue'
  | 'quotation'
  | 'quotations';

export type JobKind =
  | 'customer_erasure'
  /** Two customers become one; their owner alone follows it, and the next one. */
  | 'customer_merge'
  /** The erasure of a user; only the super user who began it can follow it. */
  | 'erasure'
  | 'import'
  | 'import_undo'
  /** The archive of all data about the caller; only the caller can follow it. */
  | 'personal_data'
  | 'price_list_copy'
  | 'price_update'
  | 'price_update_undo'
  /** Things of a file become the caller's; `variant` is the register. */
  | 'register_import'
  /** Brings older stored forms to the present one. `variant` is `dry`, `real`, `forced`, `forced-undone`, `undo`, or the one task that was called. For super users who manage all that its starter managed. */
  | 'repair';

export type JobState =
  | 'cancelled'
  | 'done'
  /** It found other prices on its day than were confirmed: it goes on, or ends, by hand. */
  | 'held'
  | 'running'
  /** It waits for its day (`startsAt`). */
  | 'waiting';

/** A text of a product; only products have German texts. */
export type LocalisedTextInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it: string;
};

export type MaterialChangeKind =
  /** The quotation has a row that the offer lacks. */
  | 'added'
  /** The row differs from the copy. */
  | 'changed'
  /** The quotation has the row no longer. */
  | 'gone'
  /** The quotation itself is gone. */
  | 'quotationGone';

/** A row of a quotation of the caller, whose copy the server makes: at the revision that was shown. */
export type MaterialRowInput = {
  quotation: string;
  revision: number;
  sId: string;
};

export type MeasureMode =
  /** Every opening is deducted. */
  | 'exact'
  /** Openings up to the threshold are not deducted. */
  | 'vuotoPerPieno';

export type MilestoneInput = {
  kind: MilestoneKind;
  label: string;
  value?: number | null | undefined;
  when: MilestoneWhenInput;
};

export type MilestoneKind =
  | 'amount'
  | 'percent'
  | 'rest';

export type MilestoneTime =
  | 'afterInvoice'
  | 'day'
  | 'end'
  | 'half'
  | 'signature'
  | 'start';

export type MilestoneWhenInput = {
  at: MilestoneTime;
  day?: string | null | undefined;
  days?: number | null | undefined;
};

/** The content of a new work. What is left out is none. */
export type NewWorkInput = {
  code: string;
  description: WorkTextsInput;
  finished: boolean;
  group?: string | null | undefined;
  hourlyCost?: number | null | undefined;
  hours?: number | null | undefined;
  longText?: WorkTextsInput | null | undefined;
  phases: Array<string>;
  price?: number | null | undefined;
  unit: WorkUnit;
  unitCost?: number | null | undefined;
  vat?: string | null | undefined;
};

/** A customer is one of these. */
export type OfferCustomerKind =
  | 'company'
  | 'condominium'
  | 'private'
  | 'public';

export type OfferDiscountInput = {
  amount?: number | null | undefined;
  percent?: number | null | undefined;
};

export type OfferLanguage =
  | 'de'
  | 'en'
  | 'it';

/**
 * The edits of one line; a field that is left out stays, null empties it. A new line names its kind, a new material its
 * row. A material that names its row again takes it over as it is now.
 */
export type OfferLineEdit = {
  alternative?: string | null | undefined;
  chosen?: boolean | null | undefined;
  description?: LocalisedTextInput | null | undefined;
  discount?: number | null | undefined;
  hourlyCost?: number | null | undefined;
  hours?: number | null | undefined;
  id: string;
  kind?: OfferLineKind | null | undefined;
  longText?: LocalisedTextInput | null | undefined;
  markup?: number | null | undefined;
  optional?: boolean | null | undefined;
  /** Cents, for a row without a price. */
  ownCost?: number | null | undefined;
  price?: number | null | undefined;
  quantity?: number | null | undefined;
  quantityFrom?: QuantityFromInput | null | undefined;
  row?: MaterialRowInput | null | undefined;
  sectionId?: string | null | undefined;
  unit?: string | null | undefined;
  unitCost?: number | null | undefined;
  vat?: string | null | undefined;
  work?: WorkCopyInput | null | undefined;
  works?: Array<string> | null | undefined;
};

export type OfferLineKind =
  | 'free'
  | 'material'
  | 'work';

export type OfferParty =
  | 'customer'
  | 'owner';

/** Materials are in the finished price, listed with or without price, or supplied by the customer. */
export type OfferPolicy =
  | 'byCustomer'
  | 'inPrice'
  | 'listed'
  | 'priced';

/** The rounding that a wanted total took: a choice like a discount. */
export type OfferRoundingInput = {
  amount: number;
  basis: RoundingBasis;
  wanted: number;
};

export type OfferSectionInput = {
  id: string;
  name: string;
  totalOnly?: boolean | null | undefined;
};

/** A field that is left out stays; null empties it. */
export type OfferSettingsInput = {
  accent?: string | null | undefined;
  asksCode?: boolean | null | undefined;
  businessName?: string | null | undefined;
  hourlyCost?: number | null | undefined;
  iban?: string | null | undefined;
  insurance?: string | null | undefined;
  mailSubject?: OwnWordsInput | null | undefined;
  mailText?: OwnWordsInput | null | undefined;
  markup?: number | null | undefined;
  message?: OwnWordsInput | null | undefined;
  mutedMails?: Array<string> | null | undefined;
  mutedPushes?: Array<string> | null | undefined;
  /** Upwards only. */
  nextNumber?: number | null | undefined;
  pec?: string | null | undefined;
  plan?: Array<MilestoneInput> | null | undefined;
  prefix?: string | null | undefined;
  regime?: VatRegime | null | undefined;
  registration?: string | null | undefined;
  reminderSubject?: OwnWordsInput | null | undefined;
  reminderText?: OwnWordsInput | null | undefined;
  reminders?: Array<ReminderInput> | null | undefined;
  remindersOn?: boolean | null | undefined;
  revision: number;
  taxCode?: string | null | undefined;
  validityDays?: number | null | undefined;
  vat?: Array<OwnVatInput> | null | undefined;
  vatNumber?: string | null | undefined;
  withdrawalNotice?: OwnWordsInput | null | undefined;
};

/** The state of an offer is that of its newest version; without one it is a draft. */
export type OfferState =
  | 'accepted'
  | 'declined'
  | 'draft'
  /** Sent or opened, and the last day has passed: computed, never stored. */
  | 'expired'
  | 'opened'
  | 'sent'
  | 'superseded'
  | 'withdrawn';

export type OfferTextInput = {
  kind: OfferTextKind;
  name: string;
  text: LocalisedTextInput;
};

export type OfferTextKind =
  | 'excluded'
  | 'included'
  | 'intro'
  | 'terms';

/** A text that is left out stays; null empties it. */
export type OfferTextsInput = {
  excluded?: string | null | undefined;
  included?: string | null | undefined;
  intro?: string | null | undefined;
  payment?: string | null | undefined;
  terms?: string | null | undefined;
  timing?: string | null | undefined;
};

/** A code of the owner's own; its id begins with `own-`. */
export type OwnVatInput = {
  code: string;
  label: string;
  note?: string | null | undefined;
  /** Hundredths of a percent, at most 3000. */
  rate: number;
};

/** Null is none: the given words. */
export type OwnWordsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it?: string | null | undefined;
};

export type PlaceKind =
  | 'facade'
  | 'other'
  | 'room';

/** The server computes the quantity from the quotation's measures. */
export type QuantityFromInput = {
  choice: AreaChoiceInput;
  quotationId: string;
};

export type QuotationFilter = {
  archived?: boolean | null | undefined;
  country?: string | null | undefined;
  /** Only the caller's own quotations of this customer. */
  customer?: string | null | undefined;
  /** Only quotations of this user. */
  owner?: string | null | undefined;
  province?: string | null | undefined;
  search?: string | null | undefined;
};

export type ReminderFrom =
  | 'end'
  | 'sending';

export type ReminderInput = {
  days: number;
  from: ReminderFrom;
};

export type Reminding =
  /** The mails came back. */
  | 'bounced'
  /** The customer complained about a mail. */
  | 'complained'
  | 'customer'
  /** It went out without a mail: its owner is told to call. */
  | 'owner'
  /** The account sends no mails for now. */
  | 'paused'
  /** A question waits for an answer. */
  | 'question'
  /** The customer wants no reminders. */
  | 'refused'
  /** No mail of the version went out. */
  | 'unsent';

/** Sends the newest version again: to addresses, or by one more link. */
export type ResendOfferInput = {
  /** Attaches the PDF. */
  attach?: boolean | null | undefined;
  copyToMe?: boolean | null | undefined;
  /** Made by the client: a retry with the same key sends nothing twice. */
  key: string;
  offer: string;
  /** Addresses, three at most; without one it makes a link. */
  recipients?: Array<string> | null | undefined;
  subject?: string | null | undefined;
  text?: string | null | undefined;
  /** The newest version that the caller saw. */
  version: number;
};

export type RoundingBasis =
  | 'gross'
  | 'net';

export type SendChannel =
  | 'email'
  /** On paper. */
  | 'hand'
  /** On the owner's own device. */
  | 'inPerson'
  | 'link';

/** The channel and the words of a sending. Mails have recipients, subject and text. */
export type SendOfferInput = {
  /** Accepting asks for a code, which goes to the recipient's address. */
  asksCode?: boolean | null | undefined;
  /** Attaches the PDF. */
  attach?: boolean | null | undefined;
  channel: SendChannel;
  copyToMe?: boolean | null | undefined;
  /** Made by the client: a retry with the same key answers the same version. */
  key: string;
  offer: string;
  /** The terms of processing that the caller accepted: the version of their text. */
  processingTerms?: string | null | undefined;
  /** Addresses, three at most. */
  recipients?: Array<string> | null | undefined;
  /** The revision of the working copy that the caller saw. */
  revision: number;
  subject?: string | null | undefined;
  text?: string | null | undefined;
};

export type TimelineEvent =
  | 'accepted'
  | 'answer'
  | 'bounced'
  | 'cancelled'
  | 'codeSent'
  | 'complained'
  | 'declined'
  | 'delivered'
  | 'expired'
  | 'failed'
  | 'linkMade'
  | 'linkRevoked'
  | 'marked'
  | 'opened'
  | 'prepared'
  | 'question'
  | 'reminder'
  | 'reopened'
  | 'sent'
  | 'superseded'
  | 'withdrawn';

export type TimelineParty =
  | 'customer'
  | 'owner'
  | 'system';

/** Why a mail beside an act was left out; the act is done all the same. */
export type Unmailed =
  /** The account has sent the day's mails. */
  | 'account'
  /** The day's mails to it were sent. */
  | 'address'
  /** The account sends no mails for now. */
  | 'paused'
  | 'someAddresses'
  | 'someOfAccount';

/** The edits of a save: a field that is left out stays, null empties it. Amounts are not part of it. */
export type UpdateOfferInput = {
  contactId?: string | null | undefined;
  customerId?: string | null | undefined;
  defaultVat?: string | null | undefined;
  discount?: OfferDiscountInput | null | undefined;
  hourlyCost?: number | null | undefined;
  id: string;
  language?: OfferLanguage | null | undefined;
  /** Every line that stays, in order; lines that are not named are removed. */
  lines?: Array<OfferLineEdit> | null | undefined;
  markup?: number | null | undefined;
  plan?: Array<MilestoneInput> | null | undefined;
  policy?: OfferPolicy | null | undefined;
  /** The revision the edits started from. */
  revision: number;
  rounding?: OfferRoundingInput | null | undefined;
  /** Every section that stays, in order. */
  sections?: Array<OfferSectionInput> | null | undefined;
  siteId?: string | null | undefined;
  splitPayment?: boolean | null | undefined;
  stamp?: boolean | null | undefined;
  texts?: OfferTextsInput | null | undefined;
  title?: string | null | undefined;
  validUntil?: string | null | undefined;
  withholding?: number | null | undefined;
};

/** Whether the owner charges VAT. */
export type VatRegime =
  | 'flat'
  | 'ordinary';

export type WorkCopyInput = {
  finished: boolean;
  workId?: string | null | undefined;
  workRevision?: number | null | undefined;
};

export type WorkTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it?: string | null | undefined;
};

/** Units of a work: square metres, metres, pieces, hours, a lump sum. */
export type WorkUnit =
  | 'corpo'
  | 'h'
  | 'm'
  | 'mq'
  | 'pz';

export type OfferToPrintQueryVariables = Exact<{
  id: string;
}>;


export type OfferToPrintQuery = { offer: { id: string, uid: string, revision: number, createdAt: string, updatedAt: string, updatedBy: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, validUntil: string, customerId: string | null, siteId: string | null, contactId: string | null, policy: OfferPolicy, markup: number, hourlyCost: number | null, withholding: number | null, splitPayment: boolean, stamp: boolean, defaultVat: string | null, customer: { kind: OfferCustomerKind, name: string, vatNumber: string | null, taxCode: string | null, sdiCode: string | null, pec: string | null, email: string | null, phone: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null } | null, site: { label: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null, dwelling: boolean } | null, contact: { name: string, role: string | null, phone: string | null, email: string | null } | null, discount: { percent: number | null, amount: number | null } | null, rounding: { amount: number, wanted: number, basis: RoundingBasis } | null, vat: Array<{ code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null }>, texts: { intro: string | null, included: string | null, excluded: string | null, terms: string | null, timing: string | null, payment: string | null }, sections: Array<{ id: string, name: string, totalOnly: boolean }>, lines: Array<{ id: string, kind: OfferLineKind, sectionId: string | null, unit: string, quantity: number, price: number | null, discount: number, vat: string, optional: boolean, alternative: string | null, chosen: boolean, hours: number | null, hourlyCost: number | null, unitCost: number | null, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null, quantityFrom: { quotationId: string, choice: { entries: Array<{ place: string | null, line: string | null }> } } | null, work: { workId: string | null, workRevision: number | null, finished: boolean } | null, material: { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null }>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }> }, sentOffer: { state: OfferState } | null, offerSettings: { accent: string, businessName: string | null, vatNumber: string | null, taxCode: string | null, registration: string | null, pec: string | null, iban: string | null, insurance: string | null, withdrawalNotice: { it: string, en: string | null, de: string | null } } };

export type QuotationToMeasureQueryVariables = Exact<{
  id: string;
}>;


export type QuotationToMeasureQuery = { quotation: { id: string, name: string, location: string, province: string | null, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, showLogo: boolean, imageUrl: string | null }, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> } } };

export type CreateOfferTicketMutationVariables = Exact<{
  offer: string;
}>;


export type CreateOfferTicketMutation = { createOfferTicket: { ticket: string } };

export type OfferVatFragment = { code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null };

export type OfferMilestoneFragment = { label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } };

export type OfferMaterialFragment = { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> };

export type OfferLineFieldsFragment = { id: string, kind: OfferLineKind, sectionId: string | null, unit: string, quantity: number, price: number | null, discount: number, vat: string, optional: boolean, alternative: string | null, chosen: boolean, hours: number | null, hourlyCost: number | null, unitCost: number | null, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null, quantityFrom: { quotationId: string, choice: { entries: Array<{ place: string | null, line: string | null }> } } | null, work: { workId: string | null, workRevision: number | null, finished: boolean } | null, material: { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null };

export type OfferFieldsFragment = { id: string, uid: string, revision: number, createdAt: string, updatedAt: string, updatedBy: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, validUntil: string, customerId: string | null, siteId: string | null, contactId: string | null, policy: OfferPolicy, markup: number, hourlyCost: number | null, withholding: number | null, splitPayment: boolean, stamp: boolean, defaultVat: string | null, customer: { kind: OfferCustomerKind, name: string, vatNumber: string | null, taxCode: string | null, sdiCode: string | null, pec: string | null, email: string | null, phone: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null } | null, site: { label: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null, dwelling: boolean } | null, contact: { name: string, role: string | null, phone: string | null, email: string | null } | null, discount: { percent: number | null, amount: number | null } | null, rounding: { amount: number, wanted: number, basis: RoundingBasis } | null, vat: Array<{ code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null }>, texts: { intro: string | null, included: string | null, excluded: string | null, terms: string | null, timing: string | null, payment: string | null }, sections: Array<{ id: string, name: string, totalOnly: boolean }>, lines: Array<{ id: string, kind: OfferLineKind, sectionId: string | null, unit: string, quantity: number, price: number | null, discount: number, vat: string, optional: boolean, alternative: string | null, chosen: boolean, hours: number | null, hourlyCost: number | null, unitCost: number | null, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null, quantityFrom: { quotationId: string, choice: { entries: Array<{ place: string | null, line: string | null }> } } | null, work: { workId: string | null, workRevision: number | null, finished: boolean } | null, material: { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null }>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }> };

export type OfferQueryVariables = Exact<{
  id: string;
}>;


export type OfferQuery = { offer: { id: string, uid: string, revision: number, createdAt: string, updatedAt: string, updatedBy: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, validUntil: string, customerId: string | null, siteId: string | null, contactId: string | null, policy: OfferPolicy, markup: number, hourlyCost: number | null, withholding: number | null, splitPayment: boolean, stamp: boolean, defaultVat: string | null, customer: { kind: OfferCustomerKind, name: string, vatNumber: string | null, taxCode: string | null, sdiCode: string | null, pec: string | null, email: string | null, phone: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null } | null, site: { label: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null, dwelling: boolean } | null, contact: { name: string, role: string | null, phone: string | null, email: string | null } | null, discount: { percent: number | null, amount: number | null } | null, rounding: { amount: number, wanted: number, basis: RoundingBasis } | null, vat: Array<{ code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null }>, texts: { intro: string | null, included: string | null, excluded: string | null, terms: string | null, timing: string | null, payment: string | null }, sections: Array<{ id: string, name: string, totalOnly: boolean }>, lines: Array<{ id: string, kind: OfferLineKind, sectionId: string | null, unit: string, quantity: number, price: number | null, discount: number, vat: string, optional: boolean, alternative: string | null, chosen: boolean, hours: number | null, hourlyCost: number | null, unitCost: number | null, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null, quantityFrom: { quotationId: string, choice: { entries: Array<{ place: string | null, line: string | null }> } } | null, work: { workId: string | null, workRevision: number | null, finished: boolean } | null, material: { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null }>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }> } };

export type OfferChangesQueryVariables = Exact<{
  id: string;
}>;


export type OfferChangesQuery = { offerChanges: { works: Array<string>, materials: Array<{ kind: MaterialChangeKind, lineId: string | null, quotationId: string, sId: string, revision: number | null, difference: number | null, now: { unit: string, quantity: number, cost: number | null, description: { it: string, en: string | null, de: string | null }, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null }>, quantities: Array<{ lineId: string, quantity: number | null }> } };

export type OwnersOfferSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnersOfferSettingsQuery = { offerSettings: { businessName: string | null, vatNumber: string | null, regime: VatRegime, iban: string | null, hourlyCost: number | null, acceptedTerms: string | null, asksCode: boolean, remindersOn: boolean, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null }, vat: Array<{ code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null }>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }> } };

export type UpdateOfferMutationVariables = Exact<{
  input: UpdateOfferInput;
}>;


export type UpdateOfferMutation = { updateOffer: { id: string, uid: string, revision: number, createdAt: string, updatedAt: string, updatedBy: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, validUntil: string, customerId: string | null, siteId: string | null, contactId: string | null, policy: OfferPolicy, markup: number, hourlyCost: number | null, withholding: number | null, splitPayment: boolean, stamp: boolean, defaultVat: string | null, customer: { kind: OfferCustomerKind, name: string, vatNumber: string | null, taxCode: string | null, sdiCode: string | null, pec: string | null, email: string | null, phone: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null } | null, site: { label: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, country: string | null, dwelling: boolean } | null, contact: { name: string, role: string | null, phone: string | null, email: string | null } | null, discount: { percent: number | null, amount: number | null } | null, rounding: { amount: number, wanted: number, basis: RoundingBasis } | null, vat: Array<{ code: string, label: string, rate: number, nature: string | null, stampable: boolean, note: { it: string, en: string | null, de: string | null } | null }>, texts: { intro: string | null, included: string | null, excluded: string | null, terms: string | null, timing: string | null, payment: string | null }, sections: Array<{ id: string, name: string, totalOnly: boolean }>, lines: Array<{ id: string, kind: OfferLineKind, sectionId: string | null, unit: string, quantity: number, price: number | null, discount: number, vat: string, optional: boolean, alternative: string | null, chosen: boolean, hours: number | null, hourlyCost: number | null, unitCost: number | null, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null, quantityFrom: { quotationId: string, choice: { entries: Array<{ place: string | null, line: string | null }> } } | null, work: { workId: string | null, workRevision: number | null, finished: boolean } | null, material: { quotationId: string, sId: string, productId: string, colorlist: string | null, area: number, places: Array<string>, cost: number | null, ownCost: boolean, markup: number | null, works: Array<string>, copiedAt: string, color: { code: string, r: number, g: number, b: number } | null, packs: Array<{ size: number, count: number }> } | null }>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }> } };

export type DeleteOfferMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferMutation = { deleteOffer: string };

export type CreateOfferTemplateMutationVariables = Exact<{
  key: string;
  name: string;
  offer: string;
}>;


export type CreateOfferTemplateMutation = { createOfferTemplate: { id: string } };

export type WorksForOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type WorksForOffersQuery = { works: Array<{ id: string, revision: number, code: string, group: string | null, unit: WorkUnit, price: number | null, vat: string | null, hours: number | null, hourlyCost: number | null, unitCost: number | null, finished: boolean, phases: Array<string>, archived: boolean, description: { it: string, en: string | null, de: string | null } }> };

export type WorkForOffersQueryVariables = Exact<{
  id: string;
}>;


export type WorkForOffersQuery = { work: { id: string, revision: number, code: string, group: string | null, unit: WorkUnit, price: number | null, vat: string | null, hours: number | null, hourlyCost: number | null, unitCost: number | null, finished: boolean, phases: Array<string>, archived: boolean, description: { it: string, en: string | null, de: string | null }, longText: { it: string, en: string | null, de: string | null } | null } };

export type KeepWorkMutationVariables = Exact<{
  key: string;
  work: NewWorkInput;
}>;


export type KeepWorkMutation = { createWork: { id: string, revision: number, code: string } };

export type QuotationsForOffersQueryVariables = Exact<{
  filter: QuotationFilter;
  pageSize: number;
}>;


export type QuotationsForOffersQuery = { quotations: { total: number, items: Array<{ id: string, name: string, location: string, createdAt: string }> } };

export type RowsForOffersQueryVariables = Exact<{
  id: string;
}>;


export type RowsForOffersQuery = { quotation: { id: string, name: string, revision: number, selectedProducts: Array<{ sId: string, um: string, name: { it: string, en: string | null, de: string | null } }> } };

export type MeasuresForOffersQueryVariables = Exact<{
  id: string;
}>;


export type MeasuresForOffersQuery = { quotation: { id: string, name: string, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> } } };

export type PhasesForOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PhasesForOffersQuery = { guidedTestPhases: Array<{ id: string, name: { it: string, en: string | null, de: string | null }, choices: Array<{ products: Array<string> }> }> };

export type ListedOfferPartsFragment = { id: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, customerId: string | null, customerName: string | null, siteName: string | null, taxable: number | null, updatedAt: string, state: OfferState | null, version: number, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, sentUntil: string | null, sentValue: number | null, lastEvent: TimelineEvent | null, lastEventAt: string | null, waitingQuestions: number, returned: boolean, unseen: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string } | null, cancelled: { day: string } | null };

export type ListedOffersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ListedOffersQuery = { offers: { next: string | null, items: Array<{ id: string, prefix: string, number: number, year: number, title: string, language: OfferLanguage, customerId: string | null, customerName: string | null, siteName: string | null, taxable: number | null, updatedAt: string, state: OfferState | null, version: number, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, sentUntil: string | null, sentValue: number | null, lastEvent: TimelineEvent | null, lastEventAt: string | null, waitingQuestions: number, returned: boolean, unseen: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string } | null, cancelled: { day: string } | null }> } };

export type DuplicateOfferMutationVariables = Exact<{
  input: DuplicateOfferInput;
}>;


export type DuplicateOfferMutation = { duplicateOffer: { id: string, prefix: string, number: number, year: number } };

export type OfferableQuotationsQueryVariables = Exact<{
  filter: QuotationFilter;
  pageSize: number;
}>;


export type OfferableQuotationsQuery = { quotations: { items: Array<{ id: string, name: string, location: string }> } };

export type QuotationPeopleQueryVariables = Exact<{
  id: string;
}>;


export type QuotationPeopleQuery = { quotation: { customerId: string | null, siteId: string | null } };

export type CreateOfferMutationVariables = Exact<{
  input: CreateOfferInput;
}>;


export type CreateOfferMutation = { createOffer: { id: string } };

export type SentOfferPartsFragment = { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null };

export type OfferLinkPartsFragment = { id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number };

export type OfferDeliveryPartsFragment = { id: string, address: string, kind: DeliveryKind, version: number, status: DeliveryStatus, permanent: boolean, at: string };

export type OfferMessagePartsFragment = { id: string, at: string, by: OfferParty, who: string | null, text: string, line: string | null, version: number, unmailed: Unmailed | null };

export type SendResultPartsFragment = { sent: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null }, link: { id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number } | null, deliveries: Array<{ id: string, address: string, kind: DeliveryKind, version: number, status: DeliveryStatus, permanent: boolean, at: string }> };

export type SentOfferQueryVariables = Exact<{
  offer: string;
}>;


export type SentOfferQuery = { sentOffer: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } | null };

export type OfferVersionsQueryVariables = Exact<{
  offer: string;
}>;


export type OfferVersionsQuery = { offerVersions: Array<{ number: number, state: OfferState, channel: SendChannel, sentAt: string, openedAt: string | null, validUntil: string, snapshotHash: string, asksCode: boolean, recipients: Array<string>, value: number, stamp: number, total: number, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null }> };

export type OfferVersionQueryVariables = Exact<{
  offer: string;
  version: number;
}>;


export type OfferVersionQuery = { offerVersion: string };

export type OfferFileQueryVariables = Exact<{
  offer: string;
  version: number;
  signed?: boolean | null | undefined;
}>;


export type OfferFileQuery = { offerFile: string };

export type OfferTimelineQueryVariables = Exact<{
  offer: string;
  after?: string | null | undefined;
}>;


export type OfferTimelineQuery = { offerTimeline: { next: string | null, items: Array<{ id: string, at: string, event: TimelineEvent, by: TimelineParty, who: string | null, version: number, detail: string | null, unmailed: Unmailed | null }> } };

export type OfferMessagesQueryVariables = Exact<{
  offer: string;
}>;


export type OfferMessagesQuery = { offerMessages: Array<{ id: string, at: string, by: OfferParty, who: string | null, text: string, line: string | null, version: number, unmailed: Unmailed | null }> };

export type OfferLinksQueryVariables = Exact<{
  offer: string;
}>;


export type OfferLinksQuery = { offerLinks: Array<{ id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number }> };

export type OfferDeliveriesQueryVariables = Exact<{
  offer: string;
}>;


export type OfferDeliveriesQuery = { offerDeliveries: Array<{ id: string, address: string, kind: DeliveryKind, version: number, status: DeliveryStatus, permanent: boolean, at: string }> };

export type SendOfferMutationVariables = Exact<{
  input: SendOfferInput;
}>;


export type SendOfferMutation = { sendOffer: { sent: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null }, link: { id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number } | null, deliveries: Array<{ id: string, address: string, kind: DeliveryKind, version: number, status: DeliveryStatus, permanent: boolean, at: string }> } };

export type ResendOfferMutationVariables = Exact<{
  input: ResendOfferInput;
}>;


export type ResendOfferMutation = { resendOffer: { sent: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null }, link: { id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number } | null, deliveries: Array<{ id: string, address: string, kind: DeliveryKind, version: number, status: DeliveryStatus, permanent: boolean, at: string }> } };

export type WithdrawOfferMutationVariables = Exact<{
  offer: string;
  version: number;
  reason?: string | null | undefined;
  tell?: boolean | null | undefined;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type MarkOfferAcceptedMutationVariables = Exact<{
  offer: string;
  version: number;
  how: string;
  day: string;
  note?: string | null | undefined;
  selection?: Array<string> | string | null | undefined;
}>;


export type MarkOfferAcceptedMutation = { markOfferAccepted: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type MarkOfferLostMutationVariables = Exact<{
  offer: string;
  version: number;
  reason: string;
  note?: string | null | undefined;
}>;


export type MarkOfferLostMutation = { markOfferLost: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type ReopenOfferMutationVariables = Exact<{
  offer: string;
  version: number;
}>;


export type ReopenOfferMutation = { reopenOffer: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type CancelAcceptedOfferMutationVariables = Exact<{
  offer: string;
  day: string;
  reason: string;
}>;


export type CancelAcceptedOfferMutation = { cancelAcceptedOffer: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type AnswerOfferMutationVariables = Exact<{
  key: string;
  offer: string;
  text: string;
}>;


export type AnswerOfferMutation = { answerOffer: { id: string, at: string, by: OfferParty, who: string | null, text: string, line: string | null, version: number, unmailed: Unmailed | null } };

export type CreateOfferLinkMutationVariables = Exact<{
  key: string;
  offer: string;
  recipient?: string | null | undefined;
  inPerson?: boolean | null | undefined;
}>;


export type CreateOfferLinkMutation = { createOfferLink: { id: string, recipient: string | null, inPerson: boolean, address: string, createdAt: string, expiresAt: string, firstOpenedAt: string | null, openedAt: string | null, visits: number } };

export type RevokeOfferLinkMutationVariables = Exact<{
  offer: string;
  id: string;
}>;


export type RevokeOfferLinkMutation = { revokeOfferLink: string };

export type SkipReminderMutationVariables = Exact<{
  offer: string;
  version: number;
  at: string;
}>;


export type SkipReminderMutation = { skipReminder: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type RemindNowMutationVariables = Exact<{
  key: string;
  offer: string;
  version: number;
}>;


export type RemindNowMutation = { remindNow: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type LeaveOutRemindersMutationVariables = Exact<{
  offer: string;
  version: number;
  leftOut: boolean;
}>;


export type LeaveOutRemindersMutation = { leaveOutReminders: { offer: string, version: number, state: OfferState, channel: SendChannel | null, firstSentAt: string | null, sentAt: string | null, openedAt: string | null, validUntil: string | null, unmailed: Unmailed | null, value: number, signed: boolean, changed: boolean, preparing: boolean, failed: boolean, waitingQuestions: number, reminding: Reminding | null, nextReminder: string | null, leftOut: boolean, archived: boolean, outcome: { by: OfferParty, how: string | null, day: string, note: string | null, at: string } | null, cancelled: { by: OfferParty, day: string, reason: string } | null, accepted: { lines: Array<string>, names: Array<string> | null, value: number, vat: number, stamp: number, total: number, plan: Array<{ label: string, amount: number | null }> } | null } };

export type ArchiveOfferMutationVariables = Exact<{
  offer: string;
  archived: boolean;
}>;


export type ArchiveOfferMutation = { archiveOffer: { id: string, archived: boolean } };

export type OwnOfferSettingsPartsFragment = { revision: number, accent: string, businessName: string | null, vatNumber: string | null, taxCode: string | null, registration: string | null, pec: string | null, iban: string | null, insurance: string | null, regime: VatRegime, hourlyCost: number | null, markup: number, validityDays: number, prefix: string, nextNumber: number, remindersOn: boolean, asksCode: boolean, mutedMails: Array<string>, mutedPushes: Array<string>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }>, vat: Array<{ code: string, label: string, rate: number, note: { it: string, en: string | null, de: string | null } | null }>, reminders: Array<{ from: ReminderFrom, days: number }>, withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null }, given: { withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null } } };

export type OwnOfferSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOfferSettingsQuery = { offerSettings: { revision: number, accent: string, businessName: string | null, vatNumber: string | null, taxCode: string | null, registration: string | null, pec: string | null, iban: string | null, insurance: string | null, regime: VatRegime, hourlyCost: number | null, markup: number, validityDays: number, prefix: string, nextNumber: number, remindersOn: boolean, asksCode: boolean, mutedMails: Array<string>, mutedPushes: Array<string>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }>, vat: Array<{ code: string, label: string, rate: number, note: { it: string, en: string | null, de: string | null } | null }>, reminders: Array<{ from: ReminderFrom, days: number }>, withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null }, given: { withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null } } } };

export type UpdateOfferSettingsMutationVariables = Exact<{
  input: OfferSettingsInput;
}>;


export type UpdateOfferSettingsMutation = { updateOfferSettings: { revision: number, accent: string, businessName: string | null, vatNumber: string | null, taxCode: string | null, registration: string | null, pec: string | null, iban: string | null, insurance: string | null, regime: VatRegime, hourlyCost: number | null, markup: number, validityDays: number, prefix: string, nextNumber: number, remindersOn: boolean, asksCode: boolean, mutedMails: Array<string>, mutedPushes: Array<string>, plan: Array<{ label: string, kind: MilestoneKind, value: number, when: { at: MilestoneTime, day: string | null, days: number | null } }>, vat: Array<{ code: string, label: string, rate: number, note: { it: string, en: string | null, de: string | null } | null }>, reminders: Array<{ from: ReminderFrom, days: number }>, withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null }, given: { withdrawalNotice: { it: string, en: string | null, de: string | null }, mailSubject: { it: string, en: string | null, de: string | null }, mailText: { it: string, en: string | null, de: string | null }, reminderSubject: { it: string, en: string | null, de: string | null }, reminderText: { it: string, en: string | null, de: string | null }, message: { it: string, en: string | null, de: string | null } } } };

export type OfferTemplatePartsFragment = { id: string, revision: number, name: string, title: string, lines: number, updatedAt: string };

export type OfferTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferTemplatesQuery = { offerTemplates: Array<{ id: string, revision: number, name: string, title: string, lines: number, updatedAt: string }> };

export type UpdateOfferTemplateMutationVariables = Exact<{
  id: string;
  revision: number;
  name?: string | null | undefined;
  offer?: string | null | undefined;
}>;


export type UpdateOfferTemplateMutation = { updateOfferTemplate: { id: string, revision: number, name: string, title: string, lines: number, updatedAt: string } };

export type DeleteOfferTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferTemplateMutation = { deleteOfferTemplate: string };

export type OfferTextPartsFragment = { id: string, revision: number, name: string, kind: OfferTextKind, updatedAt: string };

export type OfferTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferTextsQuery = { offerTexts: Array<{ id: string, revision: number, name: string, kind: OfferTextKind, updatedAt: string }> };

export type OfferTextQueryVariables = Exact<{
  id: string;
}>;


export type OfferTextQuery = { offerText: { id: string, revision: number, name: string, kind: OfferTextKind, updatedAt: string, text: { it: string, en: string | null, de: string | null } | null } };

export type CreateOfferTextMutationVariables = Exact<{
  key: string;
  text: OfferTextInput;
}>;


export type CreateOfferTextMutation = { createOfferText: { id: string, revision: number, name: string, kind: OfferTextKind, updatedAt: string } };

export type UpdateOfferTextMutationVariables = Exact<{
  id: string;
  revision: number;
  text: OfferTextInput;
}>;


export type UpdateOfferTextMutation = { updateOfferText: { id: string, revision: number, name: string, kind: OfferTextKind, updatedAt: string } };

export type DeleteOfferTextMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferTextMutation = { deleteOfferText: string };

export type AttachmentsByLanguageFragment = { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null };

export type AttachmentFieldsFragment = { type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null };

export type SessionUserFragment = { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } };

export type HelpViewFieldsFragment = { at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null };

export type JobPartsFragment = { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> };

export type PhaseRulesFragment = { id: string, withProcedure: boolean, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, priorities: Array<{ value: number, tags: Array<string> }> }> };

export type TagFieldsFragment = { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string };

export type TextsFragment = { it: string, en: string | null, de: string | null };

export type UploadFormFragment = { key: string, url: string, fields: Array<{ name: string, value: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const TextsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Texts on LocalisedText {
  it
  en
  de
}
    `, {"fragmentName":"Texts"}) as unknown as TypedDocumentString<TextsFragment, unknown>;
export const OfferVatFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"OfferVat"}) as unknown as TypedDocumentString<OfferVatFragment, unknown>;
export const OfferMaterialFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
    `, {"fragmentName":"OfferMaterial"}) as unknown as TypedDocumentString<OfferMaterialFragment, unknown>;
export const OfferLineFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferLineFields on OfferLine {
  id
  kind
  sectionId
  description {
    ...Texts
  }
  longText {
    ...Texts
  }
  unit
  quantity
  price
  discount
  vat
  quantityFrom {
    quotationId
    choice {
      entries {
        place
        line
      }
    }
  }
  optional
  alternative
  chosen
  hours
  hourlyCost
  unitCost
  work {
    workId
    workRevision
    finished
  }
  material {
    ...OfferMaterial
  }
}
    fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"OfferLineFields"}) as unknown as TypedDocumentString<OfferLineFieldsFragment, unknown>;
export const OfferMilestoneFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
    `, {"fragmentName":"OfferMilestone"}) as unknown as TypedDocumentString<OfferMilestoneFragment, unknown>;
export const OfferFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferFields on Offer {
  id
  uid
  revision
  createdAt
  updatedAt
  updatedBy
  prefix
  number
  year
  title
  language
  validUntil
  customerId
  siteId
  contactId
  customer {
    kind
    name
    vatNumber
    taxCode
    sdiCode
    pec
    email
    phone
    address
    postalCode
    city
    province
    country
  }
  site {
    label
    address
    postalCode
    city
    province
    country
    dwelling
  }
  contact {
    name
    role
    phone
    email
  }
  policy
  markup
  hourlyCost
  discount {
    percent
    amount
  }
  rounding {
    amount
    wanted
    basis
  }
  withholding
  splitPayment
  stamp
  defaultVat
  vat {
    ...OfferVat
  }
  texts {
    intro
    included
    excluded
    terms
    timing
    payment
  }
  sections {
    id
    name
    totalOnly
  }
  lines {
    ...OfferLineFields
  }
  plan {
    ...OfferMilestone
  }
}
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
fragment OfferLineFields on OfferLine {
  id
  kind
  sectionId
  description {
    ...Texts
  }
  longText {
    ...Texts
  }
  unit
  quantity
  price
  discount
  vat
  quantityFrom {
    quotationId
    choice {
      entries {
        place
        line
      }
    }
  }
  optional
  alternative
  chosen
  hours
  hourlyCost
  unitCost
  work {
    workId
    workRevision
    finished
  }
  material {
    ...OfferMaterial
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"OfferFields"}) as unknown as TypedDocumentString<OfferFieldsFragment, unknown>;
export const ListedOfferPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedOfferParts on OfferLight {
  id
  prefix
  number
  year
  title
  language
  customerId
  customerName
  siteName
  taxable
  updatedAt
  state
  version
  firstSentAt
  sentAt
  openedAt
  sentUntil
  sentValue
  outcome {
    by
    how
    day
  }
  cancelled {
    day
  }
  lastEvent
  lastEventAt
  waitingQuestions
  returned
  unseen
  archived
}
    `, {"fragmentName":"ListedOfferParts"}) as unknown as TypedDocumentString<ListedOfferPartsFragment, unknown>;
export const OfferMessagePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferMessageParts on OfferMessage {
  id
  at
  by
  who
  text
  line
  version
  unmailed
}
    `, {"fragmentName":"OfferMessageParts"}) as unknown as TypedDocumentString<OfferMessagePartsFragment, unknown>;
export const SentOfferPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}
    `, {"fragmentName":"SentOfferParts"}) as unknown as TypedDocumentString<SentOfferPartsFragment, unknown>;
export const OfferLinkPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}
    `, {"fragmentName":"OfferLinkParts"}) as unknown as TypedDocumentString<OfferLinkPartsFragment, unknown>;
export const OfferDeliveryPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferDeliveryParts on OfferDelivery {
  id
  address
  kind
  version
  status
  permanent
  at
}
    `, {"fragmentName":"OfferDeliveryParts"}) as unknown as TypedDocumentString<OfferDeliveryPartsFragment, unknown>;
export const SendResultPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SendResultParts on SendResult {
  sent {
    ...SentOfferParts
  }
  link {
    ...OfferLinkParts
  }
  deliveries {
    ...OfferDeliveryParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}
fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}
fragment OfferDeliveryParts on OfferDelivery {
  id
  address
  kind
  version
  status
  permanent
  at
}`, {"fragmentName":"SendResultParts"}) as unknown as TypedDocumentString<SendResultPartsFragment, unknown>;
export const OwnOfferSettingsPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnOfferSettingsParts on OfferSettings {
  revision
  accent
  businessName
  vatNumber
  taxCode
  registration
  pec
  iban
  insurance
  regime
  hourlyCost
  markup
  validityDays
  plan {
    label
    kind
    value
    when {
      at
      day
      days
    }
  }
  prefix
  vat {
    code
    label
    rate
    note {
      ...Texts
    }
  }
  nextNumber
  remindersOn
  reminders {
    from
    days
  }
  asksCode
  mutedMails
  mutedPushes
  withdrawalNotice {
    ...Texts
  }
  mailSubject {
    ...Texts
  }
  mailText {
    ...Texts
  }
  reminderSubject {
    ...Texts
  }
  reminderText {
    ...Texts
  }
  message {
    ...Texts
  }
  given {
    withdrawalNotice {
      ...Texts
    }
    mailSubject {
      ...Texts
    }
    mailText {
      ...Texts
    }
    reminderSubject {
      ...Texts
    }
    reminderText {
      ...Texts
    }
    message {
      ...Texts
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"OwnOfferSettingsParts"}) as unknown as TypedDocumentString<OwnOfferSettingsPartsFragment, unknown>;
export const OfferTemplatePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferTemplateParts on OfferTemplate {
  id
  revision
  name
  title
  lines
  updatedAt
}
    `, {"fragmentName":"OfferTemplateParts"}) as unknown as TypedDocumentString<OfferTemplatePartsFragment, unknown>;
export const OfferTextPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferTextParts on OfferText {
  id
  revision
  name
  kind
  updatedAt
}
    `, {"fragmentName":"OfferTextParts"}) as unknown as TypedDocumentString<OfferTextPartsFragment, unknown>;
export const AttachmentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AttachmentFields on Attachment {
  type
  name
  url
  category
  customCategory
}
    `, {"fragmentName":"AttachmentFields"}) as unknown as TypedDocumentString<AttachmentFieldsFragment, unknown>;
export const AttachmentsByLanguageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AttachmentsByLanguage on LocalisedAttachments {
  it {
    ...AttachmentFields
  }
  en {
    ...AttachmentFields
  }
  de {
    ...AttachmentFields
  }
}
    fragment AttachmentFields on Attachment {
  type
  name
  url
  category
  customCategory
}`, {"fragmentName":"AttachmentsByLanguage"}) as unknown as TypedDocumentString<AttachmentsByLanguageFragment, unknown>;
export const SessionUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SessionUser on CurrentUser {
  id
  uid
  firstName
  lastName
  email
  pricelist
  pricelistName
  superUser
  type
  company
  address
  address2
  postalCode
  city
  province
  phone
  phone1
  checkbox1
  checkbox2
  consentPending
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  priceListAskedAt
  measureRule {
    mode
    threshold
  }
  revision
}
    `, {"fragmentName":"SessionUser"}) as unknown as TypedDocumentString<SessionUserFragment, unknown>;
export const HelpViewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}
    `, {"fragmentName":"HelpViewFields"}) as unknown as TypedDocumentString<HelpViewFieldsFragment, unknown>;
export const JobPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JobParts on Job {
  id
  kind
  variant
  name
  state
  startsAt
  startedAt
  startedBy
  finishedAt
  done
  total
  counts {
    ended
    count
  }
  notes {
    subject
    reason
    about {
      kind
      id
      name {
        ...Texts
      }
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"JobParts"}) as unknown as TypedDocumentString<JobPartsFragment, unknown>;
export const PhaseRulesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PhaseRules on GuidedTestPhase {
  id
  withProcedure
  conditions {
    include
    exclude
  }
  choices {
    products
    visibility
    visibilityConditions
    recommended
    recommendedConditions
    withProcedure
    priorities {
      value
      tags
    }
  }
}
    `, {"fragmentName":"PhaseRules"}) as unknown as TypedDocumentString<PhaseRulesFragment, unknown>;
export const TagFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}
    `, {"fragmentName":"TagFields"}) as unknown as TypedDocumentString<TagFieldsFragment, unknown>;
export const UploadFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UploadForm on Upload {
  key
  url
  fields {
    name
    value
  }
}
    `, {"fragmentName":"UploadForm"}) as unknown as TypedDocumentString<UploadFormFragment, unknown>;
export const OfferToPrintDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferToPrint($id: ID!) {
  offer(id: $id) {
    ...OfferFields
  }
  sentOffer(offer: $id) {
    state
  }
  offerSettings {
    accent
    businessName
    vatNumber
    taxCode
    registration
    pec
    iban
    insurance
    withdrawalNotice {
      ...Texts
    }
  }
}
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
fragment OfferLineFields on OfferLine {
  id
  kind
  sectionId
  description {
    ...Texts
  }
  longText {
    ...Texts
  }
  unit
  quantity
  price
  discount
  vat
  quantityFrom {
    quotationId
    choice {
      entries {
        place
        line
      }
    }
  }
  optional
  alternative
  chosen
  hours
  hourlyCost
  unitCost
  work {
    workId
    workRevision
    finished
  }
  material {
    ...OfferMaterial
  }
}
fragment OfferFields on Offer {
  id
  uid
  revision
  createdAt
  updatedAt
  updatedBy
  prefix
  number
  year
  title
  language
  validUntil
  customerId
  siteId
  contactId
  customer {
    kind
    name
    vatNumber
    taxCode
    sdiCode
    pec
    email
    phone
    address
    postalCode
    city
    province
    country
  }
  site {
    label
    address
    postalCode
    city
    province
    country
    dwelling
  }
  contact {
    name
    role
    phone
    email
  }
  policy
  markup
  hourlyCost
  discount {
    percent
    amount
  }
  rounding {
    amount
    wanted
    basis
  }
  withholding
  splitPayment
  stamp
  defaultVat
  vat {
    ...OfferVat
  }
  texts {
    intro
    included
    excluded
    terms
    timing
    payment
  }
  sections {
    id
    name
    totalOnly
  }
  lines {
    ...OfferLineFields
  }
  plan {
    ...OfferMilestone
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OfferToPrintQuery, OfferToPrintQueryVariables>;
export const QuotationToMeasureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotationToMeasure($id: ID!) {
  quotation(id: $id) {
    id
    name
    location
    province
    user {
      id
      uid
      firstName
      lastName
      email
      type
      company
      address
      postalCode
      city
      province
      phone
      phone1
      showLogo
      imageUrl
    }
    measures {
      rule {
        mode
        threshold
      }
      places {
        id
        name
        kind
        rule {
          mode
          threshold
        }
        lines {
          id
          description
          count
          length
          height
          coefficient
          note
          openings {
            id
            description
            count
            width
            height
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuotationToMeasureQuery, QuotationToMeasureQueryVariables>;
export const CreateOfferTicketDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOfferTicket($offer: ID!) {
  createOfferTicket(offer: $offer) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<CreateOfferTicketMutation, CreateOfferTicketMutationVariables>;
export const OfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Offer($id: ID!) {
  offer(id: $id) {
    ...OfferFields
  }
}
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
fragment OfferLineFields on OfferLine {
  id
  kind
  sectionId
  description {
    ...Texts
  }
  longText {
    ...Texts
  }
  unit
  quantity
  price
  discount
  vat
  quantityFrom {
    quotationId
    choice {
      entries {
        place
        line
      }
    }
  }
  optional
  alternative
  chosen
  hours
  hourlyCost
  unitCost
  work {
    workId
    workRevision
    finished
  }
  material {
    ...OfferMaterial
  }
}
fragment OfferFields on Offer {
  id
  uid
  revision
  createdAt
  updatedAt
  updatedBy
  prefix
  number
  year
  title
  language
  validUntil
  customerId
  siteId
  contactId
  customer {
    kind
    name
    vatNumber
    taxCode
    sdiCode
    pec
    email
    phone
    address
    postalCode
    city
    province
    country
  }
  site {
    label
    address
    postalCode
    city
    province
    country
    dwelling
  }
  contact {
    name
    role
    phone
    email
  }
  policy
  markup
  hourlyCost
  discount {
    percent
    amount
  }
  rounding {
    amount
    wanted
    basis
  }
  withholding
  splitPayment
  stamp
  defaultVat
  vat {
    ...OfferVat
  }
  texts {
    intro
    included
    excluded
    terms
    timing
    payment
  }
  sections {
    id
    name
    totalOnly
  }
  lines {
    ...OfferLineFields
  }
  plan {
    ...OfferMilestone
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OfferQuery, OfferQueryVariables>;
export const OfferChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferChanges($id: ID!) {
  offerChanges(id: $id) {
    materials {
      kind
      lineId
      quotationId
      sId
      revision
      now {
        description {
          ...Texts
        }
        unit
        quantity
        color {
          code
          r
          g
          b
        }
        packs {
          size
          count
        }
        cost
      }
      difference
    }
    works
    quantities {
      lineId
      quantity
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OfferChangesQuery, OfferChangesQueryVariables>;
export const OwnersOfferSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnersOfferSettings {
  offerSettings {
    businessName
    vatNumber
    regime
    iban
    hourlyCost
    acceptedTerms
    asksCode
    remindersOn
    mailSubject {
      ...Texts
    }
    mailText {
      ...Texts
    }
    reminderSubject {
      ...Texts
    }
    reminderText {
      ...Texts
    }
    message {
      ...Texts
    }
    vat {
      ...OfferVat
    }
    plan {
      ...OfferMilestone
    }
  }
}
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OwnersOfferSettingsQuery, OwnersOfferSettingsQueryVariables>;
export const UpdateOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOffer($input: UpdateOfferInput!) {
  updateOffer(input: $input) {
    ...OfferFields
  }
}
    fragment OfferVat on VatCode {
  code
  label
  rate
  nature
  note {
    ...Texts
  }
  stampable
}
fragment OfferMilestone on Milestone {
  label
  kind
  value
  when {
    at
    day
    days
  }
}
fragment OfferMaterial on MaterialCopy {
  quotationId
  sId
  productId
  color {
    code
    r
    g
    b
  }
  colorlist
  packs {
    size
    count
  }
  area
  places
  cost
  ownCost
  markup
  works
  copiedAt
}
fragment OfferLineFields on OfferLine {
  id
  kind
  sectionId
  description {
    ...Texts
  }
  longText {
    ...Texts
  }
  unit
  quantity
  price
  discount
  vat
  quantityFrom {
    quotationId
    choice {
      entries {
        place
        line
      }
    }
  }
  optional
  alternative
  chosen
  hours
  hourlyCost
  unitCost
  work {
    workId
    workRevision
    finished
  }
  material {
    ...OfferMaterial
  }
}
fragment OfferFields on Offer {
  id
  uid
  revision
  createdAt
  updatedAt
  updatedBy
  prefix
  number
  year
  title
  language
  validUntil
  customerId
  siteId
  contactId
  customer {
    kind
    name
    vatNumber
    taxCode
    sdiCode
    pec
    email
    phone
    address
    postalCode
    city
    province
    country
  }
  site {
    label
    address
    postalCode
    city
    province
    country
    dwelling
  }
  contact {
    name
    role
    phone
    email
  }
  policy
  markup
  hourlyCost
  discount {
    percent
    amount
  }
  rounding {
    amount
    wanted
    basis
  }
  withholding
  splitPayment
  stamp
  defaultVat
  vat {
    ...OfferVat
  }
  texts {
    intro
    included
    excluded
    terms
    timing
    payment
  }
  sections {
    id
    name
    totalOnly
  }
  lines {
    ...OfferLineFields
  }
  plan {
    ...OfferMilestone
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<UpdateOfferMutation, UpdateOfferMutationVariables>;
export const DeleteOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteOffer($id: ID!) {
  deleteOffer(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteOfferMutation, DeleteOfferMutationVariables>;
export const CreateOfferTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOfferTemplate($key: ID!, $name: String!, $offer: ID!) {
  createOfferTemplate(key: $key, name: $name, offer: $offer) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOfferTemplateMutation, CreateOfferTemplateMutationVariables>;
export const WorksForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorksForOffers {
  works {
    id
    revision
    code
    description {
      ...Texts
    }
    group
    unit
    price
    vat
    hours
    hourlyCost
    unitCost
    finished
    phases
    archived
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<WorksForOffersQuery, WorksForOffersQueryVariables>;
export const WorkForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkForOffers($id: ID!) {
  work(id: $id) {
    id
    revision
    code
    description {
      ...Texts
    }
    longText {
      ...Texts
    }
    group
    unit
    price
    vat
    hours
    hourlyCost
    unitCost
    finished
    phases
    archived
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<WorkForOffersQuery, WorkForOffersQueryVariables>;
export const KeepWorkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepWork($key: ID!, $work: NewWorkInput!) {
  createWork(key: $key, work: $work) {
    id
    revision
    code
  }
}
    `) as unknown as TypedDocumentString<KeepWorkMutation, KeepWorkMutationVariables>;
export const QuotationsForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotationsForOffers($filter: QuotationFilter!, $pageSize: Int!) {
  quotations(
    filter: $filter
    pageSize: $pageSize
    sort: createdAt
    descending: true
  ) {
    items {
      id
      name
      location
      createdAt
    }
    total
  }
}
    `) as unknown as TypedDocumentString<QuotationsForOffersQuery, QuotationsForOffersQueryVariables>;
export const RowsForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RowsForOffers($id: ID!) {
  quotation(id: $id) {
    id
    name
    revision
    selectedProducts {
      sId
      um
      name {
        ...Texts
      }
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<RowsForOffersQuery, RowsForOffersQueryVariables>;
export const MeasuresForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MeasuresForOffers($id: ID!) {
  quotation(id: $id) {
    id
    name
    measures {
      rule {
        mode
        threshold
      }
      places {
        id
        name
        kind
        rule {
          mode
          threshold
        }
        lines {
          id
          description
          count
          length
          height
          coefficient
          openings {
            id
            description
            count
            width
            height
          }
          note
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeasuresForOffersQuery, MeasuresForOffersQueryVariables>;
export const PhasesForOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PhasesForOffers {
  guidedTestPhases {
    id
    name {
      ...Texts
    }
    choices {
      products
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<PhasesForOffersQuery, PhasesForOffersQueryVariables>;
export const ListedOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListedOffers($after: String) {
  offers(after: $after) {
    items {
      ...ListedOfferParts
    }
    next
  }
}
    fragment ListedOfferParts on OfferLight {
  id
  prefix
  number
  year
  title
  language
  customerId
  customerName
  siteName
  taxable
  updatedAt
  state
  version
  firstSentAt
  sentAt
  openedAt
  sentUntil
  sentValue
  outcome {
    by
    how
    day
  }
  cancelled {
    day
  }
  lastEvent
  lastEventAt
  waitingQuestions
  returned
  unseen
  archived
}`) as unknown as TypedDocumentString<ListedOffersQuery, ListedOffersQueryVariables>;
export const DuplicateOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateOffer($input: DuplicateOfferInput!) {
  duplicateOffer(input: $input) {
    id
    prefix
    number
    year
  }
}
    `) as unknown as TypedDocumentString<DuplicateOfferMutation, DuplicateOfferMutationVariables>;
export const OfferableQuotationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferableQuotations($filter: QuotationFilter!, $pageSize: Int!) {
  quotations(
    filter: $filter
    pageSize: $pageSize
    sort: createdAt
    descending: true
  ) {
    items {
      id
      name
      location
    }
  }
}
    `) as unknown as TypedDocumentString<OfferableQuotationsQuery, OfferableQuotationsQueryVariables>;
export const QuotationPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotationPeople($id: ID!) {
  quotation(id: $id) {
    customerId
    siteId
  }
}
    `) as unknown as TypedDocumentString<QuotationPeopleQuery, QuotationPeopleQueryVariables>;
export const CreateOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOfferMutation, CreateOfferMutationVariables>;
export const SentOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SentOffer($offer: ID!) {
  sentOffer(offer: $offer) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<SentOfferQuery, SentOfferQueryVariables>;
export const OfferVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferVersions($offer: ID!) {
  offerVersions(offer: $offer) {
    number
    state
    channel
    sentAt
    openedAt
    validUntil
    snapshotHash
    asksCode
    recipients
    value
    stamp
    total
    outcome {
      by
      how
      day
      note
      at
    }
  }
}
    `) as unknown as TypedDocumentString<OfferVersionsQuery, OfferVersionsQueryVariables>;
export const OfferVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferVersion($offer: ID!, $version: Int!) {
  offerVersion(offer: $offer, version: $version)
}
    `) as unknown as TypedDocumentString<OfferVersionQuery, OfferVersionQueryVariables>;
export const OfferFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferFile($offer: ID!, $version: Int!, $signed: Boolean) {
  offerFile(offer: $offer, version: $version, signed: $signed)
}
    `) as unknown as TypedDocumentString<OfferFileQuery, OfferFileQueryVariables>;
export const OfferTimelineDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferTimeline($offer: ID!, $after: String) {
  offerTimeline(offer: $offer, after: $after) {
    items {
      id
      at
      event
      by
      who
      version
      detail
      unmailed
    }
    next
  }
}
    `) as unknown as TypedDocumentString<OfferTimelineQuery, OfferTimelineQueryVariables>;
export const OfferMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferMessages($offer: ID!) {
  offerMessages(offer: $offer) {
    ...OfferMessageParts
  }
}
    fragment OfferMessageParts on OfferMessage {
  id
  at
  by
  who
  text
  line
  version
  unmailed
}`) as unknown as TypedDocumentString<OfferMessagesQuery, OfferMessagesQueryVariables>;
export const OfferLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferLinks($offer: ID!) {
  offerLinks(offer: $offer) {
    ...OfferLinkParts
  }
}
    fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}`) as unknown as TypedDocumentString<OfferLinksQuery, OfferLinksQueryVariables>;
export const OfferDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferDeliveries($offer: ID!) {
  offerDeliveries(offer: $offer) {
    ...OfferDeliveryParts
  }
}
    fragment OfferDeliveryParts on OfferDelivery {
  id
  address
  kind
  version
  status
  permanent
  at
}`) as unknown as TypedDocumentString<OfferDeliveriesQuery, OfferDeliveriesQueryVariables>;
export const SendOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendOffer($input: SendOfferInput!) {
  sendOffer(input: $input) {
    ...SendResultParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}
fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}
fragment OfferDeliveryParts on OfferDelivery {
  id
  address
  kind
  version
  status
  permanent
  at
}
fragment SendResultParts on SendResult {
  sent {
    ...SentOfferParts
  }
  link {
    ...OfferLinkParts
  }
  deliveries {
    ...OfferDeliveryParts
  }
}`) as unknown as TypedDocumentString<SendOfferMutation, SendOfferMutationVariables>;
export const ResendOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendOffer($input: ResendOfferInput!) {
  resendOffer(input: $input) {
    ...SendResultParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}
fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}
fragment OfferDeliveryParts on OfferDelivery {
  id
  address
  kind
  version
  status
  permanent
  at
}
fragment SendResultParts on SendResult {
  sent {
    ...SentOfferParts
  }
  link {
    ...OfferLinkParts
  }
  deliveries {
    ...OfferDeliveryParts
  }
}`) as unknown as TypedDocumentString<ResendOfferMutation, ResendOfferMutationVariables>;
export const WithdrawOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawOffer($offer: ID!, $version: Int!, $reason: String, $tell: Boolean) {
  withdrawOffer(offer: $offer, version: $version, reason: $reason, tell: $tell) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<WithdrawOfferMutation, WithdrawOfferMutationVariables>;
export const MarkOfferAcceptedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkOfferAccepted($offer: ID!, $version: Int!, $how: String!, $day: String!, $note: String, $selection: [ID!]) {
  markOfferAccepted(
    offer: $offer
    version: $version
    how: $how
    day: $day
    note: $note
    selection: $selection
  ) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<MarkOfferAcceptedMutation, MarkOfferAcceptedMutationVariables>;
export const MarkOfferLostDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkOfferLost($offer: ID!, $version: Int!, $reason: String!, $note: String) {
  markOfferLost(offer: $offer, version: $version, reason: $reason, note: $note) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<MarkOfferLostMutation, MarkOfferLostMutationVariables>;
export const ReopenOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenOffer($offer: ID!, $version: Int!) {
  reopenOffer(offer: $offer, version: $version) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<ReopenOfferMutation, ReopenOfferMutationVariables>;
export const CancelAcceptedOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelAcceptedOffer($offer: ID!, $day: String!, $reason: String!) {
  cancelAcceptedOffer(offer: $offer, day: $day, reason: $reason) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<CancelAcceptedOfferMutation, CancelAcceptedOfferMutationVariables>;
export const AnswerOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerOffer($key: ID!, $offer: ID!, $text: String!) {
  answerOffer(key: $key, offer: $offer, text: $text) {
    ...OfferMessageParts
  }
}
    fragment OfferMessageParts on OfferMessage {
  id
  at
  by
  who
  text
  line
  version
  unmailed
}`) as unknown as TypedDocumentString<AnswerOfferMutation, AnswerOfferMutationVariables>;
export const CreateOfferLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOfferLink($key: ID!, $offer: ID!, $recipient: String, $inPerson: Boolean) {
  createOfferLink(
    key: $key
    offer: $offer
    recipient: $recipient
    inPerson: $inPerson
  ) {
    ...OfferLinkParts
  }
}
    fragment OfferLinkParts on OfferLink {
  id
  recipient
  inPerson
  address
  createdAt
  expiresAt
  firstOpenedAt
  openedAt
  visits
}`) as unknown as TypedDocumentString<CreateOfferLinkMutation, CreateOfferLinkMutationVariables>;
export const RevokeOfferLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeOfferLink($offer: ID!, $id: ID!) {
  revokeOfferLink(offer: $offer, id: $id)
}
    `) as unknown as TypedDocumentString<RevokeOfferLinkMutation, RevokeOfferLinkMutationVariables>;
export const SkipReminderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SkipReminder($offer: ID!, $version: Int!, $at: String!) {
  skipReminder(offer: $offer, version: $version, at: $at) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<SkipReminderMutation, SkipReminderMutationVariables>;
export const RemindNowDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemindNow($key: ID!, $offer: ID!, $version: Int!) {
  remindNow(key: $key, offer: $offer, version: $version) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<RemindNowMutation, RemindNowMutationVariables>;
export const LeaveOutRemindersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveOutReminders($offer: ID!, $version: Int!, $leftOut: Boolean!) {
  leaveOutReminders(offer: $offer, version: $version, leftOut: $leftOut) {
    ...SentOfferParts
  }
}
    fragment SentOfferParts on SentOffer {
  offer
  version
  state
  channel
  firstSentAt
  sentAt
  openedAt
  validUntil
  outcome {
    by
    how
    day
    note
    at
  }
  cancelled {
    by
    day
    reason
  }
  unmailed
  value
  accepted {
    lines
    names
    value
    vat
    stamp
    total
    plan {
      label
      amount
    }
  }
  signed
  changed
  preparing
  failed
  waitingQuestions
  reminding
  nextReminder
  leftOut
  archived
}`) as unknown as TypedDocumentString<LeaveOutRemindersMutation, LeaveOutRemindersMutationVariables>;
export const ArchiveOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveOffer($offer: ID!, $archived: Boolean!) {
  archiveOffer(offer: $offer, archived: $archived) {
    id
    archived
  }
}
    `) as unknown as TypedDocumentString<ArchiveOfferMutation, ArchiveOfferMutationVariables>;
export const OwnOfferSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnOfferSettings {
  offerSettings {
    ...OwnOfferSettingsParts
  }
}
    fragment OwnOfferSettingsParts on OfferSettings {
  revision
  accent
  businessName
  vatNumber
  taxCode
  registration
  pec
  iban
  insurance
  regime
  hourlyCost
  markup
  validityDays
  plan {
    label
    kind
    value
    when {
      at
      day
      days
    }
  }
  prefix
  vat {
    code
    label
    rate
    note {
      ...Texts
    }
  }
  nextNumber
  remindersOn
  reminders {
    from
    days
  }
  asksCode
  mutedMails
  mutedPushes
  withdrawalNotice {
    ...Texts
  }
  mailSubject {
    ...Texts
  }
  mailText {
    ...Texts
  }
  reminderSubject {
    ...Texts
  }
  reminderText {
    ...Texts
  }
  message {
    ...Texts
  }
  given {
    withdrawalNotice {
      ...Texts
    }
    mailSubject {
      ...Texts
    }
    mailText {
      ...Texts
    }
    reminderSubject {
      ...Texts
    }
    reminderText {
      ...Texts
    }
    message {
      ...Texts
    }
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OwnOfferSettingsQuery, OwnOfferSettingsQueryVariables>;
export const UpdateOfferSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOfferSettings($input: OfferSettingsInput!) {
  updateOfferSettings(input: $input) {
    ...OwnOfferSettingsParts
  }
}
    fragment OwnOfferSettingsParts on OfferSettings {
  revision
  accent
  businessName
  vatNumber
  taxCode
  registration
  pec
  iban
  insurance
  regime
  hourlyCost
  markup
  validityDays
  plan {
    label
    kind
    value
    when {
      at
      day
      days
    }
  }
  prefix
  vat {
    code
    label
    rate
    note {
      ...Texts
    }
  }
  nextNumber
  remindersOn
  reminders {
    from
    days
  }
  asksCode
  mutedMails
  mutedPushes
  withdrawalNotice {
    ...Texts
  }
  mailSubject {
    ...Texts
  }
  mailText {
    ...Texts
  }
  reminderSubject {
    ...Texts
  }
  reminderText {
    ...Texts
  }
  message {
    ...Texts
  }
  given {
    withdrawalNotice {
      ...Texts
    }
    mailSubject {
      ...Texts
    }
    mailText {
      ...Texts
    }
    reminderSubject {
      ...Texts
    }
    reminderText {
      ...Texts
    }
    message {
      ...Texts
    }
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<UpdateOfferSettingsMutation, UpdateOfferSettingsMutationVariables>;
export const OfferTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferTemplates {
  offerTemplates {
    ...OfferTemplateParts
  }
}
    fragment OfferTemplateParts on OfferTemplate {
  id
  revision
  name
  title
  lines
  updatedAt
}`) as unknown as TypedDocumentString<OfferTemplatesQuery, OfferTemplatesQueryVariables>;
export const UpdateOfferTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOfferTemplate($id: ID!, $revision: Int!, $name: String, $offer: ID) {
  updateOfferTemplate(id: $id, revision: $revision, name: $name, offer: $offer) {
    ...OfferTemplateParts
  }
}
    fragment OfferTemplateParts on OfferTemplate {
  id
  revision
  name
  title
  lines
  updatedAt
}`) as unknown as TypedDocumentString<UpdateOfferTemplateMutation, UpdateOfferTemplateMutationVariables>;
export const DeleteOfferTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteOfferTemplate($id: ID!) {
  deleteOfferTemplate(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteOfferTemplateMutation, DeleteOfferTemplateMutationVariables>;
export const OfferTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferTexts {
  offerTexts {
    ...OfferTextParts
  }
}
    fragment OfferTextParts on OfferText {
  id
  revision
  name
  kind
  updatedAt
}`) as unknown as TypedDocumentString<OfferTextsQuery, OfferTextsQueryVariables>;
export const OfferTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferText($id: ID!) {
  offerText(id: $id) {
    ...OfferTextParts
    text {
      ...Texts
    }
  }
}
    fragment OfferTextParts on OfferText {
  id
  revision
  name
  kind
  updatedAt
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<OfferTextQuery, OfferTextQueryVariables>;
export const CreateOfferTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOfferText($key: ID!, $text: OfferTextInput!) {
  createOfferText(key: $key, text: $text) {
    ...OfferTextParts
  }
}
    fragment OfferTextParts on OfferText {
  id
  revision
  name
  kind
  updatedAt
}`) as unknown as TypedDocumentString<CreateOfferTextMutation, CreateOfferTextMutationVariables>;
export const UpdateOfferTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOfferText($id: ID!, $revision: Int!, $text: OfferTextInput!) {
  updateOfferText(id: $id, revision: $revision, text: $text) {
    ...OfferTextParts
  }
}
    fragment OfferTextParts on OfferText {
  id
  revision
  name
  kind
  updatedAt
}`) as unknown as TypedDocumentString<UpdateOfferTextMutation, UpdateOfferTextMutationVariables>;
export const DeleteOfferTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteOfferText($id: ID!) {
  deleteOfferText(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteOfferTextMutation, DeleteOfferTextMutationVariables>;