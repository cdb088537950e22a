/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddedColourInput = {
  colour: string;
  day: string;
  /** 8 to 16 letters, digits, hyphens or underscores; once in its card. */
  id: string;
  /** Null: the whole site. */
  place?: string | null | undefined;
  product: string;
};

export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

/** Added and hidden lines are sent whole. */
export type ColourCardInput = {
  added: Array<AddedColourInput>;
  customer: string;
  hidden: Array<string>;
  revision: number;
};

export type CustomerErasureInput = {
  /** Also out of offers that were accepted: lines and amounts stay. */
  accepted?: boolean | null | undefined;
  id: string;
  /** The name of the customer, as it is typed to confirm. */
  name: string;
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

export type MeasureMode =
  /** Every opening is deducted. */
  | 'exact'
  /** Openings up to the threshold are not deducted. */
  | 'vuotoPerPieno';

export type MergeCustomersInput = {
  /** Fields that get the value of the other one; empty ones get it anyway. */
  fromOther: Array<MergedField>;
  /** The one that stays. */
  kept: string;
  keptRevision: number;
  other: string;
  otherRevision: number;
};

/** Fields of which a merge keeps one; sites and contacts are joined. */
export type MergedField =
  | 'address'
  | 'city'
  | 'company'
  | 'country'
  | 'email'
  | 'firstName'
  | 'kind'
  | 'language'
  | 'lastName'
  | 'note'
  | 'paysByTaxTransfer'
  | 'pec'
  | 'phone'
  | 'phone1'
  | 'postalCode'
  | 'province'
  | 'sdiCode'
  | 'taxCode'
  | 'vatNumber';

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

export type CustomerUsesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerUsesQuery = { customerUses: Array<{ customer: string, quotations: number, offers: number, accepted: number, lastActivity: string }> };

export type CustomerQuotationsQueryVariables = Exact<{
  filter: QuotationFilter;
  pageSize: number;
}>;


export type CustomerQuotationsQuery = { quotations: { total: number, items: Array<{ id: string, name: string, location: string, province: string | null, createdAt: string, total: number | null, archived: boolean }> } };

export type OffersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OffersQuery = { offers: { next: string | null, items: Array<{ id: string, prefix: string, number: number, year: number, title: string, customerId: string | null, taxable: number | null, sentValue: number | null, createdAt: string }> } };

export type ColourCardPartsFragment = { customer: string, revision: number, lines: Array<{ key: string, added: boolean, hidden: boolean, colour: string, r: number | null, g: number | null, b: number | null, folder: string | null, place: string | null, area: number | null, quotation: string | null, quotationName: string | null, day: string, product: { it: string, en: string | null, de: string | null } }> };

export type ColourCardQueryVariables = Exact<{
  customer: string;
}>;


export type ColourCardQuery = { colourCard: { customer: string, revision: number, lines: Array<{ key: string, added: boolean, hidden: boolean, colour: string, r: number | null, g: number | null, b: number | null, folder: string | null, place: string | null, area: number | null, quotation: string | null, quotationName: string | null, day: string, product: { it: string, en: string | null, de: string | null } }> } };

export type SaveColourCardMutationVariables = Exact<{
  card: ColourCardInput;
}>;


export type SaveColourCardMutation = { saveColourCard: { customer: string, revision: number, lines: Array<{ key: string, added: boolean, hidden: boolean, colour: string, r: number | null, g: number | null, b: number | null, folder: string | null, place: string | null, area: number | null, quotation: string | null, quotationName: string | null, day: string, product: { it: string, en: string | null, de: string | null } }> } };

export type EraseCustomerMutationVariables = Exact<{
  key: string;
  erasure: CustomerErasureInput;
}>;


export type EraseCustomerMutation = { eraseCustomer: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type CreateColourCardTicketMutationVariables = Exact<{
  customer: string;
}>;


export type CreateColourCardTicketMutation = { createColourCardTicket: { ticket: string } };

export type MergeCustomersMutationVariables = Exact<{
  key: string;
  merge: MergeCustomersInput;
}>;


export type MergeCustomersMutation = { mergeCustomers: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type KeepCustomersApartMutationVariables = Exact<{
  first: string;
  second: string;
}>;


export type KeepCustomersApartMutation = { keepCustomersApart: { id: string } };

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
export const ColourCardPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ColourCardParts on ColourCard {
  customer
  revision
  lines {
    key
    added
    hidden
    product {
      ...Texts
    }
    colour
    r
    g
    b
    folder
    place
    area
    quotation
    quotationName
    day
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"ColourCardParts"}) as unknown as TypedDocumentString<ColourCardPartsFragment, unknown>;
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
export const CustomerUsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerUses {
  customerUses {
    customer
    quotations
    offers
    accepted
    lastActivity
  }
}
    `) as unknown as TypedDocumentString<CustomerUsesQuery, CustomerUsesQueryVariables>;
export const CustomerQuotationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerQuotations($filter: QuotationFilter!, $pageSize: Int!) {
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
      province
      createdAt
      total
      archived
    }
    total
  }
}
    `) as unknown as TypedDocumentString<CustomerQuotationsQuery, CustomerQuotationsQueryVariables>;
export const OffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Offers($after: String) {
  offers(after: $after) {
    items {
      id
      prefix
      number
      year
      title
      customerId
      taxable
      sentValue
      createdAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<OffersQuery, OffersQueryVariables>;
export const ColourCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ColourCard($customer: ID!) {
  colourCard(customer: $customer) {
    ...ColourCardParts
  }
}
    fragment ColourCardParts on ColourCard {
  customer
  revision
  lines {
    key
    added
    hidden
    product {
      ...Texts
    }
    colour
    r
    g
    b
    folder
    place
    area
    quotation
    quotationName
    day
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<ColourCardQuery, ColourCardQueryVariables>;
export const SaveColourCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveColourCard($card: ColourCardInput!) {
  saveColourCard(card: $card) {
    ...ColourCardParts
  }
}
    fragment ColourCardParts on ColourCard {
  customer
  revision
  lines {
    key
    added
    hidden
    product {
      ...Texts
    }
    colour
    r
    g
    b
    folder
    place
    area
    quotation
    quotationName
    day
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<SaveColourCardMutation, SaveColourCardMutationVariables>;
export const EraseCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EraseCustomer($key: ID!, $erasure: CustomerErasureInput!) {
  eraseCustomer(key: $key, erasure: $erasure) {
    ...JobParts
  }
}
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
}`) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>;
export const CreateColourCardTicketDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateColourCardTicket($customer: ID!) {
  createColourCardTicket(customer: $customer) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<CreateColourCardTicketMutation, CreateColourCardTicketMutationVariables>;
export const MergeCustomersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeCustomers($key: ID!, $merge: MergeCustomersInput!) {
  mergeCustomers(key: $key, merge: $merge) {
    ...JobParts
  }
}
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
}`) as unknown as TypedDocumentString<MergeCustomersMutation, MergeCustomersMutationVariables>;
export const KeepCustomersApartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepCustomersApart($first: ID!, $second: ID!) {
  keepCustomersApart(first: $first, second: $second) {
    id
  }
}
    `) as unknown as TypedDocumentString<KeepCustomersApartMutation, KeepCustomersApartMutationVariables>;