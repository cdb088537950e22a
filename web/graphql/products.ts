/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AttachmentInput = {
  category?: string | null | undefined;
  /** Only for the category `altro`. */
  customCategory?: string | null | undefined;
  name?: string | null | undefined;
  /** Always `link`. */
  type?: string | null | undefined;
  url: string;
};

export type BilingualTextInput = {
  en?: string | null | undefined;
  it: string;
};

export type CataloguePackInput = {
  /** Made by the client for a new one; unique in the range. */
  id: string;
  packaging: string;
  prices: Array<PriceOfListInput>;
  quantity?: number | null | undefined;
};

export type CataloguePriceRangeInput = {
  colors: Array<ColourInput>;
  name: string;
  name_i18n?: BilingualTextInput | null | undefined;
  packaging?: string | null | undefined;
  price?: number | null | undefined;
  prices: Array<CataloguePackInput>;
};

export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

export type ColourInput = {
  b: number;
  code: string;
  g: number;
  r: number;
};

export type ConsumptionRangeInput = {
  consumption?: number | null | undefined;
  name: string;
  name_i18n?: BilingualTextInput | null | undefined;
  requiredProducts: Array<RequiredProductInput>;
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

export type JobState =
  | 'cancelled'
  | 'done'
  /** It found other prices on its day than were confirmed: it goes on, or ends, by hand. */
  | 'held'
  | 'running'
  /** It waits for its day (`startsAt`). */
  | 'waiting';

export type LocalisedAttachmentsInput = {
  de?: Array<AttachmentInput> | null | undefined;
  en?: Array<AttachmentInput> | null | undefined;
  it?: Array<AttachmentInput> | null | undefined;
};

/** A text of a product; only products have German texts. */
export type LocalisedTextInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it: string;
};

export type MeasureMode =
  /** Every opening is deducted. */
  | 'exact'
  /** Openings up to the threshold are not deducted. */
  | 'vuotoPerPieno';

/** Fields that are left out get the defaults of new products; a name is needed. */
export type NewProductInput = {
  attachments?: Array<AttachmentInput> | null | undefined;
  attachments_i18n?: LocalisedAttachmentsInput | null | undefined;
  combined?: boolean | null | undefined;
  consumption?: number | null | undefined;
  consumptionType?: string | null | undefined;
  consumptionranges?: Array<ConsumptionRangeInput> | null | undefined;
  details?: LocalisedTextInput | null | undefined;
  name: LocalisedTextInput;
  packaging?: string | null | undefined;
  phases?: Array<string> | null | undefined;
  price?: number | null | undefined;
  priceType?: string | null | undefined;
  priceranges?: Array<CataloguePriceRangeInput> | null | undefined;
  specs?: LocalisedTextInput | null | undefined;
  standalone?: boolean | null | undefined;
  um?: string | null | undefined;
  url?: string | null | undefined;
  userTypes?: Array<string> | null | undefined;
};

export type PriceOfListInput = {
  price: number;
  pricelist: string;
};

export type ProductChangeEnd =
  | 'CHANGED'
  /** It has another revision than the call named. */
  | 'CHANGED_SINCE'
  /** It was deleted. */
  | 'GONE'
  /** The call had no room for it: it is sent again. */
  | 'LATER'
  /** It was so already. */
  | 'SAME'
  /** It has no room for the change. */
  | 'TOO_LARGE';

/** The change of one of several products; parts that are left out stay as they are. */
export type ProductChangeInput = {
  archived?: boolean | null | undefined;
  id: string;
  /** Phases it is put into. */
  join?: Array<string> | null | undefined;
  /** Phases it is taken out of. */
  leave?: Array<string> | null | undefined;
  /** The change is made only where the product still has this revision. */
  revision?: number | null | undefined;
};

