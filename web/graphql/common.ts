/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceToTranslate = {
  index: number;
  procedure?: string | null | undefined;
};

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

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

export type JobLogTone =
  | 'error'
  | 'info'
  | 'success'
  | 'warn';

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

export type NamesToTranslate = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it: string;
};

export type NewTagInput = {
  name: string;
  /** Lower-case letters, digits and hyphens. */
  slug: string;
};

export type OwnEventKind =
  | 'accepted'
  | 'bounce'
  /** The customer undid the acceptance. */
  | 'cancelled'
  | 'complaint'
  | 'declined'
  | 'expired'
  | 'opened'
  | 'question'
  /** It is time to call the customer. */
  | 'remind';

/** The Italian texts of a phase. */
export type PhaseToTranslate = {
  choices: Array<ChoiceToTranslate>;
  name: string;
  procedure?: string | null | undefined;
};

/** The Italian texts of a product. */
export type ProductToTranslate = {
  consumptionranges: Array<RangeToTranslate>;
  details?: string | null | undefined;
  name: string;
  priceranges: Array<RangeToTranslate>;
  specs?: string | null | undefined;
};

export type RangeToTranslate = {
  name: string;
  name_i18n?: NamesToTranslate | null | undefined;
};

export type MyNotificationsQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { unread: number, next: string | null, items: Array<{ id: string, title: string, body: string, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, sentAt: string, editedAt: string | null, read: boolean, event: { kind: OwnEventKind, offer: string, number: string } | null }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  all?: boolean | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { unread: number } };

export type AskPriceListMutationVariables = Exact<{ [key: string]: never; }>;


