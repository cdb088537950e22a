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

/** A factor of a product replaces that of a price list; the two are never multiplied. A factor is from 0.5 to 2, with up to six decimals. */
export type FactorTableInput = {
  byPricelist: Array<PriceListFactorInput>;
  byProduct: Array<ProductFactorsInput>;
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

export type PriceLineState =
  | 'changed'
  | 'empty'
  /** The new price would be higher than anybody may save. */
  | 'limit'
  | 'skipped'
  | 'unchanged'
  | 'unreadable'
  | 'zero';

export type PriceListFactorInput = {
  factor: number;
  pricelist: string;
};

/** The factors of a product by the index of its price range; null where there is none. */
export type ProductFactorsInput = {
  factors: Array<number | null | undefined>;
  product: string;
};

export type PreviewPartsFragment = { id: string, previewedAt: string, evenRecent: Array<string>, pricelists: Array<string> | null, startsAt: string | null, replaces: string | null, otherPricesCount: number, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, changedProducts: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, fixed: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, priceLists: Array<{ id: string, name: string, prices: number, changes: number, recent: number, recentAt: string | null }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> }, otherPrices: Array<{ um: string, packaging: string, pricelist: string, confirmed: number | null, now: number | null, product: { it: string, en: string | null, de: string | null }, range: { it: string, en: string | null, de: string | null } }> };

export type PriceUpdatePreviewQueryVariables = Exact<{
  id: string;
}>;


export type PriceUpdatePreviewQuery = { priceUpdatePreview: { id: string, previewedAt: string, evenRecent: Array<string>, pricelists: Array<string> | null, startsAt: string | null, replaces: string | null, otherPricesCount: number, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, changedProducts: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, fixed: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, priceLists: Array<{ id: string, name: string, prices: number, changes: number, recent: number, recentAt: string | null }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> }, otherPrices: Array<{ um: string, packaging: string, pricelist: string, confirmed: number | null, now: number | null, product: { it: string, en: string | null, de: string | null }, range: { it: string, en: string | null, de: string | null } }> } };

export type PriceUpdateLinesQueryVariables = Exact<{
  preview: string;
  pricelist: string;
  page: number;
  pageSize: number;
  onlyChanges: boolean;
  search?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type PriceUpdateLinesQuery = { priceUpdateLines: { total: number, lines: Array<{ product: string, um: string, archived: boolean, range: number, changedAt: string | null, pack: string, packaging: string, factor: number, before: number | null, after: number | null, state: PriceLineState, name: { it: string, en: string | null, de: string | null }, rangeName: { it: string, en: string | null, de: string | null } }> } };

export type PriceUpdatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceUpdatesQuery = { priceUpdates: Array<{ preview: string, confirmed: string, canUndo: boolean, pricelists: Array<string> | null, averageVariation: number | null, job: { cancelledBy: string | null, replaces: Array<string> | null, id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> }, undo: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } | null }> };

export type OutdatedPriceUpdatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OutdatedPriceUpdatesQuery = { outdatedPriceUpdates: Array<string> };

export type PreviewPriceUpdateMutationVariables = Exact<{
  table: FactorTableInput;
  evenRecent?: Array<string> | string | null | undefined;
  pricelists?: Array<string> | string | null | undefined;
  startsAt?: string | null | undefined;
  replaces?: string | null | undefined;
}>;


export type PreviewPriceUpdateMutation = { previewPriceUpdate: { id: string, previewedAt: string, evenRecent: Array<string>, pricelists: Array<string> | null, startsAt: string | null, replaces: string | null, otherPricesCount: number, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, changedProducts: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, fixed: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, priceLists: Array<{ id: string, name: string, prices: number, changes: number, recent: number, recentAt: string | null }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> }, otherPrices: Array<{ um: string, packaging: string, pricelist: string, confirmed: number | null, now: number | null, product: { it: string, en: string | null, de: string | null }, range: { it: string, en: string | null, de: string | null } }> } };

export type StartPriceUpdateMutationVariables = Exact<{
  key: string;
  preview: string;
  confirmUnusual: boolean;
  name?: string | null | undefined;
  stopsForOtherPrices?: boolean | null | undefined;
}>;


