/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HelpSubject =
  | 'catalogue'
  | 'quotation'
  | 'quotations';

export type JobKind =
  /** A user is erased: for the super user who began it. */
  | 'erasure'
  | 'import'
  /** What is held about the caller, as one archive: his own to follow. */
  | 'personal_data'
  | 'price_list_copy'
  | 'price_update'
  | 'price_update_undo'
  /** Older forms of what is stored: `variant` is `dry`, `real`, `forced`, `forced-undone`, `undo`, or the one task that was called. For super users of all that its starter managed. */
  | 'repair';

export type JobState =
  | 'cancelled'
  | 'done'
  | 'running'
  /** Until its day (`startsAt`). */
  | 'waiting';

export type NewPricelistInput = {
  countries?: Array<string> | null | undefined;
  isCatchAll: boolean;
  name: string;
};

export type PricelistInput = {
  countries?: Array<string> | null | undefined;
  id: string;
  isCatchAll: boolean;
  name: string;
};

export type PricelistUsesQueryVariables = Exact<{
  id: string;
}>;


export type PricelistUsesQuery = { pricelistUses: { users: number, unmanagedUsers: number, phases: number } };

export type PricelistProductsQueryVariables = Exact<{
  id: string;
}>;


export type PricelistProductsQuery = { pricelistProducts: { pricelist: { id: string, name: string, availableProducts: Array<string>, revision: number, updatedAt: string, updatedBy: string }, products: Array<{ id: string, phases: Array<string>, standalone: boolean, combined: boolean, archived: boolean, hasPrice: boolean, name: { it: string, en: string | null, de: string | null } }> } };

export type CreatePricelistMutationVariables = Exact<{
  key: string;
  pricelist: NewPricelistInput;
}>;


export type CreatePricelistMutation = { createPricelist: { id: string, name: string } };

export type DuplicatePricelistMutationVariables = Exact<{
  key: string;
  id: string;
  name: string;
  withProducts: boolean;
  factor?: number | null | undefined;
}>;


export type DuplicatePricelistMutation = { duplicatePricelist: { pricelist: { id: string, name: string, productCount: number }, job: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } | null } };

export type UpdatePricelistMutationVariables = Exact<{
  pricelist: PricelistInput;
  revision: number;
}>;


export type UpdatePricelistMutation = { updatePricelist: { id: string, name: string } };

export type DeletePricelistMutationVariables = Exact<{
  id: string;
  replacement?: string | null | undefined;
}>;


export type DeletePricelistMutation = { deletePricelist: { deleted: boolean, usersLeft: number } };

export type ReorderPricelistsMutationVariables = Exact<{
  ids: Array<string> | string;
  from: Array<string> | string;
}>;


export type ReorderPricelistsMutation = { reorderPricelists: Array<string> };

export type SetPricelistProductsMutationVariables = Exact<{
  id: string;
  productIds: Array<string> | string;
  revision: number;
}>;


export type SetPricelistProductsMutation = { setPricelistProducts: { id: string, name: string, availableProducts: Array<string>, revision: number, updatedAt: string, updatedBy: string } };

export type AttachmentsByLanguageFragment = { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null };

export type AttachmentFieldsFragment = { type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null };

export type SessionUserFragment = { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number };

export type HelpViewFieldsFragment = { at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null };

export type JobPartsFragment = { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> };

export type TagFieldsFragment = { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string };

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
  }
}
    `, {"fragmentName":"JobParts"}) as unknown as TypedDocumentString<JobPartsFragment, unknown>;
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
export const PricelistUsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PricelistUses($id: ID!) {
  pricelistUses(id: $id) {
    users
    unmanagedUsers
    phases
  }
}
    `) as unknown as TypedDocumentString<PricelistUsesQuery, PricelistUsesQueryVariables>;
export const PricelistProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PricelistProducts($id: ID!) {
  pricelistProducts(id: $id) {
    pricelist {
      id
      name
      availableProducts
      revision
      updatedAt
      updatedBy
    }
    products {
      id
      name {
        it
        en
        de
      }
      phases
      standalone
      combined
      archived
      hasPrice
    }
  }
}
    `) as unknown as TypedDocumentString<PricelistProductsQuery, PricelistProductsQueryVariables>;
export const CreatePricelistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePricelist($key: ID!, $pricelist: NewPricelistInput!) {
  createPricelist(key: $key, pricelist: $pricelist) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CreatePricelistMutation, CreatePricelistMutationVariables>;
export const DuplicatePricelistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicatePricelist($key: ID!, $id: ID!, $name: String!, $withProducts: Boolean!, $factor: Float) {
  duplicatePricelist(
    key: $key
    id: $id
    name: $name
    withProducts: $withProducts
    factor: $factor
  ) {
    pricelist {
      id
      name
      productCount
    }
    job {
      ...JobParts
    }
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<DuplicatePricelistMutation, DuplicatePricelistMutationVariables>;
export const UpdatePricelistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePricelist($pricelist: PricelistInput!, $revision: Int!) {
  updatePricelist(pricelist: $pricelist, revision: $revision) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<UpdatePricelistMutation, UpdatePricelistMutationVariables>;
export const DeletePricelistDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePricelist($id: ID!, $replacement: ID) {
  deletePricelist(id: $id, replacement: $replacement) {
    deleted
    usersLeft
  }
}
    `) as unknown as TypedDocumentString<DeletePricelistMutation, DeletePricelistMutationVariables>;
export const ReorderPricelistsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReorderPricelists($ids: [ID!]!, $from: [ID!]!) {
  reorderPricelists(ids: $ids, from: $from)
}
    `) as unknown as TypedDocumentString<ReorderPricelistsMutation, ReorderPricelistsMutationVariables>;
export const SetPricelistProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetPricelistProducts($id: ID!, $productIds: [ID!]!, $revision: Int!) {
  setPricelistProducts(id: $id, productIds: $productIds, revision: $revision) {
    id
    name
    availableProducts
    revision
    updatedAt
    updatedBy
  }
}
    `) as unknown as TypedDocumentString<SetPricelistProductsMutation, SetPricelistProductsMutationVariables>;