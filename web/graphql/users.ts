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

export type InvitationFilter = {
  search?: string | null | undefined;
  state?: InvitationState | null | undefined;
};

export type InvitationInput = {
  country: string;
  email: string;
  /** By default the language of the country. */
  language?: string | null | undefined;
  /** At most 500 letters; the mail holds it as it is. */
  message?: string | null | undefined;
  /** The name in the greeting of the mail. */
  name?: string | null | undefined;
  pricelist?: string | null | undefined;
  /** Only for Italy. */
  province?: string | null | undefined;
  type: string;
};

export type InvitationState =
  | 'accepted'
  | 'expired'
  | 'revoked'
  | 'sent';

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

/** Users without a sign-in for over 90 days, counted from the creation if there was none; or without any sign-in. */
export type LastSignIn =
  | 'never'
  | 'over90Days';

export type MeasureMode =
  /** Every opening is deducted. */
  | 'exact'
  /** Openings up to the threshold are not deducted. */
  | 'vuotoPerPieno';

export type NewUserInput = {
  address?: string | null | undefined;
  address2?: string | null | undefined;
  checkbox1: boolean;
  checkbox2?: boolean | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country: string;
  email: string;
  firstName: string;
  isSuper?: boolean | null | undefined;
  /** By default the language of the country. */
  language?: string | null | undefined;
  lastName: string;
  managedCountries?: Array<string> | null | undefined;
  managementMode?: string | null | undefined;
  password: string;
  phone: string;
  phone1?: string | null | undefined;
  postalCode?: string | null | undefined;
  pricelist?: string | null | undefined;
  /** Needed in Italy. */
  province?: string | null | undefined;
  showLogo?: boolean | null | undefined;
  type: string;
};

export type UserFilter = {
  archived?: boolean | null | undefined;
  country?: string | null | undefined;
  deletionAsked?: boolean | null | undefined;
  lastSignIn?: LastSignIn | null | undefined;
  pricelistToConfirm?: boolean | null | undefined;
  province?: string | null | undefined;
  search?: string | null | undefined;
  withoutPricelist?: boolean | null | undefined;
};

/** All of a user except the credentials. */
export type UserInput = {
  address?: string | null | undefined;
  address2?: string | null | undefined;
  archived?: boolean | null | undefined;
  checkbox1: boolean;
  checkbox2?: boolean | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country: string;
  firstName: string;
  id: string;
  isSuper?: boolean | null | undefined;
  language?: string | null | undefined;
  lastName: string;
  managedCountries?: Array<string> | null | undefined;
  managementMode?: string | null | undefined;
  phone?: string | null | undefined;
  phone1?: string | null | undefined;
  postalCode?: string | null | undefined;
  pricelist?: string | null | undefined;
  province?: string | null | undefined;
  revision: number;
  showLogo?: boolean | null | undefined;
  type: string;
};

export type UserSort =
  | 'consent'
  | 'country'
  | 'createdAt'
  | 'email'
  | 'language'
  | 'lastSignInAt'
  | 'name'
  | 'pricelist'
  | 'province'
  | 'quotations'
  | 'superUser'
  | 'type';

export type InvitationFieldsFragment = { id: string, email: string, name: string | null, type: string, country: string, province: string | null, language: string, pricelist: string | null, state: InvitationState, by: string, sentAt: string, expiresAt: string, endedAt: string | null, revision: number };