export type StartPriceUpdateMutation = { startPriceUpdate: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type ResumePriceUpdateMutationVariables = Exact<{
  id: string;
}>;


export type ResumePriceUpdateMutation = { resumePriceUpdate: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type UndoPriceUpdateMutationVariables = Exact<{
  key: string;
  job: string;
}>;


export type UndoPriceUpdateMutation = { undoPriceUpdate: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type CancelJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelJobMutation = { cancelJob: { id: string, kind: JobKind, variant: string | null, name: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string, about: { kind: string, id: string, name: { it: string, en: string | null, de: string | null } | null } | null }> } };

export type PriceUpdateUndoQueryVariables = Exact<{
  job: string;
}>;


export type PriceUpdateUndoQuery = { priceUpdateUndo: { back: number, left: Array<string>, leftCount: number } };

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
export const PreviewPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
  evenRecent
  pricelists
  startsAt
  replaces
  table {
    byProduct {
      product
      factors
    }
    byPricelist {
      pricelist
      factor
    }
  }
  summary {
    products
    changedProducts
    ranges
    increase
    decrease
    unchanged
    skipped
    fixed
    prices
    averageVariation
    unusual
  }
  products {
    id
    name {
      it
    }
    ranges
  }
  priceLists {
    id
    name
    prices
    changes
    recent
    recentAt
  }
  log {
    at
    tone
    code
    subject
    detail
  }
  quotations {
    today
    checked
    differing {
      id
      name
      createdAt
      products {
        ...Texts
      }
    }
  }
  otherPrices {
    product {
      ...Texts
    }
    range {
      ...Texts
    }
    um
    packaging
    pricelist
    confirmed
    now
  }
  otherPricesCount
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"PreviewParts"}) as unknown as TypedDocumentString<PreviewPartsFragment, unknown>;
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
export const PriceUpdatePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceUpdatePreview($id: ID!) {
  priceUpdatePreview(id: $id) {
    ...PreviewParts
  }
}
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
  evenRecent
  pricelists
  startsAt
  replaces
  table {
    byProduct {
      product
      factors
    }
    byPricelist {
      pricelist
      factor
    }
  }
  summary {
    products
    changedProducts
    ranges
    increase
    decrease
    unchanged
    skipped
    fixed
    prices
    averageVariation
    unusual
  }
  products {
    id
    name {
      it
    }
    ranges
  }
  priceLists {
    id
    name
    prices
    changes
    recent
    recentAt
  }
  log {
    at
    tone
    code
    subject
    detail
  }
  quotations {
    today
    checked
    differing {
      id
      name
      createdAt
      products {
        ...Texts
      }
    }
  }
  otherPrices {
    product {
      ...Texts
    }
    range {
      ...Texts
    }
    um
    packaging
    pricelist
    confirmed
    now
  }
  otherPricesCount
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<PriceUpdatePreviewQuery, PriceUpdatePreviewQueryVariables>;
export const PriceUpdateLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceUpdateLines($preview: ID!, $pricelist: ID!, $page: Int!, $pageSize: Int!, $onlyChanges: Boolean!, $search: String, $language: String) {
  priceUpdateLines(
    preview: $preview
    pricelist: $pricelist
    page: $page
    pageSize: $pageSize
    onlyChanges: $onlyChanges
    search: $search
    language: $language
  ) {
    lines {
      product
      name {
        ...Texts
      }
      um
      archived
      range
      rangeName {
        ...Texts
      }
      changedAt
      pack
      packaging
      factor
      before
      after
      state
    }
    total
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<PriceUpdateLinesQuery, PriceUpdateLinesQueryVariables>;
export const PriceUpdatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceUpdates {
  priceUpdates {
    job {
      ...JobParts
      cancelledBy
      replaces
    }
    preview
    confirmed
    undo {
      ...JobParts
    }
    canUndo
    pricelists
    averageVariation
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
}`) as unknown as TypedDocumentString<PriceUpdatesQuery, PriceUpdatesQueryVariables>;
export const OutdatedPriceUpdatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutdatedPriceUpdates {
  outdatedPriceUpdates
}
    `) as unknown as TypedDocumentString<OutdatedPriceUpdatesQuery, OutdatedPriceUpdatesQueryVariables>;
export const PreviewPriceUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PreviewPriceUpdate($table: FactorTableInput!, $evenRecent: [ID!], $pricelists: [ID!], $startsAt: String, $replaces: ID) {
  previewPriceUpdate(
    table: $table
    evenRecent: $evenRecent
    pricelists: $pricelists
    startsAt: $startsAt
    replaces: $replaces
  ) {
    ...PreviewParts
  }
}
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
  evenRecent
  pricelists
  startsAt
  replaces
  table {
    byProduct {
      product
      factors
    }
    byPricelist {
      pricelist
      factor
    }
  }
  summary {
    products
    changedProducts
    ranges
    increase
    decrease
    unchanged
    skipped
    fixed
    prices
    averageVariation
    unusual
  }
  products {
    id
    name {
      it
    }
    ranges
  }
  priceLists {
    id
    name
    prices
    changes
    recent
    recentAt
  }
  log {
    at
    tone
    code
    subject
    detail
  }
  quotations {
    today
    checked
    differing {
      id
      name
      createdAt
      products {
        ...Texts
      }
    }
  }
  otherPrices {
    product {
      ...Texts
    }
    range {
      ...Texts
    }
    um
    packaging
    pricelist
    confirmed
    now
  }
  otherPricesCount
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<PreviewPriceUpdateMutation, PreviewPriceUpdateMutationVariables>;
export const StartPriceUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPriceUpdate($key: ID!, $preview: ID!, $confirmUnusual: Boolean!, $name: String, $stopsForOtherPrices: Boolean) {
  startPriceUpdate(
    key: $key
    preview: $preview
    confirmUnusual: $confirmUnusual
    name: $name
    stopsForOtherPrices: $stopsForOtherPrices
  ) {
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
}`) as unknown as TypedDocumentString<StartPriceUpdateMutation, StartPriceUpdateMutationVariables>;
export const ResumePriceUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumePriceUpdate($id: ID!) {
  resumePriceUpdate(id: $id) {
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
}`) as unknown as TypedDocumentString<ResumePriceUpdateMutation, ResumePriceUpdateMutationVariables>;
export const UndoPriceUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoPriceUpdate($key: ID!, $job: ID!) {
  undoPriceUpdate(key: $key, job: $job) {
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
}`) as unknown as TypedDocumentString<UndoPriceUpdateMutation, UndoPriceUpdateMutationVariables>;
export const CancelJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelJob($id: ID!) {
  cancelJob(kind: price_update, id: $id) {
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
}`) as unknown as TypedDocumentString<CancelJobMutation, CancelJobMutationVariables>;
export const PriceUpdateUndoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceUpdateUndo($job: ID!) {
  priceUpdateUndo(job: $job) {
    back
    left
    leftCount
  }
}
    `) as unknown as TypedDocumentString<PriceUpdateUndoQuery, PriceUpdateUndoQueryVariables>;