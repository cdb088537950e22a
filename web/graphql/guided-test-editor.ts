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

export type GuidedTestDraftInput = {
  /** Four stages as JSON; without any there is nothing to save or to publish. */
  config?: string | null | undefined;
  /** The draft that the edits replace is kept, to be restored. */
  keeps?: boolean | null | undefined;
  /** The revision of the draft that the edits started from; null if there was none. */
  revision?: number | null | undefined;
  /** The published version that the edits started from. */
  version: number;
};

export type GuidedTestSource =
  | 'BUILT_IN'
  | 'DRAFT'
  | 'PUBLISHED';

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

export type EditedGuidedTestStateFragment = { source: GuidedTestSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null };

export type EditedGuidedTestQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedGuidedTestQuery = { editedGuidedTest: { source: GuidedTestSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type SaveGuidedTestDraftMutationVariables = Exact<{
  draft: GuidedTestDraftInput;
}>;


export type SaveGuidedTestDraftMutation = { saveGuidedTestDraft: { source: GuidedTestSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type PublishGuidedTestMutationVariables = Exact<{
  draft: GuidedTestDraftInput;
}>;


export type PublishGuidedTestMutation = { publishGuidedTest: { source: GuidedTestSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type GuidedTestPhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidedTestPhasesQuery = { guidedTestPhases: Array<{ id: string, withProcedure: boolean, name: { it: string, en: string | null }, procedure: { it: string, en: string | null } | null, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, procedure: { it: string, en: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }>, conditions: Array<{ include: Array<string>, exclude: Array<string> }> }> };

export type GuidedTestVersionsQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type GuidedTestVersionsQuery = { guidedTestVersions: Array<{ version: number, publishedAt: string | null, publishedBy: string | null, questions: number, answers: number, phases: number }> };

export type ReplacedGuidedTestDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplacedGuidedTestDraftsQuery = { replacedGuidedTestDrafts: Array<{ savedBy: string, lastSaved: string, by: string, at: string, questions: number, answers: number, phases: number, config: string }> };

export type GuidedTestQueryVariables = Exact<{
  version: number;
}>;


export type GuidedTestQuery = { guidedTest: { version: number, config: string } };

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
export const EditedGuidedTestStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedGuidedTestState on EditedGuidedTest {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}
    `, {"fragmentName":"EditedGuidedTestState"}) as unknown as TypedDocumentString<EditedGuidedTestStateFragment, unknown>;
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
export const EditedGuidedTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EditedGuidedTest {
  editedGuidedTest {
    ...EditedGuidedTestState
  }
}
    fragment EditedGuidedTestState on EditedGuidedTest {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<EditedGuidedTestQuery, EditedGuidedTestQueryVariables>;
export const SaveGuidedTestDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveGuidedTestDraft($draft: GuidedTestDraftInput!) {
  saveGuidedTestDraft(draft: $draft) {
    ...EditedGuidedTestState
  }
}
    fragment EditedGuidedTestState on EditedGuidedTest {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<SaveGuidedTestDraftMutation, SaveGuidedTestDraftMutationVariables>;
export const PublishGuidedTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishGuidedTest($draft: GuidedTestDraftInput!) {
  publishGuidedTest(draft: $draft) {
    ...EditedGuidedTestState
  }
}
    fragment EditedGuidedTestState on EditedGuidedTest {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<PublishGuidedTestMutation, PublishGuidedTestMutationVariables>;
export const GuidedTestPhasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuidedTestPhases {
  guidedTestPhases {
    ...PhaseRules
    name {
      it
      en
    }
    procedure {
      it
      en
    }
    choices {
      procedure {
        it
        en
      }
    }
  }
}
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
}`) as unknown as TypedDocumentString<GuidedTestPhasesQuery, GuidedTestPhasesQueryVariables>;
export const GuidedTestVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuidedTestVersions($before: Int) {
  guidedTestVersions(before: $before) {
    version
    publishedAt
    publishedBy
    questions
    answers
    phases
  }
}
    `) as unknown as TypedDocumentString<GuidedTestVersionsQuery, GuidedTestVersionsQueryVariables>;
export const ReplacedGuidedTestDraftsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReplacedGuidedTestDrafts {
  replacedGuidedTestDrafts {
    savedBy
    lastSaved
    by
    at
    questions
    answers
    phases
    config
  }
}
    `) as unknown as TypedDocumentString<ReplacedGuidedTestDraftsQuery, ReplacedGuidedTestDraftsQueryVariables>;
export const GuidedTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuidedTest($version: Int!) {
  guidedTest(version: $version) {
    version
    config
  }
}
    `) as unknown as TypedDocumentString<GuidedTestQuery, GuidedTestQueryVariables>;