export type InvitationsQueryVariables = Exact<{
  filter?: InvitationFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type InvitationsQuery = { invitations: { total: number, items: Array<{ id: string, email: string, name: string | null, type: string, country: string, province: string | null, language: string, pricelist: string | null, state: InvitationState, by: string, sentAt: string, expiresAt: string, endedAt: string | null, revision: number }> } };

export type CheckInvitationsQueryVariables = Exact<{
  invitations: Array<InvitationInput> | InvitationInput;
}>;


export type CheckInvitationsQuery = { checkInvitations: Array<{ index: number, code: string }> };

export type InviteMutationVariables = Exact<{
  key: string;
  invitation: InvitationInput;
}>;


export type InviteMutation = { invite: { mailSent: boolean, invitation: { id: string, email: string, name: string | null, type: string, country: string, province: string | null, language: string, pricelist: string | null, state: InvitationState, by: string, sentAt: string, expiresAt: string, endedAt: string | null, revision: number } } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { mailSent: boolean, invitation: { id: string, email: string, name: string | null, type: string, country: string, province: string | null, language: string, pricelist: string | null, state: InvitationState, by: string, sentAt: string, expiresAt: string, endedAt: string | null, revision: number } } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { id: string, email: string, name: string | null, type: string, country: string, province: string | null, language: string, pricelist: string | null, state: InvitationState, by: string, sentAt: string, expiresAt: string, endedAt: string | null, revision: number } };

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type UsersQuery = { users: { total: number, items: Array<{ id: string, firstName: string, lastName: string, company: string | null, email: string, emailVerified: boolean, type: string | null, city: string | null, province: string | null, country: string | null, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, archived: boolean, deletionAskedAt: string | null, createdAt: number, revision: number, lastSignInAt: string | null, quotations: number, lastQuotationAt: string | null }> } };

export type UserAccountFieldsFragment = { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, priceListAskedAt: string | null, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { user: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, priceListAskedAt: string | null, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type UserActivityQueryVariables = Exact<{
  id: string;
}>;


export type UserActivityQuery = { userActivity: { lastSignInAt: string | null, quotations: number, lastQuotationAt: string | null } };

export type CreateUserMutationVariables = Exact<{
  key: string;
  user: NewUserInput;
  currentPassword?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser: { id: string } };

export type SaveUserMutationVariables = Exact<{
  user: UserInput;
  currentPassword?: string | null | undefined;
}>;


export type SaveUserMutation = { saveUser: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, priceListAskedAt: string | null, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type ConfirmPriceListMutationVariables = Exact<{
  id: string;
  revision: number;
}>;


export type ConfirmPriceListMutation = { confirmPriceList: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, priceListAskedAt: string | null, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type DeleteUserMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteUserMutation = { deleteUser: string };

export type ForceEmailVerificationMutationVariables = Exact<{
  uid: string;
}>;


export type ForceEmailVerificationMutation = { forceEmailVerification: { id: string } };

export type SignOutUserMutationVariables = Exact<{
  uid: string;
}>;


export type SignOutUserMutation = { signOutUser: string };

export type SendVerificationEmailMutationVariables = Exact<{
  uid: string;
}>;


export type SendVerificationEmailMutation = { sendVerificationEmail: boolean };

export type UpdateUserMutationVariables = Exact<{
  uid: string;
  email: string;
  password: string;
  currentPassword?: string | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { email: string, mailSent: boolean | null } };

export type EraseUserMutationVariables = Exact<{
  key: string;
  uid: string;
  email: string;
}>;


export type EraseUserMutation = { eraseUser: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type PausedMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type PausedMailsQuery = { pausedMails: Array<{ id: string, name: string, since: string, sent: number, bounced: number, complained: number }> };

export type LiftMailPauseMutationVariables = Exact<{
  uid: string;
}>;


export type LiftMailPauseMutation = { liftMailPause: string };

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
export const InvitationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvitationFields on Invitation {
  id
  email
  name
  type
  country
  province
  language
  pricelist
  state
  by
  sentAt
  expiresAt
  endedAt
  revision
}
    `, {"fragmentName":"InvitationFields"}) as unknown as TypedDocumentString<InvitationFieldsFragment, unknown>;
export const UserAccountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserAccountFields on UserAccount {
  id
  firstName
  lastName
  company
  type
  address
  address2
  postalCode
  city
  province
  country
  phone
  phone1
  email
  emailVerified
  language
  pricelist
  suggestedPricelist
  pricelistConfirmed
  priceListAskedAt
  checkbox1
  checkbox2
  isSuper
  managementMode
  managedCountries
  showLogo
  archived
  imageUrl
  imageName
  revision
  updatedAt
  updatedBy
}
    `, {"fragmentName":"UserAccountFields"}) as unknown as TypedDocumentString<UserAccountFieldsFragment, unknown>;
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
export const InvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invitations($filter: InvitationFilter, $page: Int, $pageSize: Int) {
  invitations(filter: $filter, page: $page, pageSize: $pageSize) {
    items {
      ...InvitationFields
    }
    total
  }
}
    fragment InvitationFields on Invitation {
  id
  email
  name
  type
  country
  province
  language
  pricelist
  state
  by
  sentAt
  expiresAt
  endedAt
  revision
}`) as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>;
export const CheckInvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckInvitations($invitations: [InvitationInput!]!) {
  checkInvitations(invitations: $invitations) {
    index
    code
  }
}
    `) as unknown as TypedDocumentString<CheckInvitationsQuery, CheckInvitationsQueryVariables>;
export const InviteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Invite($key: ID!, $invitation: InvitationInput!) {
  invite(key: $key, invitation: $invitation) {
    mailSent
    invitation {
      ...InvitationFields
    }
  }
}
    fragment InvitationFields on Invitation {
  id
  email
  name
  type
  country
  province
  language
  pricelist
  state
  by
  sentAt
  expiresAt
  endedAt
  revision
}`) as unknown as TypedDocumentString<InviteMutation, InviteMutationVariables>;
export const ResendInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendInvitation($id: ID!) {
  resendInvitation(id: $id) {
    mailSent
    invitation {
      ...InvitationFields
    }
  }
}
    fragment InvitationFields on Invitation {
  id
  email
  name
  type
  country
  province
  language
  pricelist
  state
  by
  sentAt
  expiresAt
  endedAt
  revision
}`) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeInvitation($id: ID!) {
  revokeInvitation(id: $id) {
    ...InvitationFields
  }
}
    fragment InvitationFields on Invitation {
  id
  email
  name
  type
  country
  province
  language
  pricelist
  state
  by
  sentAt
  expiresAt
  endedAt
  revision
}`) as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Users($filter: UserFilter, $sort: UserSort, $descending: Boolean, $page: Int, $pageSize: Int) {
  users(
    filter: $filter
    sort: $sort
    descending: $descending
    page: $page
    pageSize: $pageSize
  ) {
    items {
      id
      firstName
      lastName
      company
      email
      emailVerified
      type
      city
      province
      country
      language
      pricelist
      suggestedPricelist
      pricelistConfirmed
      checkbox1
      checkbox2
      isSuper
      managementMode
      managedCountries
      archived
      deletionAskedAt
      createdAt
      revision
      lastSignInAt
      quotations
      lastQuotationAt
    }
    total
  }
}
    `) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query User($id: ID!) {
  user(id: $id) {
    ...UserAccountFields
  }
}
    fragment UserAccountFields on UserAccount {
  id
  firstName
  lastName
  company
  type
  address
  address2
  postalCode
  city
  province
  country
  phone
  phone1
  email
  emailVerified
  language
  pricelist
  suggestedPricelist
  pricelistConfirmed
  priceListAskedAt
  checkbox1
  checkbox2
  isSuper
  managementMode
  managedCountries
  showLogo
  archived
  imageUrl
  imageName
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<UserQuery, UserQueryVariables>;
export const UserActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserActivity($id: ID!) {
  userActivity(id: $id) {
    lastSignInAt
    quotations
    lastQuotationAt
  }
}
    `) as unknown as TypedDocumentString<UserActivityQuery, UserActivityQueryVariables>;
export const CreateUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateUser($key: ID!, $user: NewUserInput!, $currentPassword: String) {
  createUser(key: $key, user: $user, currentPassword: $currentPassword) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const SaveUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveUser($user: UserInput!, $currentPassword: String) {
  saveUser(user: $user, currentPassword: $currentPassword) {
    ...UserAccountFields
  }
}
    fragment UserAccountFields on UserAccount {
  id
  firstName
  lastName
  company
  type
  address
  address2
  postalCode
  city
  province
  country
  phone
  phone1
  email
  emailVerified
  language
  pricelist
  suggestedPricelist
  pricelistConfirmed
  priceListAskedAt
  checkbox1
  checkbox2
  isSuper
  managementMode
  managedCountries
  showLogo
  archived
  imageUrl
  imageName
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<SaveUserMutation, SaveUserMutationVariables>;
export const ConfirmPriceListDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmPriceList($id: ID!, $revision: Int!) {
  confirmPriceList(id: $id, revision: $revision) {
    ...UserAccountFields
  }
}
    fragment UserAccountFields on UserAccount {
  id
  firstName
  lastName
  company
  type
  address
  address2
  postalCode
  city
  province
  country
  phone
  phone1
  email
  emailVerified
  language
  pricelist
  suggestedPricelist
  pricelistConfirmed
  priceListAskedAt
  checkbox1
  checkbox2
  isSuper
  managementMode
  managedCountries
  showLogo
  archived
  imageUrl
  imageName
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<ConfirmPriceListMutation, ConfirmPriceListMutationVariables>;
export const DeleteUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteUser($uid: ID!) {
  deleteUser(uid: $uid)
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const ForceEmailVerificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForceEmailVerification($uid: ID!) {
  forceEmailVerification(uid: $uid) {
    id
  }
}
    `) as unknown as TypedDocumentString<ForceEmailVerificationMutation, ForceEmailVerificationMutationVariables>;
export const SignOutUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOutUser($uid: ID!) {
  signOutUser(uid: $uid)
}
    `) as unknown as TypedDocumentString<SignOutUserMutation, SignOutUserMutationVariables>;
export const SendVerificationEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendVerificationEmail($uid: ID!) {
  sendVerificationEmail(uid: $uid)
}
    `) as unknown as TypedDocumentString<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const UpdateUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUser($uid: ID!, $email: String!, $password: String!, $currentPassword: String) {
  updateUser(
    uid: $uid
    email: $email
    password: $password
    currentPassword: $currentPassword
  ) {
    email
    mailSent
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const EraseUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EraseUser($key: ID!, $uid: ID!, $email: String!) {
  eraseUser(key: $key, uid: $uid, email: $email) {
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
}`) as unknown as TypedDocumentString<EraseUserMutation, EraseUserMutationVariables>;
export const PausedMailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PausedMails {
  pausedMails {
    id
    name
    since
    sent
    bounced
    complained
  }
}
    `) as unknown as TypedDocumentString<PausedMailsQuery, PausedMailsQueryVariables>;
export const LiftMailPauseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LiftMailPause($uid: ID!) {
  liftMailPause(uid: $uid)
}
    `) as unknown as TypedDocumentString<LiftMailPauseMutation, LiftMailPauseMutationVariables>;