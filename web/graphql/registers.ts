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

/** Things that an owner exports as a spreadsheet and imports again. */
export type Register =
  | 'customers'
  | 'works';

export type UploadRegisterMutationVariables = Exact<{
  register: Register;
  type: string;
}>;


export type UploadRegisterMutation = { uploadRegister: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type CheckRegisterMutationVariables = Exact<{
  register: Register;
  key: string;
}>;


export type CheckRegisterMutation = { checkRegister: { id: string, added: number, changed: number, unchanged: number, refused: number, addedNames: Array<string>, changedNames: Array<string>, unusual: Array<string>, unusualCount: number, ignoredColumns: Array<string>, problemCount: number, changes: Array<{ name: string, field: string, before: string | null, after: string | null }>, problems: Array<{ sheet: string, line: number, field: string, reason: string, value: string }> } };

export type StartRegisterImportMutationVariables = Exact<{
  register: Register;
  check: string;
}>;


export type StartRegisterImportMutation = { startRegisterImport: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

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
export const UploadRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadRegister($register: Register!, $type: String!) {
  uploadRegister(register: $register, type: $type) {
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
}`) as unknown as TypedDocumentString<UploadRegisterMutation, UploadRegisterMutationVariables>;
export const CheckRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckRegister($register: Register!, $key: String!) {
  checkRegister(register: $register, key: $key) {
    id
    added
    changed
    unchanged
    refused
    addedNames
    changedNames
    unusual
    unusualCount
    changes {
      name
      field
      before
      after
    }
    ignoredColumns
    problems {
      sheet
      line
      field
      reason
      value
    }
    problemCount
  }
}
    `) as unknown as TypedDocumentString<CheckRegisterMutation, CheckRegisterMutationVariables>;
export const StartRegisterImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRegisterImport($register: Register!, $check: ID!) {
  startRegisterImport(register: $register, check: $check) {
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
}`) as unknown as TypedDocumentString<StartRegisterImportMutation, StartRegisterImportMutationVariables>;