export type AskPriceListMutation = { askPriceList: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type AttachmentsByLanguageFragment = { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null };

export type AttachmentFieldsFragment = { type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null };

export type ProductNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductNamesQuery = { products: Array<{ id: string, archived: boolean, name: { it: string, en: string | null, de: string | null } }> };

export type PriceListNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListNamesQuery = { priceLists: Array<{ id: string, name: string }> };

export type ColoursQueryVariables = Exact<{ [key: string]: never; }>;


export type ColoursQuery = { colours: Array<{ code: string, r: number, g: number, b: number, hbw: number | null, colorlist: string, colorlistId: string }> };

export type SessionUserFragment = { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type SyncAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type SyncAccountMutation = { syncAccount: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type EndSessionMutationVariables = Exact<{
  id?: string | null | undefined;
}>;


export type EndSessionMutation = { endSession: boolean };

export type GiveConsentMutationVariables = Exact<{
  privacy: boolean;
  marketing: boolean;
}>;


export type GiveConsentMutation = { giveConsent: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type HelpViewFieldsFragment = { at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null };

export type HelpViewsQueryVariables = Exact<{
  userId: string;
}>;


export type HelpViewsQuery = { helpViews: Array<{ at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null }> };

export type OwnHelpViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHelpViewsQuery = { ownHelpViews: Array<{ at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null }> };

export type JobPartsFragment = { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> };

export type JobsQueryVariables = Exact<{
  kind: JobKind;
}>;


export type JobsQuery = { jobs: Array<{ id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> }> };

export type ContinueJobMutationVariables = Exact<{
  kind: JobKind;
  id: string;
}>;


export type ContinueJobMutation = { continueJob: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type JobLogQueryVariables = Exact<{
  kind: JobKind;
  id: string;
  after?: string | null | undefined;
}>;


export type JobLogQuery = { jobLog: { next: string | null, lines: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }> } };

export type ChangesSubscriptionVariables = Exact<{
  scope: string;
}>;


export type ChangesSubscription = { onChange: { scope: string, entity: string, id: string, revision: number | null } | null };

export type PhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhasesQuery = { phases: Array<{ id: string, name: { it: string, en: string | null, de: string | null } }> };

export type NotificationAttachmentQueryVariables = Exact<{
  id: string;
}>;


export type NotificationAttachmentQuery = { notificationAttachment: { url: string } };

export type PhaseRulesFragment = { id: string, withProcedure: boolean, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, priorities: Array<{ value: number, tags: Array<string> }> }> };

export type PriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsQuery = { priceLists: Array<{ id: string, name: string, code: string | null, countries: Array<string> | null, isCatchAll: boolean, order: number, productCount: number, revision: number, updatedAt: string, updatedBy: string }> };

export type ProductWordsQueryVariables = Exact<{
  english: boolean;
}>;


export type ProductWordsQuery = { productWords: Array<{ id: string, it: string, en?: string, tags: string }> };

export type TagFieldsFragment = { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string };

export type TagsOfConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsOfConditionsQuery = { tags: Array<{ name: string, slug: string, formerSlugs: Array<string> | null }> };

export type CreateTagMutationVariables = Exact<{
  key: string;
  tag: NewTagInput;
}>;


export type CreateTagMutation = { createTag: { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string } };

export type TextsFragment = { it: string, en: string | null, de: string | null };

export type TranslateProductMutationVariables = Exact<{
  productData: ProductToTranslate;
}>;


export type TranslateProductMutation = { translateProduct: { success: boolean, translations: { name: string, details: string, specs: string, consumptionRanges: Array<{ index: number, name: string }>, priceRanges: Array<{ index: number, name: string }> } } };

export type TranslatePhaseMutationVariables = Exact<{
  phaseData: PhaseToTranslate;
}>;


export type TranslatePhaseMutation = { translatePhase: { success: boolean, translations: { name: string, procedure: string, choices: Array<{ index: number, procedure: string }> } } };

export type UploadFormFragment = { key: string, url: string, fields: Array<{ name: string, value: string }> };

export type UploadUserImageMutationVariables = Exact<{
  userId: string;
  type: string;
  fileName: string;
}>;


export type UploadUserImageMutation = { uploadUserImage: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type UpdateImageMutationVariables = Exact<{
  userId: string;
  key: string;
  imageName: string;
}>;


export type UpdateImageMutation = { updateImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type RemoveImageMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveImageMutation = { removeImage: { imageUrl: string | null, imageName: string | null, revision: number } };

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
export const TextsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Texts on LocalisedText {
  it
  en
  de
}
    `, {"fragmentName":"Texts"}) as unknown as TypedDocumentString<TextsFragment, unknown>;
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
export const MyNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyNotifications($before: String) {
  myNotifications(before: $before) {
    items {
      id
      title
      body
      cta
      ctaText
      ctaUrl
      attachment
      attachmentText
      attachmentOriginalName
      sentAt
      editedAt
      event {
        kind
        offer
        number
      }
      read
    }
    unread
    next
  }
}
    `) as unknown as TypedDocumentString<MyNotificationsQuery, MyNotificationsQueryVariables>;
export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkNotificationsRead($ids: [ID!], $all: Boolean) {
  markNotificationsRead(ids: $ids, all: $all) {
    unread
  }
}
    `) as unknown as TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const AskPriceListDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AskPriceList {
  askPriceList {
    ...SessionUser
  }
}
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
}`) as unknown as TypedDocumentString<AskPriceListMutation, AskPriceListMutationVariables>;
export const ProductNamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductNames {
  products {
    id
    name {
      ...Texts
    }
    archived
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<ProductNamesQuery, ProductNamesQueryVariables>;
export const PriceListNamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceListNames {
  priceLists {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PriceListNamesQuery, PriceListNamesQueryVariables>;
export const ColoursDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Colours {
  colours {
    code
    r
    g
    b
    hbw
    colorlist
    colorlistId
  }
}
    `) as unknown as TypedDocumentString<ColoursQuery, ColoursQueryVariables>;
export const CurrentUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentUser {
  currentUser {
    ...SessionUser
  }
}
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
}`) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const SyncAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SyncAccount {
  syncAccount {
    ...SessionUser
  }
}
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
}`) as unknown as TypedDocumentString<SyncAccountMutation, SyncAccountMutationVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: ID) {
  endSession(id: $id)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const GiveConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GiveConsent($privacy: Boolean!, $marketing: Boolean!) {
  giveConsent(privacy: $privacy, marketing: $marketing) {
    ...SessionUser
  }
}
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
}`) as unknown as TypedDocumentString<GiveConsentMutation, GiveConsentMutationVariables>;
export const HelpViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HelpViews($userId: ID!) {
  helpViews(userId: $userId) {
    ...HelpViewFields
  }
}
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}`) as unknown as TypedDocumentString<HelpViewsQuery, HelpViewsQueryVariables>;
export const OwnHelpViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnHelpViews {
  ownHelpViews {
    ...HelpViewFields
  }
}
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}`) as unknown as TypedDocumentString<OwnHelpViewsQuery, OwnHelpViewsQueryVariables>;
export const JobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Jobs($kind: JobKind!) {
  jobs(kind: $kind) {
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
}`) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const ContinueJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ContinueJob($kind: JobKind!, $id: ID!) {
  continueJob(kind: $kind, id: $id) {
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
}`) as unknown as TypedDocumentString<ContinueJobMutation, ContinueJobMutationVariables>;
export const JobLogDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobLog($kind: JobKind!, $id: ID!, $after: String) {
  jobLog(kind: $kind, id: $id, after: $after) {
    lines {
      at
      tone
      code
      subject
      detail
    }
    next
  }
}
    `) as unknown as TypedDocumentString<JobLogQuery, JobLogQueryVariables>;
export const ChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription Changes($scope: String!) {
  onChange(scope: $scope) {
    scope
    entity
    id
    revision
  }
}
    `) as unknown as TypedDocumentString<ChangesSubscription, ChangesSubscriptionVariables>;
export const PhasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Phases {
  phases {
    id
    name {
      ...Texts
    }
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<PhasesQuery, PhasesQueryVariables>;
export const NotificationAttachmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NotificationAttachment($id: ID!) {
  notificationAttachment(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<NotificationAttachmentQuery, NotificationAttachmentQueryVariables>;
export const PriceListsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceLists {
  priceLists {
    id
    name
    code
    countries
    isCatchAll
    order
    productCount
    revision
    updatedAt
    updatedBy
  }
}
    `) as unknown as TypedDocumentString<PriceListsQuery, PriceListsQueryVariables>;
export const ProductWordsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductWords($english: Boolean!) {
  productWords {
    id
    it
    en @include(if: $english)
    tags
  }
}
    `) as unknown as TypedDocumentString<ProductWordsQuery, ProductWordsQueryVariables>;
export const TagsOfConditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TagsOfConditions {
  tags {
    name
    slug
    formerSlugs
  }
}
    `) as unknown as TypedDocumentString<TagsOfConditionsQuery, TagsOfConditionsQueryVariables>;
export const CreateTagDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateTag($key: ID!, $tag: NewTagInput!) {
  createTag(key: $key, tag: $tag) {
    ...TagFields
  }
}
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<CreateTagMutation, CreateTagMutationVariables>;
export const TranslateProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TranslateProduct($productData: ProductToTranslate!) {
  translateProduct(productData: $productData) {
    success
    translations {
      name
      details
      specs
      consumptionRanges {
        index
        name
      }
      priceRanges {
        index
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TranslateProductMutation, TranslateProductMutationVariables>;
export const TranslatePhaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TranslatePhase($phaseData: PhaseToTranslate!) {
  translatePhase(phaseData: $phaseData) {
    success
    translations {
      name
      procedure
      choices {
        index
        procedure
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TranslatePhaseMutation, TranslatePhaseMutationVariables>;
export const UploadUserImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadUserImage($userId: ID!, $type: String!, $fileName: String!) {
  uploadUserImage(userId: $userId, type: $type, fileName: $fileName) {
    ...UploadForm
  }
}
    fragment UploadForm on Upload {
  key
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<UploadUserImageMutation, UploadUserImageMutationVariables>;
export const UpdateImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateImage($userId: ID!, $key: String!, $imageName: String!) {
  updateImage(userId: $userId, key: $key, imageName: $imageName) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<UpdateImageMutation, UpdateImageMutationVariables>;
export const RemoveImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveImage($userId: ID!) {
  removeImage(userId: $userId) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<RemoveImageMutation, RemoveImageMutationVariables>;