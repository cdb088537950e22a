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

export type OfferStatisticsNumbersFieldsFragment = { sent: number, accepted: number, lost: number, value: number };

export type OfferStatisticsEntryFieldsFragment = { key: string, numbers: { sent: number, accepted: number, lost: number, value: number } | null };

export type OfferStatisticsQueryVariables = Exact<{
  year: number;
}>;


export type OfferStatisticsQuery = { offerStatistics: { firstYear: number, sum: { sent: number, accepted: number, lost: number, value: number } | null, months: Array<{ key: string, numbers: { sent: number, accepted: number, lost: number, value: number } | null }>, byCountry: Array<{ key: string, numbers: { sent: number, accepted: number, lost: number, value: number } | null }>, byProvince: Array<{ key: string, numbers: { sent: number, accepted: number, lost: number, value: number } | null }>, byUserType: Array<{ key: string, numbers: { sent: number, accepted: number, lost: number, value: number } | null }> } };

export type StatisticsEntryFieldsFragment = { key: string, quotations: number, value: number, valued: number };

export type StatisticsSumsFieldsFragment = { quotations: number, value: number, valued: number, fromTests: number, begunTests: number };

export type StatisticsQueryVariables = Exact<{
  from: string;
  to: string;
  country?: string | null | undefined;
}>;


export type StatisticsQuery = { statistics: { countries: Array<string>, weeks: Array<{ week: string, quotations: number, value: number, fromTests: number, begunTests: number }>, sums: { quotations: number, value: number, valued: number, fromTests: number, begunTests: number }, before: { quotations: number, value: number, valued: number, fromTests: number, begunTests: number }, byCountry: Array<{ key: string, quotations: number, value: number, valued: number }>, byProvince: Array<{ key: string, quotations: number, value: number, valued: number }>, byUserType: Array<{ key: string, quotations: number, value: number, valued: number }>, products: Array<{ key: string, quotations: number, value: number, valued: number, name: { it: string, en: string | null, de: string | null } | null }>, colours: Array<{ r: number | null, g: number | null, b: number | null, key: string, quotations: number, value: number, valued: number }> } };

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
export const OfferStatisticsNumbersFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferStatisticsNumbersFields on OfferStatisticsNumbers {
  sent
  accepted
  lost
  value
}
    `, {"fragmentName":"OfferStatisticsNumbersFields"}) as unknown as TypedDocumentString<OfferStatisticsNumbersFieldsFragment, unknown>;
export const OfferStatisticsEntryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferStatisticsEntryFields on OfferStatisticsEntry {
  key
  numbers {
    ...OfferStatisticsNumbersFields
  }
}
    fragment OfferStatisticsNumbersFields on OfferStatisticsNumbers {
  sent
  accepted
  lost
  value
}`, {"fragmentName":"OfferStatisticsEntryFields"}) as unknown as TypedDocumentString<OfferStatisticsEntryFieldsFragment, unknown>;
export const StatisticsEntryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatisticsEntryFields on StatisticsEntry {
  key
  quotations
  value
  valued
}
    `, {"fragmentName":"StatisticsEntryFields"}) as unknown as TypedDocumentString<StatisticsEntryFieldsFragment, unknown>;
export const StatisticsSumsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatisticsSumsFields on StatisticsSums {
  quotations
  value
  valued
  fromTests
  begunTests
}
    `, {"fragmentName":"StatisticsSumsFields"}) as unknown as TypedDocumentString<StatisticsSumsFieldsFragment, unknown>;
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
export const OfferStatisticsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferStatistics($year: Int!) {
  offerStatistics(year: $year) {
    firstYear
    sum {
      ...OfferStatisticsNumbersFields
    }
    months {
      ...OfferStatisticsEntryFields
    }
    byCountry {
      ...OfferStatisticsEntryFields
    }
    byProvince {
      ...OfferStatisticsEntryFields
    }
    byUserType {
      ...OfferStatisticsEntryFields
    }
  }
}
    fragment OfferStatisticsNumbersFields on OfferStatisticsNumbers {
  sent
  accepted
  lost
  value
}
fragment OfferStatisticsEntryFields on OfferStatisticsEntry {
  key
  numbers {
    ...OfferStatisticsNumbersFields
  }
}`) as unknown as TypedDocumentString<OfferStatisticsQuery, OfferStatisticsQueryVariables>;
export const StatisticsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Statistics($from: String!, $to: String!, $country: String) {
  statistics(from: $from, to: $to, country: $country) {
    countries
    weeks {
      week
      quotations
      value
      fromTests
      begunTests
    }
    sums {
      ...StatisticsSumsFields
    }
    before {
      ...StatisticsSumsFields
    }
    byCountry {
      ...StatisticsEntryFields
    }
    byProvince {
      ...StatisticsEntryFields
    }
    byUserType {
      ...StatisticsEntryFields
    }
    products {
      ...StatisticsEntryFields
      name {
        ...Texts
      }
    }
    colours {
      ...StatisticsEntryFields
      r
      g
      b
    }
  }
}
    fragment StatisticsEntryFields on StatisticsEntry {
  key
  quotations
  value
  valued
}
fragment StatisticsSumsFields on StatisticsSums {
  quotations
  value
  valued
  fromTests
  begunTests
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<StatisticsQuery, StatisticsQueryVariables>;