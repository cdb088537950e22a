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

export type PlanOutcome =
  | 'add'
  | 'change'
  | 'leave';

export type UploadCatalogueWorkbookMutationVariables = Exact<{
  type: string;
  fileName: string;
}>;


export type UploadCatalogueWorkbookMutation = { uploadCatalogueWorkbook: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type CheckCatalogueWorkbookMutationVariables = Exact<{
  key: string;
  fileName: string;
  leaveLater: boolean;
}>;


export type CheckCatalogueWorkbookMutation = { checkCatalogueWorkbook: { id: string, fileName: string, leftPrices: number, missing: Array<string>, unread: Array<string>, doubtCount: number, problemCount: number, plans: Array<{ kind: string, add: number, change: number, leave: number }>, values: Array<{ sheet: string, count: number }>, taken: { prices: number, pricesTaken: number, membersTaken: number, unpriced: Array<{ list: string, count: number }>, rowsTaken: Array<{ sheet: string, count: number }> }, later: { downloadedAt: string, areLeft: boolean, counts: Array<{ kind: string, count: number }>, saves: Array<{ kind: string, id: string, name: string, at: string, by: string }> } | null, kept: Array<{ sheet: string, count: number, rows: Array<{ id: string, name: string }> }>, doubts: Array<{ sheet: string, row: number, column: string, value: string, read: number, other: number | null }>, problems: Array<{ sheet: string, row: number, column: string, reason: string, value: string, allowed: Array<string> | null }> } };

export type StartCatalogueImportMutationVariables = Exact<{
  check: string;
}>;


export type StartCatalogueImportMutation = { startCatalogueImport: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type UndoCatalogueImportMutationVariables = Exact<{
  key: string;
  job: string;
}>;


export type UndoCatalogueImportMutation = { undoCatalogueImport: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type CatalogueImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueImportsQuery = { catalogueImports: Array<{ canUndo: boolean, job: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> }, undo: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } | null }> };

export type ImportUndoQueryVariables = Exact<{
  job: string;
}>;


export type ImportUndoQuery = { importUndo: { leftCount: number, counts: Array<{ kind: string, back: number, archived: number, removed: number, left: number }>, left: Array<{ kind: string, id: string, name: string, reason: string }> } };

export type ImportValuesQueryVariables = Exact<{
  check: string;
  sheet: string;
  page: number;
  pageSize: number;
}>;


export type ImportValuesQuery = { importValues: { total: number, values: Array<{ kind: string, id: string, name: string, does: PlanOutcome, path: Array<string>, um: string | null, before: Array<string>, after: Array<string>, isLater: boolean }>, names: Array<{ id: string, name: string }> } };

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
export const UploadCatalogueWorkbookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadCatalogueWorkbook($type: String!, $fileName: String!) {
  uploadCatalogueWorkbook(type: $type, fileName: $fileName) {
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
}`) as unknown as TypedDocumentString<UploadCatalogueWorkbookMutation, UploadCatalogueWorkbookMutationVariables>;
export const CheckCatalogueWorkbookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckCatalogueWorkbook($key: String!, $fileName: String!, $leaveLater: Boolean!) {
  checkCatalogueWorkbook(key: $key, fileName: $fileName, leaveLater: $leaveLater) {
    id
    fileName
    plans {
      kind
      add
      change
      leave
    }
    values {
      sheet
      count
    }
    taken {
      prices
      pricesTaken
      unpriced {
        list
        count
      }
      membersTaken
      rowsTaken {
        sheet
        count
      }
    }
    later {
      downloadedAt
      counts {
        kind
        count
      }
      saves {
        kind
        id
        name
        at
        by
      }
      areLeft
    }
    kept {
      sheet
      count
      rows {
        id
        name
      }
    }
    leftPrices
    missing
    unread
    doubts {
      sheet
      row
      column
      value
      read
      other
    }
    doubtCount
    problems {
      sheet
      row
      column
      reason
      value
      allowed
    }
    problemCount
  }
}
    `) as unknown as TypedDocumentString<CheckCatalogueWorkbookMutation, CheckCatalogueWorkbookMutationVariables>;
export const StartCatalogueImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartCatalogueImport($check: ID!) {
  startCatalogueImport(check: $check) {
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
}`) as unknown as TypedDocumentString<StartCatalogueImportMutation, StartCatalogueImportMutationVariables>;
export const UndoCatalogueImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoCatalogueImport($key: ID!, $job: ID!) {
  undoCatalogueImport(key: $key, job: $job) {
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
}`) as unknown as TypedDocumentString<UndoCatalogueImportMutation, UndoCatalogueImportMutationVariables>;
export const CatalogueImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CatalogueImports {
  catalogueImports {
    job {
      ...JobParts
    }
    undo {
      ...JobParts
    }
    canUndo
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
}`) as unknown as TypedDocumentString<CatalogueImportsQuery, CatalogueImportsQueryVariables>;
export const ImportUndoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportUndo($job: ID!) {
  importUndo(job: $job) {
    counts {
      kind
      back
      archived
      removed
      left
    }
    left {
      kind
      id
      name
      reason
    }
    leftCount
  }
}
    `) as unknown as TypedDocumentString<ImportUndoQuery, ImportUndoQueryVariables>;
export const ImportValuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportValues($check: ID!, $sheet: String!, $page: Int!, $pageSize: Int!) {
  importValues(check: $check, sheet: $sheet, page: $page, pageSize: $pageSize) {
    values {
      kind
      id
      name
      does
      path
      um
      before
      after
      isLater
    }
    total
    names {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ImportValuesQuery, ImportValuesQueryVariables>;