/** The fields that a save sends. */
export type ProductInput = {
  /** The attachments in Italian; the Italian list below follows it. */
  attachments: Array<AttachmentInput>;
  attachments_i18n: LocalisedAttachmentsInput;
  combined: boolean;
  /** Left out unless the consumption is fixed. */
  consumption?: number | null | undefined;
  consumptionType: string;
  consumptionranges: Array<ConsumptionRangeInput>;
  details?: LocalisedTextInput | null | undefined;
  id: string;
  name: LocalisedTextInput;
  packaging?: string | null | undefined;
  phases: Array<string>;
  price?: number | null | undefined;
  priceType: string;
  priceranges: Array<CataloguePriceRangeInput>;
  rev?: string | null | undefined;
  /** The revision the edits started from. */
  revision: number;
  specs?: LocalisedTextInput | null | undefined;
  standalone: boolean;
  um: string;
  url?: string | null | undefined;
  userTypes: Array<string>;
};

export type ProductUseKind =
  /** A phase contains the product in a choice. */
  | 'CHOICE'
  | 'PRICE_LIST'
  /** Another product requires the product. */
  | 'REQUIRED';

export type RequiredProductInput = {
  consumption?: number | null | undefined;
  product: string;
  um?: string | null | undefined;
};

export type DuplicateProductMutationVariables = Exact<{
  key: string;
  id: string;
  name?: LocalisedTextInput | null | undefined;
}>;


export type DuplicateProductMutation = { duplicateProduct: string };

export type EditedRangeNameFragment = { it: string, en: string | null };

export type EditedAttachmentFragment = { category: string | null, customCategory: string | null, name: string | null, url: string };

export type EditedProductFieldsFragment = { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } };

export type EditableProductQueryVariables = Exact<{
  id: string;
}>;


