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

export type NotificationInput = {
  attachment?: boolean | null | undefined;
  /** The key of an upload; without one the stored file stays. */
  attachmentKey?: string | null | undefined;
  attachmentOriginalName?: string | null | undefined;
  attachmentText?: string | null | undefined;
  body: string;
  cta?: boolean | null | undefined;
  ctaText?: string | null | undefined;
  /** http or https. */
  ctaUrl?: string | null | undefined;
  recipients: Array<string>;
  /** An instant in UTC. */
  sendAt?: string | null | undefined;
  title: string;
};

export type NotificationStatus =
  | 'archived'
  | 'draft'
  | 'error'
  | 'sending'
  | 'sent'
  /** To be sent once its time has come; may be cancelled until then. */
  | 'todo';

export type NotificationFieldsFragment = { id: string, revision: number, updatedAt: string, updatedBy: string, title: string, body: string, recipients: Array<string>, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, status: NotificationStatus | null, createdAt: string, createdBy: string, sendAt: string | null, sentAt: string | null, editedAt: string | null, errorCode: string | null, errorMessage: string | null, opened: number, topics: Array<{ type: string, acceptedAt: string | null, messageId: string | null, errorCode: string | null, errorMessage: string | null }> };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ id: string, revision: number, updatedAt: string, updatedBy: string, title: string, body: string, recipients: Array<string>, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, status: NotificationStatus | null, createdAt: string, createdBy: string, sendAt: string | null, sentAt: string | null, editedAt: string | null, errorCode: string | null, errorMessage: string | null, opened: number, topics: Array<{ type: string, acceptedAt: string | null, messageId: string | null, errorCode: string | null, errorMessage: string | null }> }> };

export type NotificationReachQueryVariables = Exact<{
  recipients: Array<string> | string;
}>;


export type NotificationReachQuery = { notificationReach: Array<{ type: string, users: number, devices: number | null }> };

export type CreateNotificationMutationVariables = Exact<{
  key: string;
  input: NotificationInput;
  status: NotificationStatus;
}>;


export type CreateNotificationMutation = { createNotification: { id: string, revision: number, sendAt: string | null } };

export type UpdateNotificationMutationVariables = Exact<{
  id: string;
  revision: number;
  input: NotificationInput;
  status: NotificationStatus;
}>;


export type UpdateNotificationMutation = { updateNotification: { id: string, revision: number, sendAt: string | null } };

export type SetNotificationStatusMutationVariables = Exact<{
  id: string;
  revision: number;
  status: NotificationStatus;
}>;


export type SetNotificationStatusMutation = { setNotificationStatus: { id: string, revision: number, sendAt: string | null } };

export type DeleteNotificationMutationVariables = Exact<{
  id: string;
  revision: number;
}>;


export type DeleteNotificationMutation = { deleteNotification: string };

export type DuplicateNotificationMutationVariables = Exact<{
  key: string;
  id: string;
}>;


export type DuplicateNotificationMutation = { duplicateNotification: { id: string, revision: number, sendAt: string | null } };

export type UploadNotificationAttachmentMutationVariables = Exact<{
  id?: string | null | undefined;
  type: string;
  fileName: string;
}>;


export type UploadNotificationAttachmentMutation = { uploadNotificationAttachment: { key: string, url: string, attachmentOriginalName: string, fields: Array<{ name: string, value: string }> } };

export type TestFcmTopicMutationVariables = Exact<{
  topic: string;
}>;


export type TestFcmTopicMutation = { testFCMTopic: { success: boolean, message: string | null, topic: string, response: { messageId: string } | null, error: { code: string, message: string } | null } };

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
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationFields on Notification {
  id
  revision
  updatedAt
  updatedBy
  title
  body
  recipients
  cta
  ctaText
  ctaUrl
  attachment
  attachmentText
  attachmentOriginalName
  status
  createdAt
  createdBy
  sendAt
  sentAt
  editedAt
  topics {
    type
    acceptedAt
    messageId
    errorCode
    errorMessage
  }
  errorCode
  errorMessage
  opened
}
    `, {"fragmentName":"NotificationFields"}) as unknown as TypedDocumentString<NotificationFieldsFragment, unknown>;
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
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notifications {
  notifications {
    ...NotificationFields
  }
}
    fragment NotificationFields on Notification {
  id
  revision
  updatedAt
  updatedBy
  title
  body
  recipients
  cta
  ctaText
  ctaUrl
  attachment
  attachmentText
  attachmentOriginalName
  status
  createdAt
  createdBy
  sendAt
  sentAt
  editedAt
  topics {
    type
    acceptedAt
    messageId
    errorCode
    errorMessage
  }
  errorCode
  errorMessage
  opened
}`) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationReachDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NotificationReach($recipients: [String!]!) {
  notificationReach(recipients: $recipients) {
    type
    users
    devices
  }
}
    `) as unknown as TypedDocumentString<NotificationReachQuery, NotificationReachQueryVariables>;
export const CreateNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateNotification($key: ID!, $input: NotificationInput!, $status: NotificationStatus!) {
  createNotification(key: $key, input: $input, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<CreateNotificationMutation, CreateNotificationMutationVariables>;
export const UpdateNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateNotification($id: ID!, $revision: Int!, $input: NotificationInput!, $status: NotificationStatus!) {
  updateNotification(id: $id, revision: $revision, input: $input, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<UpdateNotificationMutation, UpdateNotificationMutationVariables>;
export const SetNotificationStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetNotificationStatus($id: ID!, $revision: Int!, $status: NotificationStatus!) {
  setNotificationStatus(id: $id, revision: $revision, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<SetNotificationStatusMutation, SetNotificationStatusMutationVariables>;
export const DeleteNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteNotification($id: ID!, $revision: Int!) {
  deleteNotification(id: $id, revision: $revision)
}
    `) as unknown as TypedDocumentString<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
export const DuplicateNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateNotification($key: ID!, $id: ID!) {
  duplicateNotification(key: $key, id: $id) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<DuplicateNotificationMutation, DuplicateNotificationMutationVariables>;
export const UploadNotificationAttachmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadNotificationAttachment($id: ID, $type: String!, $fileName: String!) {
  uploadNotificationAttachment(id: $id, type: $type, fileName: $fileName) {
    key
    url
    fields {
      name
      value
    }
    attachmentOriginalName
  }
}
    `) as unknown as TypedDocumentString<UploadNotificationAttachmentMutation, UploadNotificationAttachmentMutationVariables>;
export const TestFcmTopicDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestFCMTopic($topic: String!) {
  testFCMTopic(topic: $topic) {
    success
    message
    topic
    response {
      messageId
    }
    error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TestFcmTopicMutation, TestFcmTopicMutationVariables>;