/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

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

export type MeasureRuleInput = {
  mode: MeasureMode;
  threshold?: number | null | undefined;
};

/** The profile as its user writes it. The form sends the type too, which is not stored; a country is stored for super users only. */
export type ProfileInput = {
  address?: string | null | undefined;
  address2?: string | null | undefined;
  /** The privacy consent: once given it stays. */
  checkbox1: boolean;
  checkbox2?: boolean | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country: string;
  firstName: string;
  /** `it` or `en`; null means the language of the country. */
  language?: string | null | undefined;
  lastName: string;
  phone?: string | null | undefined;
  phone1?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  revision: number;
  showLogo?: boolean | null | undefined;
  type?: string | null | undefined;
};

export type StartPersonalDataMutationVariables = Exact<{
  key: string;
}>;


export type StartPersonalDataMutation = { startPersonalData: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type DownloadPersonalDataMutationVariables = Exact<{
  id: string;
}>;


export type DownloadPersonalDataMutation = { downloadPersonalData: string };

export type AskDeletionMutationVariables = Exact<{
  password: string;
}>;


export type AskDeletionMutation = { askDeletion: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type WithdrawDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawDeletionMutation = { withdrawDeletion: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type UpdateProfileMutationVariables = Exact<{
  profile: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type SendVerificationEmailMutationVariables = Exact<{
  uid: string;
}>;


export type SendVerificationEmailMutation = { sendVerificationEmail: boolean };

export type ChangeOwnEmailMutationVariables = Exact<{
  uid: string;
  email: string;
  currentPassword: string;
}>;


export type ChangeOwnEmailMutation = { updateUser: { id: string, email: string, mailSent: boolean | null } };

export type ChangeOwnPasswordMutationVariables = Exact<{
  uid: string;
  password: string;
  currentPassword: string;
}>;


export type ChangeOwnPasswordMutation = { updateUser: { id: string } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type SetMeasureRuleMutationVariables = Exact<{
  rule: MeasureRuleInput;
}>;


export type SetMeasureRuleMutation = { setMeasureRule: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, consentPending: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, priceListAskedAt: string | null, revision: number, measureRule: { mode: MeasureMode, threshold: number | null } } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, browser: string | null, system: string | null, signedInAt: string, usedAt: string, current: boolean }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

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
export const StartPersonalDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPersonalData($key: ID!) {
  startPersonalData(key: $key) {
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
}`) as unknown as TypedDocumentString<StartPersonalDataMutation, StartPersonalDataMutationVariables>;
export const DownloadPersonalDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DownloadPersonalData($id: ID!) {
  downloadPersonalData(id: $id)
}
    `) as unknown as TypedDocumentString<DownloadPersonalDataMutation, DownloadPersonalDataMutationVariables>;
export const AskDeletionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AskDeletion($password: String!) {
  askDeletion(password: $password) {
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
}`) as unknown as TypedDocumentString<AskDeletionMutation, AskDeletionMutationVariables>;
export const WithdrawDeletionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawDeletion {
  withdrawDeletion {
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
}`) as unknown as TypedDocumentString<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>;
export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProfile($profile: ProfileInput!) {
  updateProfile(profile: $profile) {
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
}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SendVerificationEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendVerificationEmail($uid: ID!) {
  sendVerificationEmail(uid: $uid)
}
    `) as unknown as TypedDocumentString<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const ChangeOwnEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeOwnEmail($uid: ID!, $email: String!, $currentPassword: String!) {
  updateUser(uid: $uid, email: $email, currentPassword: $currentPassword) {
    id
    email
    mailSent
  }
}
    `) as unknown as TypedDocumentString<ChangeOwnEmailMutation, ChangeOwnEmailMutationVariables>;
export const ChangeOwnPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeOwnPassword($uid: ID!, $password: String!, $currentPassword: String!) {
  updateUser(uid: $uid, password: $password, currentPassword: $currentPassword) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const SignOutEverywhereDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOutEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const SetMeasureRuleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetMeasureRule($rule: MeasureRuleInput!) {
  setMeasureRule(rule: $rule) {
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
}`) as unknown as TypedDocumentString<SetMeasureRuleMutation, SetMeasureRuleMutationVariables>;
export const SessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sessions {
  sessions {
    id
    browser
    system
    signedInAt
    usedAt
    current
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;