export type EditableProductQuery = { editableProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type UpdateProductMutationVariables = Exact<{
  product: ProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type CreateProductMutationVariables = Exact<{
  key: string;
  product: NewProductInput;
  priceLists?: Array<string> | string | null | undefined;
}>;


export type CreateProductMutation = { createProduct: string };

export type SetProductArchivedMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type SetProductArchivedMutation = { archiveProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type UploadProductImageMutationVariables = Exact<{
  productId: string;
  type: string;
  fileName: string;
}>;


export type UploadProductImageMutation = { uploadProductImage: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type UpdateProductImageMutationVariables = Exact<{
  productId: string;
  key: string;
  imageName: string;
}>;


export type UpdateProductImageMutation = { updateProductImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type RemoveProductImageMutationVariables = Exact<{
  productId: string;
}>;


export type RemoveProductImageMutation = { removeProductImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type ListsOfProductQueryVariables = Exact<{
  id: string;
}>;


export type ListsOfProductQuery = { productUses: Array<{ kind: ProductUseKind, id: string }> };

export type UsersOfListQueryVariables = Exact<{
  id: string;
}>;


export type UsersOfListQuery = { priceListUses: { users: number } };

export type ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsQuery = { products: Array<{ id: string, phases: Array<string>, standalone: boolean, combined: boolean, archived: boolean, attachmentLanguages: Array<string>, imageUrl: string | null, priceLists: Array<string> | null, withoutPrice: Array<string> | null, name: { it: string, en: string | null } }> };

export type ProductUsesQueryVariables = Exact<{
  id: string;
}>;


export type ProductUsesQuery = { productUses: Array<{ kind: ProductUseKind, id: string, name: { it: string, en: string | null } }> };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveProductMutation = { archiveProduct: { id: string, archived: boolean, revision: number } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: string };

export type UsedProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UsedProductsQuery = { usedProducts: { offered: Array<string>, required: Array<string> } };

export type ChangeProductsMutationVariables = Exact<{
  key: string;
  products: Array<ProductChangeInput> | ProductChangeInput;
}>;


export type ChangeProductsMutation = { changeProducts: Array<{ id: string, ended: ProductChangeEnd, revision: number | null, back: { archived: boolean | null, join: Array<string>, leave: Array<string> } | null }> };

export type ChangePriceListProductsMutationVariables = Exact<{
  key: string;
  id: string;
  join: Array<string> | string;
  leave: Array<string> | string;
}>;


export type ChangePriceListProductsMutation = { changePriceListProducts: { id: string, joined: Array<string>, left: Array<string> } };

export type PricedInListQueryVariables = Exact<{
  id: string;
}>;


export type PricedInListQuery = { priceListProducts: { products: Array<{ id: string, hasPrice: boolean }> } };

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
export const EditedRangeNameFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedRangeName on LocalisedText {
  it
  en
}
    `, {"fragmentName":"EditedRangeName"}) as unknown as TypedDocumentString<EditedRangeNameFragment, unknown>;
export const EditedAttachmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
    `, {"fragmentName":"EditedAttachment"}) as unknown as TypedDocumentString<EditedAttachmentFragment, unknown>;
export const EditedProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedProductFields on EditableProduct {
  id
  revision
  updatedAt
  updatedBy
  archived
  name {
    ...Texts
  }
  rev
  url
  details {
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  priceType
  packaging
  price
  priceranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    packaging
    price
    colors {
      code
      r
      g
      b
    }
    prices {
      id
      packaging
      quantity
      prices {
        pricelist
        price
      }
    }
  }
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  combined
  standalone
  phases
  userTypes
  attachments {
    ...EditedAttachment
  }
  attachments_i18n {
    en {
      ...EditedAttachment
    }
    de {
      ...EditedAttachment
    }
  }
  imageUrl
  imageName
}
    fragment EditedRangeName on LocalisedText {
  it
  en
}
fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"EditedProductFields"}) as unknown as TypedDocumentString<EditedProductFieldsFragment, unknown>;
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
export const DuplicateProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateProduct($key: ID!, $id: ID!, $name: LocalisedTextInput) {
  duplicateProduct(key: $key, id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<DuplicateProductMutation, DuplicateProductMutationVariables>;
export const EditableProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EditableProduct($id: ID!) {
  editableProduct(id: $id) {
    ...EditedProductFields
  }
}
    fragment EditedRangeName on LocalisedText {
  it
  en
}
fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
fragment EditedProductFields on EditableProduct {
  id
  revision
  updatedAt
  updatedBy
  archived
  name {
    ...Texts
  }
  rev
  url
  details {
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  priceType
  packaging
  price
  priceranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    packaging
    price
    colors {
      code
      r
      g
      b
    }
    prices {
      id
      packaging
      quantity
      prices {
        pricelist
        price
      }
    }
  }
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  combined
  standalone
  phases
  userTypes
  attachments {
    ...EditedAttachment
  }
  attachments_i18n {
    en {
      ...EditedAttachment
    }
    de {
      ...EditedAttachment
    }
  }
  imageUrl
  imageName
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<EditableProductQuery, EditableProductQueryVariables>;
export const UpdateProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProduct($product: ProductInput!) {
  updateProduct(product: $product) {
    ...EditedProductFields
  }
}
    fragment EditedRangeName on LocalisedText {
  it
  en
}
fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
fragment EditedProductFields on EditableProduct {
  id
  revision
  updatedAt
  updatedBy
  archived
  name {
    ...Texts
  }
  rev
  url
  details {
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  priceType
  packaging
  price
  priceranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    packaging
    price
    colors {
      code
      r
      g
      b
    }
    prices {
      id
      packaging
      quantity
      prices {
        pricelist
        price
      }
    }
  }
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  combined
  standalone
  phases
  userTypes
  attachments {
    ...EditedAttachment
  }
  attachments_i18n {
    en {
      ...EditedAttachment
    }
    de {
      ...EditedAttachment
    }
  }
  imageUrl
  imageName
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<UpdateProductMutation, UpdateProductMutationVariables>;
export const CreateProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateProduct($key: ID!, $product: NewProductInput!, $priceLists: [ID!]) {
  createProduct(key: $key, product: $product, priceLists: $priceLists)
}
    `) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
export const SetProductArchivedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetProductArchived($id: ID!, $archived: Boolean!) {
  archiveProduct(id: $id, archived: $archived) {
    ...EditedProductFields
  }
}
    fragment EditedRangeName on LocalisedText {
  it
  en
}
fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
fragment EditedProductFields on EditableProduct {
  id
  revision
  updatedAt
  updatedBy
  archived
  name {
    ...Texts
  }
  rev
  url
  details {
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  priceType
  packaging
  price
  priceranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    packaging
    price
    colors {
      code
      r
      g
      b
    }
    prices {
      id
      packaging
      quantity
      prices {
        pricelist
        price
      }
    }
  }
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      ...EditedRangeName
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  combined
  standalone
  phases
  userTypes
  attachments {
    ...EditedAttachment
  }
  attachments_i18n {
    en {
      ...EditedAttachment
    }
    de {
      ...EditedAttachment
    }
  }
  imageUrl
  imageName
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<SetProductArchivedMutation, SetProductArchivedMutationVariables>;
export const UploadProductImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadProductImage($productId: ID!, $type: String!, $fileName: String!) {
  uploadProductImage(productId: $productId, type: $type, fileName: $fileName) {
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
}`) as unknown as TypedDocumentString<UploadProductImageMutation, UploadProductImageMutationVariables>;
export const UpdateProductImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProductImage($productId: ID!, $key: String!, $imageName: String!) {
  updateProductImage(productId: $productId, key: $key, imageName: $imageName) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<UpdateProductImageMutation, UpdateProductImageMutationVariables>;
export const RemoveProductImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveProductImage($productId: ID!) {
  removeProductImage(productId: $productId) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<RemoveProductImageMutation, RemoveProductImageMutationVariables>;
export const ListsOfProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListsOfProduct($id: ID!) {
  productUses(id: $id) {
    kind
    id
  }
}
    `) as unknown as TypedDocumentString<ListsOfProductQuery, ListsOfProductQueryVariables>;
export const UsersOfListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UsersOfList($id: ID!) {
  priceListUses(id: $id) {
    users
  }
}
    `) as unknown as TypedDocumentString<UsersOfListQuery, UsersOfListQueryVariables>;
export const ProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Products {
  products {
    id
    name {
      it
      en
    }
    phases
    standalone
    combined
    archived
    attachmentLanguages
    imageUrl
    priceLists
    withoutPrice
  }
}
    `) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductUsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductUses($id: ID!) {
  productUses(id: $id) {
    kind
    id
    name {
      it
      en
    }
  }
}
    `) as unknown as TypedDocumentString<ProductUsesQuery, ProductUsesQueryVariables>;
export const ArchiveProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveProduct($id: ID!, $archived: Boolean!) {
  archiveProduct(id: $id, archived: $archived) {
    id
    archived
    revision
  }
}
    `) as unknown as TypedDocumentString<ArchiveProductMutation, ArchiveProductMutationVariables>;
export const DeleteProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteProduct($id: ID!) {
  deleteProduct(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteProductMutation, DeleteProductMutationVariables>;
export const UsedProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UsedProducts($ids: [ID!]!) {
  usedProducts(ids: $ids) {
    offered
    required
  }
}
    `) as unknown as TypedDocumentString<UsedProductsQuery, UsedProductsQueryVariables>;
export const ChangeProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeProducts($key: ID!, $products: [ProductChangeInput!]!) {
  changeProducts(key: $key, products: $products) {
    id
    ended
    revision
    back {
      archived
      join
      leave
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProductsMutation, ChangeProductsMutationVariables>;
export const ChangePriceListProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePriceListProducts($key: ID!, $id: ID!, $join: [ID!]!, $leave: [ID!]!) {
  changePriceListProducts(key: $key, id: $id, join: $join, leave: $leave) {
    id
    joined
    left
  }
}
    `) as unknown as TypedDocumentString<ChangePriceListProductsMutation, ChangePriceListProductsMutationVariables>;
export const PricedInListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PricedInList($id: ID!) {
  priceListProducts(id: $id) {
    products {
      id
      hasPrice
    }
  }
}
    `) as unknown as TypedDocumentString<PricedInListQuery, PricedInListQueryVariables>;