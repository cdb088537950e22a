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

export type ColourChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type FolderChangeKind =
  | 'ADDED'
  | 'MOVED'
  | 'REMOVED'
  | 'RENAMED';

export type HelpSubject =
  | 'catalogue'
  | 'quotation'
  | 'quotations';

export type ImportedColorInput = {
  b: number;
  code: string;
  g: number;
  hbw?: number | null | undefined;
  /** The id of the colour to change; null for a new one. */
  id?: string | null | undefined;
  r: number;
  revision?: number | null | undefined;
};

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

export type ColourFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type ColourFoldersQuery = { colourFolders: Array<{ id: string, name: string, order: number, colorCount: number, revision: number }> };

export type ColourFolderQueryVariables = Exact<{
  id: string;
}>;


export type ColourFolderQuery = { colourFolder: { id: string, name: string, revision: number, colors: Array<{ id: string, code: string, hbw: number | null, r: number, g: number, b: number, revision: number, updatedAt: string, updatedBy: string }> } };

export type ColourPublicationQueryVariables = Exact<{ [key: string]: never; }>;


export type ColourPublicationQuery = { colourPublication: { version: number, publishedAt: string | null, publishedBy: string | null, colourCount: number, folders: Array<{ kind: FolderChangeKind, id: string, name: string, nameBefore: string | null }>, colours: Array<{ kind: ColourChangeKind, colorlist: string, before: { code: string, hbw: number | null, r: number, g: number, b: number } | null, after: { code: string, hbw: number | null, r: number, g: number, b: number } | null }> } };

export type LostColourUsesQueryVariables = Exact<{
  folder?: string | null | undefined;
  color?: string | null | undefined;
}>;


export type LostColourUsesQuery = { lostColourUses: { ranges: number, products: number } };

export type CreateColourFolderMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type CreateColourFolderMutation = { createColourFolder: { id: string } };

export type UpdateColourFolderMutationVariables = Exact<{
  id: string;
  name: string;
  revision: number;
}>;


export type UpdateColourFolderMutation = { updateColourFolder: { id: string } };

export type DeleteColourFolderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteColourFolderMutation = { deleteColourFolder: string };

export type ReorderColourFoldersMutationVariables = Exact<{
  ids: Array<string> | string;
  from: Array<string> | string;
}>;


export type ReorderColourFoldersMutation = { reorderColourFolders: Array<string> };

export type AddColorMutationVariables = Exact<{
  key: string;
  colorlistId: string;
  code: string;
  hbw?: number | null | undefined;
  r: number;
  g: number;
  b: number;
}>;


export type AddColorMutation = { addColor: { id: string } };

export type UpdateColorMutationVariables = Exact<{
  colorlistId: string;
  id: string;
  revision: number;
  code: string;
  hbw?: number | null | undefined;
  r: number;
  g: number;
  b: number;
}>;


export type UpdateColorMutation = { updateColor: { id: string } };

export type DeleteColorMutationVariables = Exact<{
  colorlistId: string;
  id: string;
}>;


export type DeleteColorMutation = { deleteColor: string };

export type ImportColorsMutationVariables = Exact<{
  key: string;
  colorlistId: string;
  colors: Array<ImportedColorInput> | ImportedColorInput;
}>;


export type ImportColorsMutation = { importColors: Array<string> };

export type PublishColorlistsMutationVariables = Exact<{ [key: string]: never; }>;


export type PublishColorlistsMutation = { publishColorlists: { version: number } };

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
export const ColourFoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ColourFolders {
  colourFolders {
    id
    name
    order
    colorCount
    revision
  }
}
    `) as unknown as TypedDocumentString<ColourFoldersQuery, ColourFoldersQueryVariables>;
export const ColourFolderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ColourFolder($id: ID!) {
  colourFolder(id: $id) {
    id
    name
    revision
    colors {
      id
      code
      hbw
      r
      g
      b
      revision
      updatedAt
      updatedBy
    }
  }
}
    `) as unknown as TypedDocumentString<ColourFolderQuery, ColourFolderQueryVariables>;
export const ColourPublicationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ColourPublication {
  colourPublication {
    version
    publishedAt
    publishedBy
    colourCount
    folders {
      kind
      id
      name
      nameBefore
    }
    colours {
      kind
      colorlist
      before {
        code
        hbw
        r
        g
        b
      }
      after {
        code
        hbw
        r
        g
        b
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ColourPublicationQuery, ColourPublicationQueryVariables>;
export const LostColourUsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LostColourUses($folder: ID, $color: ID) {
  lostColourUses(folder: $folder, color: $color) {
    ranges
    products
  }
}
    `) as unknown as TypedDocumentString<LostColourUsesQuery, LostColourUsesQueryVariables>;
export const CreateColourFolderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateColourFolder($key: ID!, $name: String!) {
  createColourFolder(key: $key, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateColourFolderMutation, CreateColourFolderMutationVariables>;
export const UpdateColourFolderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateColourFolder($id: ID!, $name: String!, $revision: Int!) {
  updateColourFolder(id: $id, name: $name, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateColourFolderMutation, UpdateColourFolderMutationVariables>;
export const DeleteColourFolderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteColourFolder($id: ID!) {
  deleteColourFolder(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteColourFolderMutation, DeleteColourFolderMutationVariables>;
export const ReorderColourFoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReorderColourFolders($ids: [ID!]!, $from: [ID!]!) {
  reorderColourFolders(ids: $ids, from: $from)
}
    `) as unknown as TypedDocumentString<ReorderColourFoldersMutation, ReorderColourFoldersMutationVariables>;
export const AddColorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddColor($key: ID!, $colorlistId: ID!, $code: String!, $hbw: Float, $r: Int!, $g: Int!, $b: Int!) {
  addColor(
    key: $key
    colorlistId: $colorlistId
    code: $code
    hbw: $hbw
    r: $r
    g: $g
    b: $b
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddColorMutation, AddColorMutationVariables>;
export const UpdateColorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateColor($colorlistId: ID!, $id: ID!, $revision: Int!, $code: String!, $hbw: Float, $r: Int!, $g: Int!, $b: Int!) {
  updateColor(
    colorlistId: $colorlistId
    id: $id
    revision: $revision
    code: $code
    hbw: $hbw
    r: $r
    g: $g
    b: $b
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateColorMutation, UpdateColorMutationVariables>;
export const DeleteColorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteColor($colorlistId: ID!, $id: ID!) {
  deleteColor(colorlistId: $colorlistId, id: $id)
}
    `) as unknown as TypedDocumentString<DeleteColorMutation, DeleteColorMutationVariables>;
export const ImportColorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportColors($key: ID!, $colorlistId: ID!, $colors: [ImportedColorInput!]!) {
  importColors(key: $key, colorlistId: $colorlistId, colors: $colors)
}
    `) as unknown as TypedDocumentString<ImportColorsMutation, ImportColorsMutationVariables>;
export const PublishColorlistsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishColorlists {
  publishColorlists {
    version
  }
}
    `) as unknown as TypedDocumentString<PublishColorlistsMutation, PublishColorlistsMutationVariables>;