/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AttachmentInput = {
  category?: string | null | undefined;
  /** For the category `altro` alone. */
  customCategory?: string | null | undefined;
  name?: string | null | undefined;
  /** `link`; there is no other. */
  type?: string | null | undefined;
  url: string;
};

/** Who reads a shared quotation: the customer with prices, the site with packages and phases and no price. */
export type Audience =
  | 'CUSTOMER'
  | 'SITE';

export type BilingualTextInput = {
  en?: string | null | undefined;
  it: string;
};

export type CatalogueEntity =
  | 'PHASE'
  | 'PRICELIST'
  | 'PRODUCT';

export type CataloguePackInput = {
  /** Made by the client for a new one; unique in the range. */
  id: string | number;
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

export type ChoicePriorityInput = {
  tags: Array<string>;
  value: number;
};

export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceToTranslate = {
  index: number;
  procedure?: string | null | undefined;
};

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

export type ChosenChoiceInput = {
  /** The id it has in the questionnaire, or its place in the catalogue's phase. */
  choice: string | number;
  phase: string | number;
};

export type ColourChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type ColourInput = {
  b: number;
  code: string;
  g: number;
  r: number;
};

export type ConditionLineInput = {
  exclude: Array<string>;
  include: Array<string>;
};

export type ConsumptionRangeInput = {
  consumption?: number | null | undefined;
  name: string;
  name_i18n?: BilingualTextInput | null | undefined;
  requiredProducts: Array<RequiredProductInput>;
};

/** Which prices a copy has: those of the original, or those of the catalogue today. */
export type CopyPrices =
  | 'KEEP'
  | 'TODAY';

export type CreateQuotationInput = {
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  guidedTest?: GuidedTestInput | null | undefined;
  /** Made by the client: a retry with the same key answers the same quotation. */
  key: string | number;
  location: string;
  name: string;
  province?: string | null | undefined;
  selectedProducts: Array<NewRow>;
  /** Of a guided test: those that its answers come to, whatever is sent. */
  tags?: Array<string> | null | undefined;
};

export type CreateShareLinkInput = {
  audience: Audience;
  /** 1 to 365. */
  days: number;
  /** Of the document as it opens; who reads it may switch. */
  language: DocumentLanguage;
  quotation: string | number;
  /** The list price of each package; never shown to the site. */
  showPrices: boolean;
  showSpecs: boolean;
};

export type DocumentLanguage =
  | 'en'
  | 'it';

export type DuplicateQuotationInput = {
  id: string | number;
  /** Made by the client: a retry with the same key answers the same quotation. */
  key: string | number;
  /** That of the original when it is left out. */
  name?: string | null | undefined;
  prices: CopyPrices;
};

/** A factor of a product counts before that of a price list; they are never multiplied. 0.5 to 2, up to six decimals. */
export type FactorTableInput = {
  byPricelist: Array<PricelistFactorInput>;
  byProduct: Array<ProductFactorsInput>;
};

export type FolderChangeKind =
  | 'ADDED'
  | 'MOVED'
  | 'REMOVED'
  | 'RENAMED';

export type GivenAnswerInput = {
  /** More than one of a multiple choice. */
  answers: Array<string | number>;
  question: string | number;
};

/** The guided test that a quotation is made with: the server evaluates it again. */
export type GuidedTestInput = {
  answers: Array<GivenAnswerInput>;
  chosen: Array<ChosenChoiceInput>;
  version: number;
};

export type HelpSubject =
  | 'catalogue'
  | 'quotation'
  | 'quotations';

export type ImportedColorInput = {
  b: number;
  code: string;
  g: number;
  hbw?: number | null | undefined;
  /** Of the colour that is changed; none for a new one. */
  id?: string | number | null | undefined;
  r: number;
  revision?: number | null | undefined;
};

export type JobKind =
  /** A user is erased: for the super user who began it. */
  | 'erasure'
  | 'import'
  /** What is held about the caller, as one archive: his own to follow. */
  | 'personal_data'
  | 'price_list_copy'
  | 'price_update'
  | 'price_update_undo'
  /** Older forms of what is stored: `variant` is `dry`, `real`, `forced`, or the one task that was called. */
  | 'repair';

export type JobLogTone =
  | 'error'
  | 'info'
  | 'success'
  | 'warn';

export type JobState =
  | 'cancelled'
  | 'done'
  | 'running'
  /** Until its day (`startsAt`). */
  | 'waiting';

/** For longer than 90 days, counted from the creation where there was no sign-in; or never. */
export type LastSignIn =
  | 'never'
  | 'over90Days';

export type LocalisedAttachmentsInput = {
  de?: Array<AttachmentInput> | null | undefined;
  en?: Array<AttachmentInput> | null | undefined;
  it?: Array<AttachmentInput> | null | undefined;
};

/** A text of products: German is theirs alone. */
export type LocalisedTextInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it: string;
};

export type NamesToTranslate = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  it: string;
};

export type NewPricelistInput = {
  countries?: Array<string> | null | undefined;
  isCatchAll: boolean;
  name: string;
};

/** What is left out is as for every new product; a name is needed. */
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
  phases?: Array<string | number> | null | undefined;
  price?: number | null | undefined;
  priceType?: string | null | undefined;
  priceranges?: Array<CataloguePriceRangeInput> | null | undefined;
  specs?: LocalisedTextInput | null | undefined;
  standalone?: boolean | null | undefined;
  um?: string | null | undefined;
  url?: string | null | undefined;
  userTypes?: Array<string> | null | undefined;
};

export type NewRow = {
  consumptionRange?: number | null | undefined;
  /** Counts of packages that were chosen; those that are needed where it is left out. */
  prices?: Array<PackCount> | null | undefined;
  product: string | number;
  /** Made by the client; unique in the quotation. */
  sId: string | number;
};

export type NewTagInput = {
  name: string;
  /** Lower-case letters, digits and hyphens. */
  slug: string;
};

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
  /** That of the country where it is left out. */
  language?: string | null | undefined;
  lastName: string;
  managedCountries?: Array<string> | null | undefined;
  managementMode?: string | null | undefined;
  password: string;
  phone: string;
  phone1?: string | null | undefined;
  postalCode?: string | null | undefined;
  pricelist?: string | number | null | undefined;
  /** Needed in Italy. */
  province?: string | null | undefined;
  showLogo?: boolean | null | undefined;
  type: string;
};

export type NotificationInput = {
  attachment?: boolean | null | undefined;
  /** Of the upload; without one the stored file stays. */
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

export type PackCount = {
  id: string | number;
  quantity: number;
};

export type PhaseChoiceInput = {
  index: number;
  priorities: Array<ChoicePriorityInput>;
  procedure?: PhaseTextInput | null | undefined;
  products: Array<string | number>;
  recommended: ChoiceRecommendation;
  recommendedConditions: Array<Array<string>>;
  visibility: ChoiceVisibility;
  visibilityConditions: Array<Array<string>>;
  withProcedure: boolean;
};

export type PhaseInput = {
  availablePricelists: Array<string | number>;
  choices: Array<PhaseChoiceInput>;
  conditions: Array<ConditionLineInput>;
  id: string | number;
  name: PhaseTextInput;
  procedure?: PhaseTextInput | null | undefined;
  /** The revision the edits started from. */
  revision: number;
  withProcedure: boolean;
};

export type PhaseTextInput = {
  en?: string | null | undefined;
  it: string;
};

/** The Italian texts of a phase. */
export type PhaseToTranslate = {
  choices: Array<ChoiceToTranslate>;
  name: string;
  procedure?: string | null | undefined;
};

export type PhaseUseKind =
  | 'PRODUCT';

export type PlanOutcome =
  | 'add'
  | 'change'
  | 'leave';

export type PriceLineState =
  | 'changed'
  | 'empty'
  /** It would be more than anybody may save. */
  | 'limit'
  | 'skipped'
  | 'unchanged'
  | 'unreadable'
  | 'zero';

export type PriceOfListInput = {
  price: number;
  pricelist: string | number;
};

export type PricelistFactorInput = {
  factor: number;
  pricelist: string | number;
};

export type PricelistInput = {
  countries?: Array<string> | null | undefined;
  id: string | number;
  isCatchAll: boolean;
  name: string;
};

/** Of a product, by the index of its price range; null where none is given. */
export type ProductFactorsInput = {
  factors: Array<number | null | undefined>;
  product: string | number;
};

/** What a save sends, and nothing else. */
export type ProductInput = {
  /** Those in Italian; the Italian list below follows it. */
  attachments: Array<AttachmentInput>;
  attachments_i18n: LocalisedAttachmentsInput;
  combined: boolean;
  /** Left out unless the consumption is fixed. */
  consumption?: number | null | undefined;
  consumptionType: string;
  consumptionranges: Array<ConsumptionRangeInput>;
  details?: LocalisedTextInput | null | undefined;
  id: string | number;
  name: LocalisedTextInput;
  packaging?: string | null | undefined;
  phases: Array<string | number>;
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

/** The Italian texts of a product. */
export type ProductToTranslate = {
  consumptionranges: Array<RangeToTranslate>;
  details?: string | null | undefined;
  name: string;
  priceranges: Array<RangeToTranslate>;
  specs?: string | null | undefined;
};

export type ProductUseKind =
  /** A phase has it in a choice. */
  | 'CHOICE'
  | 'PRICE_LIST'
  /** Another product requires it. */
  | 'REQUIRED';

/** What a user says of himself; his type is sent for the sake of the form and never stored, nor is a country by who is no super user. */
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
  /** it or en; null is that of the country. */
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

export type QuotationFilter = {
  archived?: boolean | null | undefined;
  country?: string | null | undefined;
  /** Those of one user. */
  owner?: string | null | undefined;
  province?: string | null | undefined;
  search?: string | null | undefined;
};

export type QuotationSort =
  | 'createdAt'
  | 'location'
  | 'name'
  | 'userCountry'
  | 'userName';

export type RangeToTranslate = {
  name: string;
  name_i18n?: NamesToTranslate | null | undefined;
};

export type RepairTask =
  | 'lightProducts'
  | 'packagings'
  | 'phaseNames'
  | 'productNames'
  | 'productUrls'
  | 'quotationCountries'
  | 'requiredProducts'
  | 'userCountries';

export type RequiredProductInput = {
  consumption?: number | null | undefined;
  product: string | number;
  um?: string | null | undefined;
};

/** The edits of one row; what is left out stays as it is. A new row names its product. Prices are not part of it. */
export type RowEdit = {
  area?: number | null | undefined;
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  consumptionRange?: number | null | undefined;
  discount?: number | null | undefined;
  discountAccounting?: number | null | undefined;
  discountExtra?: number | null | undefined;
  lockedArea?: boolean | null | undefined;
  note?: string | null | undefined;
  prices?: Array<PackCount> | null | undefined;
  product?: string | number | null | undefined;
  sId: string | number;
  source?: RowSource | null | undefined;
};

/** Where the copy of a row's product comes from, when not from the stored row: one of the two. */
export type RowSource = {
  /** The catalogue, with the prices this version stands for. */
  prices?: string | null | undefined;
  /** The quotation as it was at this revision. */
  revision?: number | null | undefined;
};

export type TagInput = {
  id: string | number;
  name: string;
  /** The revision that the change builds on. */
  revision: number;
  slug: string;
};

export type TagUseKind =
  /** A choice of a phase. */
  | 'CHOICE'
  /** The conditions of a phase. */
  | 'PHASE'
  /** The questionnaire of the guided test, as it is published. */
  | 'QUESTIONNAIRE'
  /** Its draft. */
  | 'QUESTIONNAIRE_DRAFT';

export type UpdateQuotationInput = {
  archived?: boolean | null | undefined;
  area?: number | null | undefined;
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  discount?: number | null | undefined;
  discountAccounting?: number | null | undefined;
  discountExtra?: number | null | undefined;
  /** Taken up again: tags, colour and choices become those that the server evaluates; without it the colour stays. */
  guidedTest?: GuidedTestInput | null | undefined;
  id: string | number;
  location?: string | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  province?: string | null | undefined;
  /** The revision the edits started from. */
  revision: number;
  /** Ids (sId) of the ticked rows. */
  selectedIncidences?: Array<string | number> | null | undefined;
  /** Every row that stays, in order; rows that are not named are removed. */
  selectedProducts?: Array<RowEdit> | null | undefined;
  /** Accepted and ignored: the owner never changes. */
  uid?: string | number | null | undefined;
  /** Accepted and ignored: the snapshot is the server's. */
  user?: string | null | undefined;
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

/** All of a user but his credentials. */
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
  id: string | number;
  isSuper?: boolean | null | undefined;
  language?: string | null | undefined;
  lastName: string;
  managedCountries?: Array<string> | null | undefined;
  managementMode?: string | null | undefined;
  phone?: string | null | undefined;
  phone1?: string | null | undefined;
  postalCode?: string | null | undefined;
  pricelist?: string | number | null | undefined;
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

export type WizardInput = {
  /** Four stages as JSON; without any there is nothing to save or to publish. */
  config?: string | null | undefined;
  /** The draft that the edits started from; none when there was none. */
  revision?: number | null | undefined;
  /** The published version that the edits started from. */
  version: number;
};

export type WizardSource =
  | 'BUILT_IN'
  | 'DRAFT'
  | 'PUBLISHED';

export type MyNotificationsQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type MyNotificationsQuery = { myNotifications: { unread: number, next: string | null, items: Array<{ id: string, title: string, body: string, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, sentAt: string, editedAt: string | null, read: boolean }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  all?: boolean | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { unread: number } };

export type CatalogueChangesQueryVariables = Exact<{
  entity: CatalogueEntity;
  id: string | number;
}>;


export type CatalogueChangesQuery = { catalogueChanges: Array<{ revision: number, at: string, by: string, created: boolean, differences: Array<{ path: Array<string>, before: Array<string>, after: Array<string> }> }> };

export type ProductDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDetailsQuery = { product: { id: string, um: string, imageUrl: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } } };

export type CatalogueHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueHealthQuery = { catalogueHealth: Array<{ rule: string, kind: string, id: string, part: number | null, details: Array<string>, name: { it: string, en: string | null } }> };

export type ColorlistsQueryVariables = Exact<{ [key: string]: never; }>;


export type ColorlistsQuery = { colorlists: Array<{ id: string, name: string, order: number, colorCount: number, revision: number }> };

export type ColorlistQueryVariables = Exact<{
  id: string | number;
}>;


export type ColorlistQuery = { colorlist: { id: string, name: string, revision: number, colors: Array<{ id: string, code: string, hbw: number | null, r: number, g: number, b: number, revision: number, updatedAt: string, updatedBy: string }> } };

export type ColourPublicationQueryVariables = Exact<{ [key: string]: never; }>;


export type ColourPublicationQuery = { colourPublication: { version: number, publishedAt: string | null, publishedBy: string | null, colourCount: number, folders: Array<{ kind: FolderChangeKind, id: string, name: string, nameBefore: string | null }>, colours: Array<{ kind: ColourChangeKind, colorlist: string, before: { code: string, hbw: number | null, r: number, g: number, b: number } | null, after: { code: string, hbw: number | null, r: number, g: number, b: number } | null }> } };

export type CreateColorlistMutationVariables = Exact<{
  key: string | number;
  name: string;
}>;


export type CreateColorlistMutation = { createColorlist: { id: string } };

export type UpdateColorlistMutationVariables = Exact<{
  id: string | number;
  name: string;
  revision: number;
}>;


export type UpdateColorlistMutation = { updateColorlist: { id: string } };

export type DeleteColorlistMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteColorlistMutation = { deleteColorlist: string };

export type ReorderColorlistsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderColorlistsMutation = { reorderColorlists: Array<string> };

export type AddColorMutationVariables = Exact<{
  colorlistId: string | number;
  code: string;
  hbw?: number | null | undefined;
  r: number;
  g: number;
  b: number;
}>;


export type AddColorMutation = { addColor: { id: string } };

export type UpdateColorMutationVariables = Exact<{
  colorlistId: string | number;
  id: string | number;
  revision: number;
  code: string;
  hbw?: number | null | undefined;
  r: number;
  g: number;
  b: number;
}>;


export type UpdateColorMutation = { updateColor: { id: string } };

export type DeleteColorMutationVariables = Exact<{
  colorlistId: string | number;
  id: string | number;
}>;


export type DeleteColorMutation = { deleteColor: string };

export type ImportColorsMutationVariables = Exact<{
  colorlistId: string | number;
  colors: Array<ImportedColorInput> | ImportedColorInput;
}>;


export type ImportColorsMutation = { importColors: Array<string> };

export type PublishColorlistsMutationVariables = Exact<{ [key: string]: never; }>;


export type PublishColorlistsMutation = { publishColorlists: { version: number } };

export type NotificationFieldsFragment = { id: string, revision: number, updatedAt: string, updatedBy: string, title: string, body: string, recipients: Array<string>, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, status: NotificationStatus | null, createdAt: string, createdBy: string, sendAt: string | null, sentAt: string | null, editedAt: string | null, errorCode: string | null, errorMessage: string | null, opened: number, topics: Array<{ type: string, acceptedAt: string | null, messageId: string | null, errorCode: string | null, errorMessage: string | null }> };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ id: string, revision: number, updatedAt: string, updatedBy: string, title: string, body: string, recipients: Array<string>, cta: boolean, ctaText: string, ctaUrl: string, attachment: boolean, attachmentText: string, attachmentOriginalName: string | null, status: NotificationStatus | null, createdAt: string, createdBy: string, sendAt: string | null, sentAt: string | null, editedAt: string | null, errorCode: string | null, errorMessage: string | null, opened: number, topics: Array<{ type: string, acceptedAt: string | null, messageId: string | null, errorCode: string | null, errorMessage: string | null }> }> };

export type NotificationReachQueryVariables = Exact<{
  recipients: Array<string> | string;
}>;


export type NotificationReachQuery = { notificationReach: Array<{ type: string, users: number, devices: number | null }> };

export type CreateNotificationMutationVariables = Exact<{
  key: string | number;
  input: NotificationInput;
  status: NotificationStatus;
}>;


export type CreateNotificationMutation = { createNotification: { id: string, revision: number, sendAt: string | null } };

export type UpdateNotificationMutationVariables = Exact<{
  id: string | number;
  revision: number;
  input: NotificationInput;
  status: NotificationStatus;
}>;


export type UpdateNotificationMutation = { updateNotification: { id: string, revision: number, sendAt: string | null } };

export type SetNotificationStatusMutationVariables = Exact<{
  id: string | number;
  revision: number;
  status: NotificationStatus;
}>;


export type SetNotificationStatusMutation = { setNotificationStatus: { id: string, revision: number, sendAt: string | null } };

export type DeleteNotificationMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;


export type DeleteNotificationMutation = { deleteNotification: string };

export type DuplicateNotificationMutationVariables = Exact<{
  key: string | number;
  id: string | number;
}>;


export type DuplicateNotificationMutation = { duplicateNotification: { id: string, revision: number, sendAt: string | null } };

export type AllowNotificationAttachmentMutationVariables = Exact<{
  id?: string | number | null | undefined;
  type: string;
  fileName: string;
}>;


export type AllowNotificationAttachmentMutation = { uploadNotificationAttachment: { key: string, url: string, attachmentOriginalName: string, fields: Array<{ name: string, value: string }> } };

export type TestTopicMutationVariables = Exact<{
  topic: string;
}>;


export type TestTopicMutation = { testFCMTopic: { success: boolean, message: string | null, topic: string, response: { messageId: string } | null, error: { code: string, message: string } | null } };

export type PhaseContentFragment = { id: string, withProcedure: boolean, availablePricelists: Array<string>, revision: number, updatedAt: string, updatedBy: string, name: { it: string, en: string | null }, procedure: { it: string, en: string | null } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, products: Array<{ id: string, archived: boolean, name: { it: string, en: string | null } }>, procedure: { it: string, en: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }> };

export type EditablePhaseQueryVariables = Exact<{
  id: string | number;
}>;


export type EditablePhaseQuery = { editablePhase: { id: string, withProcedure: boolean, availablePricelists: Array<string>, revision: number, updatedAt: string, updatedBy: string, name: { it: string, en: string | null }, procedure: { it: string, en: string | null } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, products: Array<{ id: string, archived: boolean, name: { it: string, en: string | null } }>, procedure: { it: string, en: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }> } };

export type UpdatePhaseMutationVariables = Exact<{
  phase: PhaseInput;
}>;


export type UpdatePhaseMutation = { updatePhase: { id: string, withProcedure: boolean, availablePricelists: Array<string>, revision: number, updatedAt: string, updatedBy: string, name: { it: string, en: string | null }, procedure: { it: string, en: string | null } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, products: Array<{ id: string, archived: boolean, name: { it: string, en: string | null } }>, procedure: { it: string, en: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }> } };

export type EditablePhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditablePhasesQuery = { editablePhases: Array<{ id: string, order: number, hasProcedure: boolean, hasProducts: boolean, revision: number, name: { it: string, en: string | null } }> };

export type PhaseUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type PhaseUsesQuery = { phaseUses: Array<{ kind: PhaseUseKind, count: number }> };

export type CreatePhaseMutationVariables = Exact<{
  key: string | number;
  name: PhaseTextInput;
}>;


export type CreatePhaseMutation = { createPhase: string };

export type DuplicatePhaseMutationVariables = Exact<{
  key: string | number;
  id: string | number;
  name: PhaseTextInput;
}>;


export type DuplicatePhaseMutation = { duplicatePhase: string };

export type RenamePhaseMutationVariables = Exact<{
  id: string | number;
  revision: number;
  name: PhaseTextInput;
}>;


export type RenamePhaseMutation = { renamePhase: { id: string, revision: number } };

export type ReorderPhasesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderPhasesMutation = { reorderPhases: Array<string> };

export type DeletePhaseMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePhaseMutation = { deletePhase: string };

export type PreviewPartsFragment = { id: string, previewedAt: string, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, pricelists: Array<{ id: string, name: string, prices: number, changes: number }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> } };

export type PriceUpdatePreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type PriceUpdatePreviewQuery = { priceUpdatePreview: { id: string, previewedAt: string, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, pricelists: Array<{ id: string, name: string, prices: number, changes: number }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> } } };

export type PriceUpdateLinesQueryVariables = Exact<{
  preview: string | number;
  pricelist: string | number;
  page: number;
  onlyChanges: boolean;
  search?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type PriceUpdateLinesQuery = { priceUpdateLines: { total: number, lines: Array<{ product: string, um: string, range: number, updatedAt: string | null, pack: string, packaging: string, factor: number, before: number | null, after: number | null, state: PriceLineState, name: { it: string, en: string | null, de: string | null }, rangeName: { it: string, en: string | null, de: string | null } }> } };

export type PriceUpdatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceUpdatesQuery = { priceUpdates: Array<{ preview: string, canUndo: boolean, job: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> }, undo: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } | null }> };

export type PreviewPriceUpdateMutationVariables = Exact<{
  table: FactorTableInput;
}>;


export type PreviewPriceUpdateMutation = { previewPriceUpdate: { id: string, previewedAt: string, table: { byProduct: Array<{ product: string, factors: Array<number | null> }>, byPricelist: Array<{ pricelist: string, factor: number }> }, summary: { products: number, ranges: number, increase: number, decrease: number, unchanged: number, skipped: number, prices: number, averageVariation: number, unusual: number }, products: Array<{ id: string, ranges: number, name: { it: string } }>, pricelists: Array<{ id: string, name: string, prices: number, changes: number }>, log: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }>, quotations: { today: boolean, checked: number, differing: Array<{ id: string, name: string, createdAt: string, products: Array<{ it: string, en: string | null, de: string | null }> }> } } };

export type StartPriceUpdateMutationVariables = Exact<{
  preview: string | number;
  confirmUnusual: boolean;
  startsAt?: string | null | undefined;
}>;


export type StartPriceUpdateMutation = { startPriceUpdate: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type UndoPriceUpdateMutationVariables = Exact<{
  job: string | number;
}>;


export type UndoPriceUpdateMutation = { undoPriceUpdate: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type CancelPriceUpdateMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelPriceUpdateMutation = { cancelJob: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type PricelistUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type PricelistUsesQuery = { pricelistUses: { users: number, unmanagedUsers: number, phases: number } };

export type PricelistProductsQueryVariables = Exact<{
  id: string | number;
}>;


export type PricelistProductsQuery = { pricelistProducts: { pricelist: { id: string, name: string, availableProducts: Array<string>, revision: number, updatedAt: string, updatedBy: string }, products: Array<{ id: string, phases: Array<string>, standalone: boolean, combined: boolean, archived: boolean, hasPrice: boolean, name: { it: string, en: string | null, de: string | null } }> } };

export type CreatePricelistMutationVariables = Exact<{
  key: string | number;
  pricelist: NewPricelistInput;
}>;


export type CreatePricelistMutation = { createPricelist: { id: string, name: string } };

export type DuplicatePricelistMutationVariables = Exact<{
  key: string | number;
  id: string | number;
  name: string;
  withProducts: boolean;
  factor?: number | null | undefined;
}>;


export type DuplicatePricelistMutation = { duplicatePricelist: { pricelist: { id: string, name: string, productCount: number }, job: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } | null } };

export type UpdatePricelistMutationVariables = Exact<{
  pricelist: PricelistInput;
  revision: number;
}>;


export type UpdatePricelistMutation = { updatePricelist: { id: string, name: string } };

export type DeletePricelistMutationVariables = Exact<{
  id: string | number;
  replacement?: string | number | null | undefined;
}>;


export type DeletePricelistMutation = { deletePricelist: { deleted: boolean, usersLeft: number } };

export type ReorderPricelistsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderPricelistsMutation = { reorderPricelists: Array<string> };

export type SetPricelistProductsMutationVariables = Exact<{
  id: string | number;
  productIds: Array<string | number> | string | number;
  revision: number;
}>;


export type SetPricelistProductsMutation = { setPricelistProducts: { id: string, name: string, availableProducts: Array<string>, revision: number, updatedAt: string, updatedBy: string } };

export type DuplicateProductMutationVariables = Exact<{
  key: string | number;
  id: string | number;
  name?: LocalisedTextInput | null | undefined;
}>;


export type DuplicateProductMutation = { duplicateProduct: string };

export type EditedRangeNameFragment = { it: string, en: string | null };

export type EditedAttachmentFragment = { category: string | null, customCategory: string | null, name: string | null, url: string };

export type EditedProductFieldsFragment = { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } };

export type EditedProductQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedProductQuery = { editableProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type SaveProductMutationVariables = Exact<{
  product: ProductInput;
}>;


export type SaveProductMutation = { updateProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type AddProductMutationVariables = Exact<{
  key: string | number;
  product: NewProductInput;
  pricelists?: Array<string | number> | string | number | null | undefined;
}>;


export type AddProductMutation = { createProduct: string };

export type SetProductArchivedMutationVariables = Exact<{
  id: string | number;
  archived: boolean;
}>;


export type SetProductArchivedMutation = { archiveProduct: { id: string, revision: number, updatedAt: string, updatedBy: string, archived: boolean, rev: string | null, url: string | null, um: string, priceType: string, packaging: string | null, price: number | null, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, userTypes: Array<string>, imageUrl: string | null, imageName: string | null, name: { it: string, en: string | null, de: string | null }, details: { it: string, en: string | null, de: string | null } | null, specs: { it: string, en: string | null, de: string | null } | null, priceranges: Array<{ name: string, packaging: string | null, price: number | null, name_i18n: { it: string, en: string | null } | null, colors: Array<{ code: string, r: number, g: number, b: number }>, prices: Array<{ id: string, packaging: string, quantity: number | null, prices: Array<{ pricelist: string, price: number }> }> }>, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }>, attachments_i18n: { en: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null, de: Array<{ category: string | null, customCategory: string | null, name: string | null, url: string }> | null } } };

export type AllowProductImageMutationVariables = Exact<{
  productId: string | number;
  type: string;
  fileName: string;
}>;


export type AllowProductImageMutation = { uploadProductImage: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type GiveProductImageMutationVariables = Exact<{
  productId: string | number;
  key: string;
  imageName: string;
}>;


export type GiveProductImageMutation = { updateProductImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type TakeProductImageMutationVariables = Exact<{
  productId: string | number;
}>;


export type TakeProductImageMutation = { removeProductImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsQuery = { products: Array<{ id: string, phases: Array<string>, standalone: boolean, combined: boolean, archived: boolean, attachmentLanguages: Array<string>, inNoPriceList: boolean | null, name: { it: string, en: string | null } }> };

export type ProductUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductUsesQuery = { productUses: Array<{ kind: ProductUseKind, id: string, name: { it: string, en: string | null } }> };

export type ArchiveProductMutationVariables = Exact<{
  id: string | number;
  archived: boolean;
}>;


export type ArchiveProductMutation = { archiveProduct: { id: string, archived: boolean, revision: number } };

export type DeleteProductMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProductMutation = { deleteProduct: string };

export type StartPersonalDataMutationVariables = Exact<{
  key: string | number;
}>;


export type StartPersonalDataMutation = { startPersonalData: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type DownloadPersonalDataMutationVariables = Exact<{
  id: string | number;
}>;


export type DownloadPersonalDataMutation = { downloadPersonalData: string };

export type AskDeletionMutationVariables = Exact<{
  password: string;
}>;


export type AskDeletionMutation = { askDeletion: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number } };

export type WithdrawDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawDeletionMutation = { withdrawDeletion: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number } };

export type UpdateProfileMutationVariables = Exact<{
  profile: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number } };

export type SendVerificationEmailMutationVariables = Exact<{
  uid: string | number;
}>;


export type SendVerificationEmailMutation = { sendVerificationEmail: boolean };

export type ChangeOwnEmailMutationVariables = Exact<{
  uid: string | number;
  email: string;
  currentPassword: string;
}>;


export type ChangeOwnEmailMutation = { updateUser: { id: string, email: string, mailSent: boolean | null } };

export type ChangeOwnPasswordMutationVariables = Exact<{
  uid: string | number;
  password: string;
  currentPassword: string;
}>;


export type ChangeOwnPasswordMutation = { updateUser: { id: string } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type GuidedTestQueryVariables = Exact<{
  version?: number | null | undefined;
}>;


export type GuidedTestQuery = { guidedTest: { version: number, config: string } };

export type GuidedTestPhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidedTestPhasesQuery = { guidedTestPhases: Array<{ id: string, withProcedure: boolean, name: { it: string, en: string | null, de: string | null }, procedure: { it: string, en: string | null, de: string | null } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, procedure: { it: string, en: string | null, de: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }> }> };

export type DraftRowsQueryVariables = Exact<{
  products: Array<string | number> | string | number;
}>;


export type DraftRowsQuery = { draftRows: Array<{ id: string, priceType: string, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }> }> };

export type UserAsQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserAsQuery = { userAs: { id: string, name: string, type: string | null, country: string, pricelistName: string | null, superUser: boolean, archived: boolean, emailVerified: boolean } };

export type QuotationsAsQueryVariables = Exact<{
  userId: string | number;
  filter?: QuotationFilter | null | undefined;
  sort?: QuotationSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QuotationsAsQuery = { quotationsAs: { total: number, items: Array<{ id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string }> } };

export type QuotationAsQueryVariables = Exact<{
  userId: string | number;
  id: string | number;
}>;


export type QuotationAsQuery = { quotationAs: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, todayPrices: Array<{ sId: string }> | null, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type CatalogueAsQueryVariables = Exact<{
  userId: string | number;
}>;


export type CatalogueAsQuery = { selectableProductsAs: Array<{ id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, phasesAs: Array<{ id: string, name: { it: string, en: string | null, de: string | null } }> };

export type ListedQuotationFieldsFragment = { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string };

export type QuotationsQueryVariables = Exact<{
  filter?: QuotationFilter | null | undefined;
  sort?: QuotationSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QuotationsQuery = { quotations: { total: number, items: Array<{ id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string }> } };

export type DeleteQuotationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteQuotationMutation = { deleteQuotation: string };

export type DuplicateQuotationMutationVariables = Exact<{
  input: DuplicateQuotationInput;
}>;


export type DuplicateQuotationMutation = { duplicateQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type ShareLinkFieldsFragment = { id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number };

export type ShareLinksQueryVariables = Exact<{
  quotation: string | number;
}>;


export type ShareLinksQuery = { shareLinks: Array<{ id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number }> };

export type CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type CreateShareLinkMutation = { createShareLink: { id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number } };

export type RevokeShareLinkMutationVariables = Exact<{
  quotation: string | number;
  id: string | number;
}>;


export type RevokeShareLinkMutation = { revokeShareLink: string };

export type CreateDownloadTicketMutationVariables = Exact<{
  quotation: string | number;
}>;


export type CreateDownloadTicketMutation = { createDownloadTicket: { ticket: string, expiresAt: string } };

export type SelectableProductFieldsFragment = { id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } };

export type SelectableProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectableProductsQuery = { selectableProducts: Array<{ id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }> };

export type PhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhasesQuery = { phases: Array<{ id: string, name: { it: string, en: string | null, de: string | null } }> };

export type CreateQuotationMutationVariables = Exact<{
  input: CreateQuotationInput;
}>;


export type CreateQuotationMutation = { createQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationRevisionsQueryVariables = Exact<{
  id: string | number;
}>;


export type QuotationRevisionsQuery = { quotationRevisions: Array<{ revision: number, savedAt: string, savedBy: string, total: number | null }> };

export type QuotationRevisionQueryVariables = Exact<{
  id: string | number;
  revision: number;
}>;


export type QuotationRevisionQuery = { quotationRevision: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationFieldsFragment = { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> };

export type QuotationRowFieldsFragment = { id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } };

export type PriceRangeFieldsFragment = { name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> };

export type AttachmentsByLanguageFragment = { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null };

export type AttachmentFieldsFragment = { type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null };

export type QuotationQueryVariables = Exact<{
  id: string | number;
}>;


export type QuotationQuery = { quotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, todayPrices: Array<{ sId: string, version: string, priceType: string, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }> }> | null, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type UpdateQuotationMutationVariables = Exact<{
  input: UpdateQuotationInput;
}>;


export type UpdateQuotationMutation = { updateQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationReasonsQueryVariables = Exact<{
  id: string | number;
}>;


export type QuotationReasonsQuery = { quotation: { id: string, guidedTest: { reasons: { answers: Array<{ question: { it: string, en: string | null }, answer: { it: string, en: string | null } }>, phases: Array<{ products: Array<string>, because: Array<number>, name: { it: string, en: string | null }, choice: { it: string, en: string | null } | null }> } | null } | null } };

export type StartRepairMutationVariables = Exact<{
  key: string | number;
  tasks: Array<RepairTask> | RepairTask;
  dryRun: boolean;
  forceItaly: boolean;
}>;


export type StartRepairMutation = { startRepair: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type TagFieldsFragment = { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string };

export type TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsQuery = { tags: Array<{ id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string }> };

export type TagUsesQueryVariables = Exact<{
  id: string | number;
}>;


export type TagUsesQuery = { tagUses: Array<{ kind: TagUseKind, id: string | null, choice: number | null, name: { it: string, en: string | null, de: string | null } | null }> };

export type CreateTagMutationVariables = Exact<{
  key: string | number;
  tag: NewTagInput;
}>;


export type CreateTagMutation = { createTag: { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string } };

export type UpdateTagMutationVariables = Exact<{
  tag: TagInput;
}>;


export type UpdateTagMutation = { updateTag: { id: string, name: string, slug: string, revision: number, updatedAt: string, updatedBy: string } };

export type DeleteTagMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteTagMutation = { deleteTag: string };

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type UsersQuery = { users: { total: number, items: Array<{ id: string, firstName: string, lastName: string, company: string | null, email: string, emailVerified: boolean, type: string | null, city: string | null, province: string | null, country: string | null, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, archived: boolean, deletionAskedAt: string | null, revision: number, lastSignInAt: string | null, quotations: number, lastQuotationAt: string | null }> } };

export type UserAccountFieldsFragment = { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string };

export type UserAccountQueryVariables = Exact<{
  id: string | number;
}>;


export type UserAccountQuery = { user: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type UserActivityQueryVariables = Exact<{
  id: string | number;
}>;


export type UserActivityQuery = { userActivity: { lastSignInAt: string | null, quotations: number, lastQuotationAt: string | null } };

export type CreateUserMutationVariables = Exact<{
  key: string | number;
  user: NewUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string } };

export type SaveUserMutationVariables = Exact<{
  user: UserInput;
}>;


export type SaveUserMutation = { saveUser: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type ConfirmPricelistMutationVariables = Exact<{
  id: string | number;
  revision: number;
}>;


export type ConfirmPricelistMutation = { confirmPricelist: { id: string, firstName: string, lastName: string, company: string | null, type: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, country: string, phone: string | null, phone1: string | null, email: string, emailVerified: boolean, language: string | null, pricelist: string | null, suggestedPricelist: string | null, pricelistConfirmed: boolean, checkbox1: boolean, checkbox2: boolean, isSuper: boolean, managementMode: string, managedCountries: Array<string>, showLogo: boolean, archived: boolean, imageUrl: string | null, imageName: string | null, revision: number, updatedAt: string, updatedBy: string } };

export type DeleteUserMutationVariables = Exact<{
  uid: string | number;
}>;


export type DeleteUserMutation = { deleteUser: string };

export type ForceEmailVerificationMutationVariables = Exact<{
  uid: string | number;
}>;


export type ForceEmailVerificationMutation = { forceEmailVerification: { id: string } };

export type SignOutUserMutationVariables = Exact<{
  uid: string | number;
}>;


export type SignOutUserMutation = { signOutUser: string };

export type SendVerificationToUserMutationVariables = Exact<{
  uid: string | number;
}>;


export type SendVerificationToUserMutation = { sendVerificationEmail: boolean };

export type ChangeCredentialsOfUserMutationVariables = Exact<{
  uid: string | number;
  email: string;
  password: string;
  currentPassword?: string | null | undefined;
}>;


export type ChangeCredentialsOfUserMutation = { updateUser: { email: string, mailSent: boolean | null } };

export type EraseUserMutationVariables = Exact<{
  key: string | number;
  uid: string | number;
  email: string;
}>;


export type EraseUserMutation = { eraseUser: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type CheckedCatalogueQueryVariables = Exact<{
  pricelist?: string | number | null | undefined;
}>;


export type CheckedCatalogueQuery = { checkedCatalogue: { products: Array<string>, phases: Array<{ id: string, withProcedure: boolean, name: { it: string, en: string | null }, procedure: { it: string } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, procedure: { it: string } | null, priorities: Array<{ value: number, tags: Array<string> }> }> }> } };

export type WizardVersionsQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type WizardVersionsQuery = { wizardVersions: Array<{ version: number, publishedAt: string, publishedBy: string, questions: number, answers: number, phases: number }> };

export type WizardOfVersionQueryVariables = Exact<{
  version: number;
}>;


export type WizardOfVersionQuery = { guidedTest: { version: number, config: string } };

export type WizardStateFragment = { source: WizardSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null };

export type WizardQueryVariables = Exact<{ [key: string]: never; }>;


export type WizardQuery = { wizard: { source: WizardSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type SaveWizardDraftMutationVariables = Exact<{
  draft: WizardInput;
}>;


export type SaveWizardDraftMutation = { saveWizardDraft: { source: WizardSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type PublishWizardMutationVariables = Exact<{
  draft: WizardInput;
}>;


export type PublishWizardMutation = { publishWizard: { source: WizardSource, config: string, revision: number | null, lastSaved: string | null, savedBy: string | null, published: string, version: number, publishedAt: string | null, publishedBy: string | null } };

export type PreviewPhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewPhasesQuery = { guidedTestPhases: Array<{ id: string, withProcedure: boolean, name: { it: string, en: string | null }, procedure: { it: string, en: string | null } | null, conditions: Array<{ include: Array<string>, exclude: Array<string> }>, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, procedure: { it: string, en: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }> }> };

export type UploadCatalogueWorkbookMutationVariables = Exact<{
  type: string;
  fileName: string;
}>;


export type UploadCatalogueWorkbookMutation = { uploadCatalogueWorkbook: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type CheckCatalogueWorkbookMutationVariables = Exact<{
  key: string;
  fileName: string;
}>;


export type CheckCatalogueWorkbookMutation = { checkCatalogueWorkbook: { id: string, fileName: string, problemCount: number, plans: Array<{ kind: string, add: number, change: number, leave: number }>, entries: Array<{ kind: string, id: string, name: string, does: PlanOutcome }>, problems: Array<{ sheet: string, row: number, column: string, reason: string, value: string }> } };

export type StartCatalogueImportMutationVariables = Exact<{
  check: string | number;
}>;


export type StartCatalogueImportMutation = { startCatalogueImport: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type ProductNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductNamesQuery = { products: Array<{ id: string, archived: boolean, name: { it: string, en: string | null, de: string | null } }> };

export type PriceListNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListNamesQuery = { pricelists: Array<{ id: string, name: string }> };

export type ColoursQueryVariables = Exact<{ [key: string]: never; }>;


export type ColoursQuery = { colours: Array<{ code: string, r: number, g: number, b: number, hbw: number | null, colorlist: string, colorlistId: string }> };

export type SessionUserFragment = { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number } };

export type SyncAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type SyncAccountMutation = { syncAccount: { id: string, uid: string, firstName: string, lastName: string, email: string, pricelist: string | null, pricelistName: string | null, superUser: boolean, type: string | null, company: string | null, address: string | null, address2: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, checkbox1: boolean, checkbox2: boolean, showLogo: boolean, imageUrl: string | null, imageName: string | null, language: string, country: string, managementMode: string, managedCountries: Array<string>, emailVerified: boolean, deletionAskedAt: string | null, revision: number } };

export type HelpViewFieldsFragment = { at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null };

export type HelpViewsQueryVariables = Exact<{
  userId: string | number;
}>;


export type HelpViewsQuery = { helpViews: Array<{ at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null }> };

export type OwnHelpViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHelpViewsQuery = { ownHelpViews: Array<{ at: string, by: string, what: HelpSubject, quotationId: string | null, quotationName: string | null }> };

export type JobPartsFragment = { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> };

export type JobsQueryVariables = Exact<{
  kind: JobKind;
}>;


export type JobsQuery = { jobs: Array<{ id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> }> };

export type ContinueJobMutationVariables = Exact<{
  kind: JobKind;
  id: string | number;
}>;


export type ContinueJobMutation = { continueJob: { id: string, kind: JobKind, variant: string | null, state: JobState, startsAt: string | null, startedAt: string, startedBy: string, finishedAt: string | null, done: number, total: number, counts: Array<{ ended: string, count: number }>, notes: Array<{ subject: string, reason: string }> } };

export type JobLogQueryVariables = Exact<{
  kind: JobKind;
  id: string | number;
  after?: string | null | undefined;
}>;


export type JobLogQuery = { jobLog: { next: string | null, lines: Array<{ at: string, tone: JobLogTone, code: string, subject: string | null, detail: string | null }> } };

export type ChangesSubscriptionVariables = Exact<{
  scope: string;
}>;


export type ChangesSubscription = { onChange: { scope: string, entity: string, id: string, revision: number | null } | null };

export type NotificationAttachmentQueryVariables = Exact<{
  id: string | number;
}>;


export type NotificationAttachmentQuery = { notificationAttachment: { url: string } };

export type PricelistsQueryVariables = Exact<{ [key: string]: never; }>;


export type PricelistsQuery = { pricelists: Array<{ id: string, name: string, code: string | null, countries: Array<string> | null, isCatchAll: boolean, order: number, productCount: number, revision: number, updatedAt: string, updatedBy: string }> };

export type TagsOfConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsOfConditionsQuery = { tags: Array<{ name: string, slug: string }> };

export type TranslateProductMutationVariables = Exact<{
  productData: ProductToTranslate;
}>;


export type TranslateProductMutation = { translateProduct: { success: boolean, translations: { name: string, details: string, specs: string, consumptionRanges: Array<{ index: number, name: string }>, priceRanges: Array<{ index: number, name: string }> } } };

export type TranslatePhaseMutationVariables = Exact<{
  phaseData: PhaseToTranslate;
}>;


export type TranslatePhaseMutation = { translatePhase: { success: boolean, translations: { name: string, procedure: string, choices: Array<{ index: number, procedure: string }> } } };

export type AllowUserImageMutationVariables = Exact<{
  userId: string | number;
  type: string;
  fileName: string;
}>;


export type AllowUserImageMutation = { uploadUserImage: { key: string, url: string, fields: Array<{ name: string, value: string }> } };

export type GiveUserImageMutationVariables = Exact<{
  userId: string | number;
  key: string;
  imageName: string;
}>;


export type GiveUserImageMutation = { updateImage: { imageUrl: string | null, imageName: string | null, revision: number } };

export type TakeUserImageMutationVariables = Exact<{
  userId: string | number;
}>;


export type TakeUserImageMutation = { removeImage: { imageUrl: string | null, imageName: string | null, revision: number } };

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
export const NotificationFieldsFragmentDoc = new TypedDocumentString(`
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
export const PhaseContentFragmentDoc = new TypedDocumentString(`
    fragment PhaseContent on EditablePhase {
  id
  name {
    it
    en
  }
  withProcedure
  procedure {
    it
    en
  }
  conditions {
    include
    exclude
  }
  choices {
    products {
      id
      name {
        it
        en
      }
      archived
    }
    visibility
    visibilityConditions
    recommended
    recommendedConditions
    withProcedure
    procedure {
      it
      en
    }
    priorities {
      value
      tags
    }
  }
  availablePricelists
  revision
  updatedAt
  updatedBy
}
    `, {"fragmentName":"PhaseContent"}) as unknown as TypedDocumentString<PhaseContentFragment, unknown>;
export const PreviewPartsFragmentDoc = new TypedDocumentString(`
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
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
    ranges
    increase
    decrease
    unchanged
    skipped
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
  pricelists {
    id
    name
    prices
    changes
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
        it
        en
        de
      }
    }
  }
}
    `, {"fragmentName":"PreviewParts"}) as unknown as TypedDocumentString<PreviewPartsFragment, unknown>;
export const EditedRangeNameFragmentDoc = new TypedDocumentString(`
    fragment EditedRangeName on LocalisedText {
  it
  en
}
    `, {"fragmentName":"EditedRangeName"}) as unknown as TypedDocumentString<EditedRangeNameFragment, unknown>;
export const EditedAttachmentFragmentDoc = new TypedDocumentString(`
    fragment EditedAttachment on Attachment {
  category
  customCategory
  name
  url
}
    `, {"fragmentName":"EditedAttachment"}) as unknown as TypedDocumentString<EditedAttachmentFragment, unknown>;
export const EditedProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment EditedProductFields on EditableProduct {
  id
  revision
  updatedAt
  updatedBy
  archived
  name {
    it
    en
    de
  }
  rev
  url
  details {
    it
    en
    de
  }
  specs {
    it
    en
    de
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
}`, {"fragmentName":"EditedProductFields"}) as unknown as TypedDocumentString<EditedProductFieldsFragment, unknown>;
export const ListedQuotationFieldsFragmentDoc = new TypedDocumentString(`
    fragment ListedQuotationFields on QuotationLight {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
}
    `, {"fragmentName":"ListedQuotationFields"}) as unknown as TypedDocumentString<ListedQuotationFieldsFragment, unknown>;
export const ShareLinkFieldsFragmentDoc = new TypedDocumentString(`
    fragment ShareLinkFields on ShareLink {
  id
  audience
  language
  address
  createdAt
  createdBy
  expiresAt
  openedAt
  openings
}
    `, {"fragmentName":"ShareLinkFields"}) as unknown as TypedDocumentString<ShareLinkFieldsFragment, unknown>;
export const AttachmentFieldsFragmentDoc = new TypedDocumentString(`
    fragment AttachmentFields on Attachment {
  type
  name
  url
  category
  customCategory
}
    `, {"fragmentName":"AttachmentFields"}) as unknown as TypedDocumentString<AttachmentFieldsFragment, unknown>;
export const AttachmentsByLanguageFragmentDoc = new TypedDocumentString(`
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
export const SelectableProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    it
    en
    de
  }
  um
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
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
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
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
}`, {"fragmentName":"SelectableProductFields"}) as unknown as TypedDocumentString<SelectableProductFieldsFragment, unknown>;
export const PriceRangeFieldsFragmentDoc = new TypedDocumentString(`
    fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
    `, {"fragmentName":"PriceRangeFields"}) as unknown as TypedDocumentString<PriceRangeFieldsFragment, unknown>;
export const QuotationRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
    fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`, {"fragmentName":"QuotationRowFields"}) as unknown as TypedDocumentString<QuotationRowFieldsFragment, unknown>;
export const QuotationFieldsFragmentDoc = new TypedDocumentString(`
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
    fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`, {"fragmentName":"QuotationFields"}) as unknown as TypedDocumentString<QuotationFieldsFragment, unknown>;
export const TagFieldsFragmentDoc = new TypedDocumentString(`
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}
    `, {"fragmentName":"TagFields"}) as unknown as TypedDocumentString<TagFieldsFragment, unknown>;
export const UserAccountFieldsFragmentDoc = new TypedDocumentString(`
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
export const WizardStateFragmentDoc = new TypedDocumentString(`
    fragment WizardState on Wizard {
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
    `, {"fragmentName":"WizardState"}) as unknown as TypedDocumentString<WizardStateFragment, unknown>;
export const SessionUserFragmentDoc = new TypedDocumentString(`
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}
    `, {"fragmentName":"SessionUser"}) as unknown as TypedDocumentString<SessionUserFragment, unknown>;
export const HelpViewFieldsFragmentDoc = new TypedDocumentString(`
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}
    `, {"fragmentName":"HelpViewFields"}) as unknown as TypedDocumentString<HelpViewFieldsFragment, unknown>;
export const JobPartsFragmentDoc = new TypedDocumentString(`
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}
    `, {"fragmentName":"JobParts"}) as unknown as TypedDocumentString<JobPartsFragment, unknown>;
export const MyNotificationsDocument = new TypedDocumentString(`
    query MyNotifications($before: String) {
  myNotifications(before: $before) {
    items {
      id
      title
      body
      cta
      ctaText
      ctaUrl
      attachment
      attachmentText
      attachmentOriginalName
      sentAt
      editedAt
      read
    }
    unread
    next
  }
}
    `) as unknown as TypedDocumentString<MyNotificationsQuery, MyNotificationsQueryVariables>;
export const MarkNotificationsReadDocument = new TypedDocumentString(`
    mutation MarkNotificationsRead($ids: [ID!], $all: Boolean) {
  markNotificationsRead(ids: $ids, all: $all) {
    unread
  }
}
    `) as unknown as TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const CatalogueChangesDocument = new TypedDocumentString(`
    query CatalogueChanges($entity: CatalogueEntity!, $id: ID!) {
  catalogueChanges(entity: $entity, id: $id) {
    revision
    at
    by
    created
    differences {
      path
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogueChangesQuery, CatalogueChangesQueryVariables>;
export const ProductDetailsDocument = new TypedDocumentString(`
    query ProductDetails($id: ID!) {
  product(id: $id) {
    id
    name {
      it
      en
      de
    }
    details {
      it
      en
      de
    }
    specs {
      it
      en
      de
    }
    um
    imageUrl
    attachments_i18n {
      ...AttachmentsByLanguage
    }
  }
}
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
}`) as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const CatalogueHealthDocument = new TypedDocumentString(`
    query CatalogueHealth {
  catalogueHealth {
    rule
    kind
    id
    name {
      it
      en
    }
    part
    details
  }
}
    `) as unknown as TypedDocumentString<CatalogueHealthQuery, CatalogueHealthQueryVariables>;
export const ColorlistsDocument = new TypedDocumentString(`
    query Colorlists {
  colorlists {
    id
    name
    order
    colorCount
    revision
  }
}
    `) as unknown as TypedDocumentString<ColorlistsQuery, ColorlistsQueryVariables>;
export const ColorlistDocument = new TypedDocumentString(`
    query Colorlist($id: ID!) {
  colorlist(id: $id) {
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
    `) as unknown as TypedDocumentString<ColorlistQuery, ColorlistQueryVariables>;
export const ColourPublicationDocument = new TypedDocumentString(`
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
export const CreateColorlistDocument = new TypedDocumentString(`
    mutation CreateColorlist($key: ID!, $name: String!) {
  createColorlist(key: $key, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateColorlistMutation, CreateColorlistMutationVariables>;
export const UpdateColorlistDocument = new TypedDocumentString(`
    mutation UpdateColorlist($id: ID!, $name: String!, $revision: Int!) {
  updateColorlist(id: $id, name: $name, revision: $revision) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateColorlistMutation, UpdateColorlistMutationVariables>;
export const DeleteColorlistDocument = new TypedDocumentString(`
    mutation DeleteColorlist($id: ID!) {
  deleteColorlist(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteColorlistMutation, DeleteColorlistMutationVariables>;
export const ReorderColorlistsDocument = new TypedDocumentString(`
    mutation ReorderColorlists($ids: [ID!]!) {
  reorderColorlists(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReorderColorlistsMutation, ReorderColorlistsMutationVariables>;
export const AddColorDocument = new TypedDocumentString(`
    mutation AddColor($colorlistId: ID!, $code: String!, $hbw: Float, $r: Int!, $g: Int!, $b: Int!) {
  addColor(colorlistId: $colorlistId, code: $code, hbw: $hbw, r: $r, g: $g, b: $b) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddColorMutation, AddColorMutationVariables>;
export const UpdateColorDocument = new TypedDocumentString(`
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
export const DeleteColorDocument = new TypedDocumentString(`
    mutation DeleteColor($colorlistId: ID!, $id: ID!) {
  deleteColor(colorlistId: $colorlistId, id: $id)
}
    `) as unknown as TypedDocumentString<DeleteColorMutation, DeleteColorMutationVariables>;
export const ImportColorsDocument = new TypedDocumentString(`
    mutation ImportColors($colorlistId: ID!, $colors: [ImportedColorInput!]!) {
  importColors(colorlistId: $colorlistId, colors: $colors)
}
    `) as unknown as TypedDocumentString<ImportColorsMutation, ImportColorsMutationVariables>;
export const PublishColorlistsDocument = new TypedDocumentString(`
    mutation PublishColorlists {
  publishColorlists {
    version
  }
}
    `) as unknown as TypedDocumentString<PublishColorlistsMutation, PublishColorlistsMutationVariables>;
export const NotificationsDocument = new TypedDocumentString(`
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
export const NotificationReachDocument = new TypedDocumentString(`
    query NotificationReach($recipients: [String!]!) {
  notificationReach(recipients: $recipients) {
    type
    users
    devices
  }
}
    `) as unknown as TypedDocumentString<NotificationReachQuery, NotificationReachQueryVariables>;
export const CreateNotificationDocument = new TypedDocumentString(`
    mutation CreateNotification($key: ID!, $input: NotificationInput!, $status: NotificationStatus!) {
  createNotification(key: $key, input: $input, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<CreateNotificationMutation, CreateNotificationMutationVariables>;
export const UpdateNotificationDocument = new TypedDocumentString(`
    mutation UpdateNotification($id: ID!, $revision: Int!, $input: NotificationInput!, $status: NotificationStatus!) {
  updateNotification(id: $id, revision: $revision, input: $input, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<UpdateNotificationMutation, UpdateNotificationMutationVariables>;
export const SetNotificationStatusDocument = new TypedDocumentString(`
    mutation SetNotificationStatus($id: ID!, $revision: Int!, $status: NotificationStatus!) {
  setNotificationStatus(id: $id, revision: $revision, status: $status) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<SetNotificationStatusMutation, SetNotificationStatusMutationVariables>;
export const DeleteNotificationDocument = new TypedDocumentString(`
    mutation DeleteNotification($id: ID!, $revision: Int!) {
  deleteNotification(id: $id, revision: $revision)
}
    `) as unknown as TypedDocumentString<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
export const DuplicateNotificationDocument = new TypedDocumentString(`
    mutation DuplicateNotification($key: ID!, $id: ID!) {
  duplicateNotification(key: $key, id: $id) {
    id
    revision
    sendAt
  }
}
    `) as unknown as TypedDocumentString<DuplicateNotificationMutation, DuplicateNotificationMutationVariables>;
export const AllowNotificationAttachmentDocument = new TypedDocumentString(`
    mutation AllowNotificationAttachment($id: ID, $type: String!, $fileName: String!) {
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
    `) as unknown as TypedDocumentString<AllowNotificationAttachmentMutation, AllowNotificationAttachmentMutationVariables>;
export const TestTopicDocument = new TypedDocumentString(`
    mutation TestTopic($topic: String!) {
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
    `) as unknown as TypedDocumentString<TestTopicMutation, TestTopicMutationVariables>;
export const EditablePhaseDocument = new TypedDocumentString(`
    query EditablePhase($id: ID!) {
  editablePhase(id: $id) {
    ...PhaseContent
  }
}
    fragment PhaseContent on EditablePhase {
  id
  name {
    it
    en
  }
  withProcedure
  procedure {
    it
    en
  }
  conditions {
    include
    exclude
  }
  choices {
    products {
      id
      name {
        it
        en
      }
      archived
    }
    visibility
    visibilityConditions
    recommended
    recommendedConditions
    withProcedure
    procedure {
      it
      en
    }
    priorities {
      value
      tags
    }
  }
  availablePricelists
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<EditablePhaseQuery, EditablePhaseQueryVariables>;
export const UpdatePhaseDocument = new TypedDocumentString(`
    mutation UpdatePhase($phase: PhaseInput!) {
  updatePhase(phase: $phase) {
    ...PhaseContent
  }
}
    fragment PhaseContent on EditablePhase {
  id
  name {
    it
    en
  }
  withProcedure
  procedure {
    it
    en
  }
  conditions {
    include
    exclude
  }
  choices {
    products {
      id
      name {
        it
        en
      }
      archived
    }
    visibility
    visibilityConditions
    recommended
    recommendedConditions
    withProcedure
    procedure {
      it
      en
    }
    priorities {
      value
      tags
    }
  }
  availablePricelists
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<UpdatePhaseMutation, UpdatePhaseMutationVariables>;
export const EditablePhasesDocument = new TypedDocumentString(`
    query EditablePhases {
  editablePhases {
    id
    name {
      it
      en
    }
    order
    hasProcedure
    hasProducts
    revision
  }
}
    `) as unknown as TypedDocumentString<EditablePhasesQuery, EditablePhasesQueryVariables>;
export const PhaseUsesDocument = new TypedDocumentString(`
    query PhaseUses($id: ID!) {
  phaseUses(id: $id) {
    kind
    count
  }
}
    `) as unknown as TypedDocumentString<PhaseUsesQuery, PhaseUsesQueryVariables>;
export const CreatePhaseDocument = new TypedDocumentString(`
    mutation CreatePhase($key: ID!, $name: PhaseTextInput!) {
  createPhase(key: $key, name: $name)
}
    `) as unknown as TypedDocumentString<CreatePhaseMutation, CreatePhaseMutationVariables>;
export const DuplicatePhaseDocument = new TypedDocumentString(`
    mutation DuplicatePhase($key: ID!, $id: ID!, $name: PhaseTextInput!) {
  duplicatePhase(key: $key, id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<DuplicatePhaseMutation, DuplicatePhaseMutationVariables>;
export const RenamePhaseDocument = new TypedDocumentString(`
    mutation RenamePhase($id: ID!, $revision: Int!, $name: PhaseTextInput!) {
  renamePhase(id: $id, revision: $revision, name: $name) {
    id
    revision
  }
}
    `) as unknown as TypedDocumentString<RenamePhaseMutation, RenamePhaseMutationVariables>;
export const ReorderPhasesDocument = new TypedDocumentString(`
    mutation ReorderPhases($ids: [ID!]!) {
  reorderPhases(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReorderPhasesMutation, ReorderPhasesMutationVariables>;
export const DeletePhaseDocument = new TypedDocumentString(`
    mutation DeletePhase($id: ID!) {
  deletePhase(id: $id)
}
    `) as unknown as TypedDocumentString<DeletePhaseMutation, DeletePhaseMutationVariables>;
export const PriceUpdatePreviewDocument = new TypedDocumentString(`
    query PriceUpdatePreview($id: ID!) {
  priceUpdatePreview(id: $id) {
    ...PreviewParts
  }
}
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
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
    ranges
    increase
    decrease
    unchanged
    skipped
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
  pricelists {
    id
    name
    prices
    changes
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
        it
        en
        de
      }
    }
  }
}`) as unknown as TypedDocumentString<PriceUpdatePreviewQuery, PriceUpdatePreviewQueryVariables>;
export const PriceUpdateLinesDocument = new TypedDocumentString(`
    query PriceUpdateLines($preview: ID!, $pricelist: ID!, $page: Int!, $onlyChanges: Boolean!, $search: String, $language: String) {
  priceUpdateLines(
    preview: $preview
    pricelist: $pricelist
    page: $page
    onlyChanges: $onlyChanges
    search: $search
    language: $language
  ) {
    lines {
      product
      name {
        it
        en
        de
      }
      um
      range
      rangeName {
        it
        en
        de
      }
      updatedAt
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
    `) as unknown as TypedDocumentString<PriceUpdateLinesQuery, PriceUpdateLinesQueryVariables>;
export const PriceUpdatesDocument = new TypedDocumentString(`
    query PriceUpdates {
  priceUpdates {
    job {
      ...JobParts
    }
    preview
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
  }
}`) as unknown as TypedDocumentString<PriceUpdatesQuery, PriceUpdatesQueryVariables>;
export const PreviewPriceUpdateDocument = new TypedDocumentString(`
    mutation PreviewPriceUpdate($table: FactorTableInput!) {
  previewPriceUpdate(table: $table) {
    ...PreviewParts
  }
}
    fragment PreviewParts on PriceUpdatePreview {
  id
  previewedAt
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
    ranges
    increase
    decrease
    unchanged
    skipped
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
  pricelists {
    id
    name
    prices
    changes
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
        it
        en
        de
      }
    }
  }
}`) as unknown as TypedDocumentString<PreviewPriceUpdateMutation, PreviewPriceUpdateMutationVariables>;
export const StartPriceUpdateDocument = new TypedDocumentString(`
    mutation StartPriceUpdate($preview: ID!, $confirmUnusual: Boolean!, $startsAt: String) {
  startPriceUpdate(
    preview: $preview
    confirmUnusual: $confirmUnusual
    startsAt: $startsAt
  ) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<StartPriceUpdateMutation, StartPriceUpdateMutationVariables>;
export const UndoPriceUpdateDocument = new TypedDocumentString(`
    mutation UndoPriceUpdate($job: ID!) {
  undoPriceUpdate(job: $job) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<UndoPriceUpdateMutation, UndoPriceUpdateMutationVariables>;
export const CancelPriceUpdateDocument = new TypedDocumentString(`
    mutation CancelPriceUpdate($id: ID!) {
  cancelJob(kind: price_update, id: $id) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<CancelPriceUpdateMutation, CancelPriceUpdateMutationVariables>;
export const PricelistUsesDocument = new TypedDocumentString(`
    query PricelistUses($id: ID!) {
  pricelistUses(id: $id) {
    users
    unmanagedUsers
    phases
  }
}
    `) as unknown as TypedDocumentString<PricelistUsesQuery, PricelistUsesQueryVariables>;
export const PricelistProductsDocument = new TypedDocumentString(`
    query PricelistProducts($id: ID!) {
  pricelistProducts(id: $id) {
    pricelist {
      id
      name
      availableProducts
      revision
      updatedAt
      updatedBy
    }
    products {
      id
      name {
        it
        en
        de
      }
      phases
      standalone
      combined
      archived
      hasPrice
    }
  }
}
    `) as unknown as TypedDocumentString<PricelistProductsQuery, PricelistProductsQueryVariables>;
export const CreatePricelistDocument = new TypedDocumentString(`
    mutation CreatePricelist($key: ID!, $pricelist: NewPricelistInput!) {
  createPricelist(key: $key, pricelist: $pricelist) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CreatePricelistMutation, CreatePricelistMutationVariables>;
export const DuplicatePricelistDocument = new TypedDocumentString(`
    mutation DuplicatePricelist($key: ID!, $id: ID!, $name: String!, $withProducts: Boolean!, $factor: Float) {
  duplicatePricelist(
    key: $key
    id: $id
    name: $name
    withProducts: $withProducts
    factor: $factor
  ) {
    pricelist {
      id
      name
      productCount
    }
    job {
      ...JobParts
    }
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<DuplicatePricelistMutation, DuplicatePricelistMutationVariables>;
export const UpdatePricelistDocument = new TypedDocumentString(`
    mutation UpdatePricelist($pricelist: PricelistInput!, $revision: Int!) {
  updatePricelist(pricelist: $pricelist, revision: $revision) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<UpdatePricelistMutation, UpdatePricelistMutationVariables>;
export const DeletePricelistDocument = new TypedDocumentString(`
    mutation DeletePricelist($id: ID!, $replacement: ID) {
  deletePricelist(id: $id, replacement: $replacement) {
    deleted
    usersLeft
  }
}
    `) as unknown as TypedDocumentString<DeletePricelistMutation, DeletePricelistMutationVariables>;
export const ReorderPricelistsDocument = new TypedDocumentString(`
    mutation ReorderPricelists($ids: [ID!]!) {
  reorderPricelists(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReorderPricelistsMutation, ReorderPricelistsMutationVariables>;
export const SetPricelistProductsDocument = new TypedDocumentString(`
    mutation SetPricelistProducts($id: ID!, $productIds: [ID!]!, $revision: Int!) {
  setPricelistProducts(id: $id, productIds: $productIds, revision: $revision) {
    id
    name
    availableProducts
    revision
    updatedAt
    updatedBy
  }
}
    `) as unknown as TypedDocumentString<SetPricelistProductsMutation, SetPricelistProductsMutationVariables>;
export const DuplicateProductDocument = new TypedDocumentString(`
    mutation DuplicateProduct($key: ID!, $id: ID!, $name: LocalisedTextInput) {
  duplicateProduct(key: $key, id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<DuplicateProductMutation, DuplicateProductMutationVariables>;
export const EditedProductDocument = new TypedDocumentString(`
    query EditedProduct($id: ID!) {
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
    it
    en
    de
  }
  rev
  url
  details {
    it
    en
    de
  }
  specs {
    it
    en
    de
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
}`) as unknown as TypedDocumentString<EditedProductQuery, EditedProductQueryVariables>;
export const SaveProductDocument = new TypedDocumentString(`
    mutation SaveProduct($product: ProductInput!) {
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
    it
    en
    de
  }
  rev
  url
  details {
    it
    en
    de
  }
  specs {
    it
    en
    de
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
}`) as unknown as TypedDocumentString<SaveProductMutation, SaveProductMutationVariables>;
export const AddProductDocument = new TypedDocumentString(`
    mutation AddProduct($key: ID!, $product: NewProductInput!, $pricelists: [ID!]) {
  createProduct(key: $key, product: $product, pricelists: $pricelists)
}
    `) as unknown as TypedDocumentString<AddProductMutation, AddProductMutationVariables>;
export const SetProductArchivedDocument = new TypedDocumentString(`
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
    it
    en
    de
  }
  rev
  url
  details {
    it
    en
    de
  }
  specs {
    it
    en
    de
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
}`) as unknown as TypedDocumentString<SetProductArchivedMutation, SetProductArchivedMutationVariables>;
export const AllowProductImageDocument = new TypedDocumentString(`
    mutation AllowProductImage($productId: ID!, $type: String!, $fileName: String!) {
  uploadProductImage(productId: $productId, type: $type, fileName: $fileName) {
    key
    url
    fields {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<AllowProductImageMutation, AllowProductImageMutationVariables>;
export const GiveProductImageDocument = new TypedDocumentString(`
    mutation GiveProductImage($productId: ID!, $key: String!, $imageName: String!) {
  updateProductImage(productId: $productId, key: $key, imageName: $imageName) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<GiveProductImageMutation, GiveProductImageMutationVariables>;
export const TakeProductImageDocument = new TypedDocumentString(`
    mutation TakeProductImage($productId: ID!) {
  removeProductImage(productId: $productId) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<TakeProductImageMutation, TakeProductImageMutationVariables>;
export const ProductsDocument = new TypedDocumentString(`
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
    inNoPriceList
  }
}
    `) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductUsesDocument = new TypedDocumentString(`
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
export const ArchiveProductDocument = new TypedDocumentString(`
    mutation ArchiveProduct($id: ID!, $archived: Boolean!) {
  archiveProduct(id: $id, archived: $archived) {
    id
    archived
    revision
  }
}
    `) as unknown as TypedDocumentString<ArchiveProductMutation, ArchiveProductMutationVariables>;
export const DeleteProductDocument = new TypedDocumentString(`
    mutation DeleteProduct($id: ID!) {
  deleteProduct(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteProductMutation, DeleteProductMutationVariables>;
export const StartPersonalDataDocument = new TypedDocumentString(`
    mutation StartPersonalData($key: ID!) {
  startPersonalData(key: $key) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<StartPersonalDataMutation, StartPersonalDataMutationVariables>;
export const DownloadPersonalDataDocument = new TypedDocumentString(`
    mutation DownloadPersonalData($id: ID!) {
  downloadPersonalData(id: $id)
}
    `) as unknown as TypedDocumentString<DownloadPersonalDataMutation, DownloadPersonalDataMutationVariables>;
export const AskDeletionDocument = new TypedDocumentString(`
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}`) as unknown as TypedDocumentString<AskDeletionMutation, AskDeletionMutationVariables>;
export const WithdrawDeletionDocument = new TypedDocumentString(`
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}`) as unknown as TypedDocumentString<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SendVerificationEmailDocument = new TypedDocumentString(`
    mutation SendVerificationEmail($uid: ID!) {
  sendVerificationEmail(uid: $uid)
}
    `) as unknown as TypedDocumentString<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const ChangeOwnEmailDocument = new TypedDocumentString(`
    mutation ChangeOwnEmail($uid: ID!, $email: String!, $currentPassword: String!) {
  updateUser(uid: $uid, email: $email, currentPassword: $currentPassword) {
    id
    email
    mailSent
  }
}
    `) as unknown as TypedDocumentString<ChangeOwnEmailMutation, ChangeOwnEmailMutationVariables>;
export const ChangeOwnPasswordDocument = new TypedDocumentString(`
    mutation ChangeOwnPassword($uid: ID!, $password: String!, $currentPassword: String!) {
  updateUser(uid: $uid, password: $password, currentPassword: $currentPassword) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const SignOutEverywhereDocument = new TypedDocumentString(`
    mutation SignOutEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const GuidedTestDocument = new TypedDocumentString(`
    query GuidedTest($version: Int) {
  guidedTest(version: $version) {
    version
    config
  }
}
    `) as unknown as TypedDocumentString<GuidedTestQuery, GuidedTestQueryVariables>;
export const GuidedTestPhasesDocument = new TypedDocumentString(`
    query GuidedTestPhases {
  guidedTestPhases {
    id
    name {
      it
      en
      de
    }
    withProcedure
    procedure {
      it
      en
      de
    }
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
      procedure {
        it
        en
        de
      }
      priorities {
        value
        tags
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GuidedTestPhasesQuery, GuidedTestPhasesQueryVariables>;
export const DraftRowsDocument = new TypedDocumentString(`
    query DraftRows($products: [ID!]!) {
  draftRows(products: $products) {
    id
    priceType
    priceranges {
      ...PriceRangeFields
    }
  }
}
    fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}`) as unknown as TypedDocumentString<DraftRowsQuery, DraftRowsQueryVariables>;
export const UserAsDocument = new TypedDocumentString(`
    query UserAs($userId: ID!) {
  userAs(userId: $userId) {
    id
    name
    type
    country
    pricelistName
    superUser
    archived
    emailVerified
  }
}
    `) as unknown as TypedDocumentString<UserAsQuery, UserAsQueryVariables>;
export const QuotationsAsDocument = new TypedDocumentString(`
    query QuotationsAs($userId: ID!, $filter: QuotationFilter, $sort: QuotationSort, $descending: Boolean, $page: Int, $pageSize: Int) {
  quotationsAs(
    userId: $userId
    filter: $filter
    sort: $sort
    descending: $descending
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...ListedQuotationFields
    }
    total
  }
}
    fragment ListedQuotationFields on QuotationLight {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
}`) as unknown as TypedDocumentString<QuotationsAsQuery, QuotationsAsQueryVariables>;
export const QuotationAsDocument = new TypedDocumentString(`
    query QuotationAs($userId: ID!, $id: ID!) {
  quotationAs(userId: $userId, id: $id) {
    ...QuotationFields
    todayPrices {
      sId
    }
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<QuotationAsQuery, QuotationAsQueryVariables>;
export const CatalogueAsDocument = new TypedDocumentString(`
    query CatalogueAs($userId: ID!) {
  selectableProductsAs(userId: $userId) {
    ...SelectableProductFields
  }
  phasesAs(userId: $userId) {
    id
    name {
      it
      en
      de
    }
  }
}
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    it
    en
    de
  }
  um
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
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
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
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
}`) as unknown as TypedDocumentString<CatalogueAsQuery, CatalogueAsQueryVariables>;
export const QuotationsDocument = new TypedDocumentString(`
    query Quotations($filter: QuotationFilter, $sort: QuotationSort, $descending: Boolean, $page: Int, $pageSize: Int) {
  quotations(
    filter: $filter
    sort: $sort
    descending: $descending
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...ListedQuotationFields
    }
    total
  }
}
    fragment ListedQuotationFields on QuotationLight {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
}`) as unknown as TypedDocumentString<QuotationsQuery, QuotationsQueryVariables>;
export const DeleteQuotationDocument = new TypedDocumentString(`
    mutation DeleteQuotation($id: ID!) {
  deleteQuotation(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteQuotationMutation, DeleteQuotationMutationVariables>;
export const DuplicateQuotationDocument = new TypedDocumentString(`
    mutation DuplicateQuotation($input: DuplicateQuotationInput!) {
  duplicateQuotation(input: $input) {
    ...QuotationFields
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<DuplicateQuotationMutation, DuplicateQuotationMutationVariables>;
export const ShareLinksDocument = new TypedDocumentString(`
    query ShareLinks($quotation: ID!) {
  shareLinks(quotation: $quotation) {
    ...ShareLinkFields
  }
}
    fragment ShareLinkFields on ShareLink {
  id
  audience
  language
  address
  createdAt
  createdBy
  expiresAt
  openedAt
  openings
}`) as unknown as TypedDocumentString<ShareLinksQuery, ShareLinksQueryVariables>;
export const CreateShareLinkDocument = new TypedDocumentString(`
    mutation CreateShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    ...ShareLinkFields
  }
}
    fragment ShareLinkFields on ShareLink {
  id
  audience
  language
  address
  createdAt
  createdBy
  expiresAt
  openedAt
  openings
}`) as unknown as TypedDocumentString<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const RevokeShareLinkDocument = new TypedDocumentString(`
    mutation RevokeShareLink($quotation: ID!, $id: ID!) {
  revokeShareLink(quotation: $quotation, id: $id)
}
    `) as unknown as TypedDocumentString<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const CreateDownloadTicketDocument = new TypedDocumentString(`
    mutation CreateDownloadTicket($quotation: ID!) {
  createDownloadTicket(quotation: $quotation) {
    ticket
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>;
export const SelectableProductsDocument = new TypedDocumentString(`
    query SelectableProducts {
  selectableProducts {
    ...SelectableProductFields
  }
}
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    it
    en
    de
  }
  um
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
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
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
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
}`) as unknown as TypedDocumentString<SelectableProductsQuery, SelectableProductsQueryVariables>;
export const PhasesDocument = new TypedDocumentString(`
    query Phases {
  phases {
    id
    name {
      it
      en
      de
    }
  }
}
    `) as unknown as TypedDocumentString<PhasesQuery, PhasesQueryVariables>;
export const CreateQuotationDocument = new TypedDocumentString(`
    mutation CreateQuotation($input: CreateQuotationInput!) {
  createQuotation(input: $input) {
    ...QuotationFields
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<CreateQuotationMutation, CreateQuotationMutationVariables>;
export const QuotationRevisionsDocument = new TypedDocumentString(`
    query QuotationRevisions($id: ID!) {
  quotationRevisions(id: $id) {
    revision
    savedAt
    savedBy
    total
  }
}
    `) as unknown as TypedDocumentString<QuotationRevisionsQuery, QuotationRevisionsQueryVariables>;
export const QuotationRevisionDocument = new TypedDocumentString(`
    query QuotationRevision($id: ID!, $revision: Int!) {
  quotationRevision(id: $id, revision: $revision) {
    ...QuotationFields
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<QuotationRevisionQuery, QuotationRevisionQueryVariables>;
export const QuotationDocument = new TypedDocumentString(`
    query Quotation($id: ID!) {
  quotation(id: $id) {
    ...QuotationFields
    todayPrices {
      sId
      version
      priceType
      priceranges {
        ...PriceRangeFields
      }
    }
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<QuotationQuery, QuotationQueryVariables>;
export const UpdateQuotationDocument = new TypedDocumentString(`
    mutation UpdateQuotation($input: UpdateQuotationInput!) {
  updateQuotation(input: $input) {
    ...QuotationFields
  }
}
    fragment QuotationFields on Quotation {
  id
  uid
  name
  location
  province
  createdAt
  archived
  userName
  userCountry
  revision
  user {
    id
    uid
    firstName
    lastName
    email
    type
    company
    address
    postalCode
    city
    province
    phone
    phone1
    country
    language
    pricelist
    showLogo
    imageUrl
    imageName
  }
  pricelist {
    id
    name
  }
  area
  discount
  discountExtra
  discountAccounting
  selectedProducts {
    ...QuotationRowFields
  }
  selectedIncidences {
    id
    value
    text
  }
  color {
    code
    r
    g
    b
  }
  colorlist
  tags
  guidedTest {
    version
    answers {
      question
      answers
    }
    chosen {
      phase
      choice
    }
  }
  attachments {
    name
    url
    category
    customCategory
  }
  note
  updatedAt
  updatedBy
}
fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    it
    en
    de
  }
  specs {
    it
    en
    de
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    name
    name_i18n {
      it
      en
      de
    }
    consumption
    requiredProducts {
      product
      consumption
      um
    }
  }
  consumptionRange
  priceType
  priceranges {
    ...PriceRangeFields
  }
  priceRange
  color {
    code
    r
    g
    b
  }
  colorlist
  area
  lockedArea
  combined
  standalone
  discount
  discountExtra
  discountAccounting
  note
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    it
    en
    de
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
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
}`) as unknown as TypedDocumentString<UpdateQuotationMutation, UpdateQuotationMutationVariables>;
export const QuotationReasonsDocument = new TypedDocumentString(`
    query QuotationReasons($id: ID!) {
  quotation(id: $id) {
    id
    guidedTest {
      reasons {
        answers {
          question {
            it
            en
          }
          answer {
            it
            en
          }
        }
        phases {
          name {
            it
            en
          }
          choice {
            it
            en
          }
          products
          because
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuotationReasonsQuery, QuotationReasonsQueryVariables>;
export const StartRepairDocument = new TypedDocumentString(`
    mutation StartRepair($key: ID!, $tasks: [RepairTask!]!, $dryRun: Boolean!, $forceItaly: Boolean!) {
  startRepair(key: $key, tasks: $tasks, dryRun: $dryRun, forceItaly: $forceItaly) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<StartRepairMutation, StartRepairMutationVariables>;
export const TagsDocument = new TypedDocumentString(`
    query Tags {
  tags {
    ...TagFields
  }
}
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<TagsQuery, TagsQueryVariables>;
export const TagUsesDocument = new TypedDocumentString(`
    query TagUses($id: ID!) {
  tagUses(id: $id) {
    kind
    id
    name {
      it
      en
      de
    }
    choice
  }
}
    `) as unknown as TypedDocumentString<TagUsesQuery, TagUsesQueryVariables>;
export const CreateTagDocument = new TypedDocumentString(`
    mutation CreateTag($key: ID!, $tag: NewTagInput!) {
  createTag(key: $key, tag: $tag) {
    ...TagFields
  }
}
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<CreateTagMutation, CreateTagMutationVariables>;
export const UpdateTagDocument = new TypedDocumentString(`
    mutation UpdateTag($tag: TagInput!) {
  updateTag(tag: $tag) {
    ...TagFields
  }
}
    fragment TagFields on Tag {
  id
  name
  slug
  revision
  updatedAt
  updatedBy
}`) as unknown as TypedDocumentString<UpdateTagMutation, UpdateTagMutationVariables>;
export const DeleteTagDocument = new TypedDocumentString(`
    mutation DeleteTag($id: ID!) {
  deleteTag(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteTagMutation, DeleteTagMutationVariables>;
export const UsersDocument = new TypedDocumentString(`
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
      revision
      lastSignInAt
      quotations
      lastQuotationAt
    }
    total
  }
}
    `) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserAccountDocument = new TypedDocumentString(`
    query UserAccount($id: ID!) {
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
}`) as unknown as TypedDocumentString<UserAccountQuery, UserAccountQueryVariables>;
export const UserActivityDocument = new TypedDocumentString(`
    query UserActivity($id: ID!) {
  userActivity(id: $id) {
    lastSignInAt
    quotations
    lastQuotationAt
  }
}
    `) as unknown as TypedDocumentString<UserActivityQuery, UserActivityQueryVariables>;
export const CreateUserDocument = new TypedDocumentString(`
    mutation CreateUser($key: ID!, $user: NewUserInput!) {
  createUser(key: $key, user: $user) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const SaveUserDocument = new TypedDocumentString(`
    mutation SaveUser($user: UserInput!) {
  saveUser(user: $user) {
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
export const ConfirmPricelistDocument = new TypedDocumentString(`
    mutation ConfirmPricelist($id: ID!, $revision: Int!) {
  confirmPricelist(id: $id, revision: $revision) {
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
}`) as unknown as TypedDocumentString<ConfirmPricelistMutation, ConfirmPricelistMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($uid: ID!) {
  deleteUser(uid: $uid)
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const ForceEmailVerificationDocument = new TypedDocumentString(`
    mutation ForceEmailVerification($uid: ID!) {
  forceEmailVerification(uid: $uid) {
    id
  }
}
    `) as unknown as TypedDocumentString<ForceEmailVerificationMutation, ForceEmailVerificationMutationVariables>;
export const SignOutUserDocument = new TypedDocumentString(`
    mutation SignOutUser($uid: ID!) {
  signOutUser(uid: $uid)
}
    `) as unknown as TypedDocumentString<SignOutUserMutation, SignOutUserMutationVariables>;
export const SendVerificationToUserDocument = new TypedDocumentString(`
    mutation SendVerificationToUser($uid: ID!) {
  sendVerificationEmail(uid: $uid)
}
    `) as unknown as TypedDocumentString<SendVerificationToUserMutation, SendVerificationToUserMutationVariables>;
export const ChangeCredentialsOfUserDocument = new TypedDocumentString(`
    mutation ChangeCredentialsOfUser($uid: ID!, $email: String!, $password: String!, $currentPassword: String) {
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
    `) as unknown as TypedDocumentString<ChangeCredentialsOfUserMutation, ChangeCredentialsOfUserMutationVariables>;
export const EraseUserDocument = new TypedDocumentString(`
    mutation EraseUser($key: ID!, $uid: ID!, $email: String!) {
  eraseUser(key: $key, uid: $uid, email: $email) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<EraseUserMutation, EraseUserMutationVariables>;
export const CheckedCatalogueDocument = new TypedDocumentString(`
    query CheckedCatalogue($pricelist: ID) {
  checkedCatalogue(pricelist: $pricelist) {
    phases {
      id
      name {
        it
        en
      }
      withProcedure
      procedure {
        it
      }
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
        procedure {
          it
        }
        priorities {
          value
          tags
        }
      }
    }
    products
  }
}
    `) as unknown as TypedDocumentString<CheckedCatalogueQuery, CheckedCatalogueQueryVariables>;
export const WizardVersionsDocument = new TypedDocumentString(`
    query WizardVersions($before: Int) {
  wizardVersions(before: $before) {
    version
    publishedAt
    publishedBy
    questions
    answers
    phases
  }
}
    `) as unknown as TypedDocumentString<WizardVersionsQuery, WizardVersionsQueryVariables>;
export const WizardOfVersionDocument = new TypedDocumentString(`
    query WizardOfVersion($version: Int!) {
  guidedTest(version: $version) {
    version
    config
  }
}
    `) as unknown as TypedDocumentString<WizardOfVersionQuery, WizardOfVersionQueryVariables>;
export const WizardDocument = new TypedDocumentString(`
    query Wizard {
  wizard {
    ...WizardState
  }
}
    fragment WizardState on Wizard {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<WizardQuery, WizardQueryVariables>;
export const SaveWizardDraftDocument = new TypedDocumentString(`
    mutation SaveWizardDraft($draft: WizardInput!) {
  saveWizardDraft(draft: $draft) {
    ...WizardState
  }
}
    fragment WizardState on Wizard {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<SaveWizardDraftMutation, SaveWizardDraftMutationVariables>;
export const PublishWizardDocument = new TypedDocumentString(`
    mutation PublishWizard($draft: WizardInput!) {
  publishWizard(draft: $draft) {
    ...WizardState
  }
}
    fragment WizardState on Wizard {
  source
  config
  revision
  lastSaved
  savedBy
  published
  version
  publishedAt
  publishedBy
}`) as unknown as TypedDocumentString<PublishWizardMutation, PublishWizardMutationVariables>;
export const PreviewPhasesDocument = new TypedDocumentString(`
    query PreviewPhases {
  guidedTestPhases {
    id
    name {
      it
      en
    }
    withProcedure
    procedure {
      it
      en
    }
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
      procedure {
        it
        en
      }
      priorities {
        value
        tags
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPhasesQuery, PreviewPhasesQueryVariables>;
export const UploadCatalogueWorkbookDocument = new TypedDocumentString(`
    mutation UploadCatalogueWorkbook($type: String!, $fileName: String!) {
  uploadCatalogueWorkbook(type: $type, fileName: $fileName) {
    key
    url
    fields {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<UploadCatalogueWorkbookMutation, UploadCatalogueWorkbookMutationVariables>;
export const CheckCatalogueWorkbookDocument = new TypedDocumentString(`
    mutation CheckCatalogueWorkbook($key: String!, $fileName: String!) {
  checkCatalogueWorkbook(key: $key, fileName: $fileName) {
    id
    fileName
    plans {
      kind
      add
      change
      leave
    }
    entries {
      kind
      id
      name
      does
    }
    problems {
      sheet
      row
      column
      reason
      value
    }
    problemCount
  }
}
    `) as unknown as TypedDocumentString<CheckCatalogueWorkbookMutation, CheckCatalogueWorkbookMutationVariables>;
export const StartCatalogueImportDocument = new TypedDocumentString(`
    mutation StartCatalogueImport($check: ID!) {
  startCatalogueImport(check: $check) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<StartCatalogueImportMutation, StartCatalogueImportMutationVariables>;
export const ProductNamesDocument = new TypedDocumentString(`
    query ProductNames {
  products {
    id
    name {
      it
      en
      de
    }
    archived
  }
}
    `) as unknown as TypedDocumentString<ProductNamesQuery, ProductNamesQueryVariables>;
export const PriceListNamesDocument = new TypedDocumentString(`
    query PriceListNames {
  pricelists {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PriceListNamesQuery, PriceListNamesQueryVariables>;
export const ColoursDocument = new TypedDocumentString(`
    query Colours {
  colours {
    code
    r
    g
    b
    hbw
    colorlist
    colorlistId
  }
}
    `) as unknown as TypedDocumentString<ColoursQuery, ColoursQueryVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  currentUser {
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}`) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const SyncAccountDocument = new TypedDocumentString(`
    mutation SyncAccount {
  syncAccount {
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
  showLogo
  imageUrl
  imageName
  language
  country
  managementMode
  managedCountries
  emailVerified
  deletionAskedAt
  revision
}`) as unknown as TypedDocumentString<SyncAccountMutation, SyncAccountMutationVariables>;
export const HelpViewsDocument = new TypedDocumentString(`
    query HelpViews($userId: ID!) {
  helpViews(userId: $userId) {
    ...HelpViewFields
  }
}
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}`) as unknown as TypedDocumentString<HelpViewsQuery, HelpViewsQueryVariables>;
export const OwnHelpViewsDocument = new TypedDocumentString(`
    query OwnHelpViews {
  ownHelpViews {
    ...HelpViewFields
  }
}
    fragment HelpViewFields on HelpView {
  at
  by
  what
  quotationId
  quotationName
}`) as unknown as TypedDocumentString<OwnHelpViewsQuery, OwnHelpViewsQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs($kind: JobKind!) {
  jobs(kind: $kind) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const ContinueJobDocument = new TypedDocumentString(`
    mutation ContinueJob($kind: JobKind!, $id: ID!) {
  continueJob(kind: $kind, id: $id) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  kind
  variant
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
  }
}`) as unknown as TypedDocumentString<ContinueJobMutation, ContinueJobMutationVariables>;
export const JobLogDocument = new TypedDocumentString(`
    query JobLog($kind: JobKind!, $id: ID!, $after: String) {
  jobLog(kind: $kind, id: $id, after: $after) {
    lines {
      at
      tone
      code
      subject
      detail
    }
    next
  }
}
    `) as unknown as TypedDocumentString<JobLogQuery, JobLogQueryVariables>;
export const ChangesDocument = new TypedDocumentString(`
    subscription Changes($scope: String!) {
  onChange(scope: $scope) {
    scope
    entity
    id
    revision
  }
}
    `) as unknown as TypedDocumentString<ChangesSubscription, ChangesSubscriptionVariables>;
export const NotificationAttachmentDocument = new TypedDocumentString(`
    query NotificationAttachment($id: ID!) {
  notificationAttachment(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<NotificationAttachmentQuery, NotificationAttachmentQueryVariables>;
export const PricelistsDocument = new TypedDocumentString(`
    query Pricelists {
  pricelists {
    id
    name
    code
    countries
    isCatchAll
    order
    productCount
    revision
    updatedAt
    updatedBy
  }
}
    `) as unknown as TypedDocumentString<PricelistsQuery, PricelistsQueryVariables>;
export const TagsOfConditionsDocument = new TypedDocumentString(`
    query TagsOfConditions {
  tags {
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<TagsOfConditionsQuery, TagsOfConditionsQueryVariables>;
export const TranslateProductDocument = new TypedDocumentString(`
    mutation TranslateProduct($productData: ProductToTranslate!) {
  translateProduct(productData: $productData) {
    success
    translations {
      name
      details
      specs
      consumptionRanges {
        index
        name
      }
      priceRanges {
        index
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TranslateProductMutation, TranslateProductMutationVariables>;
export const TranslatePhaseDocument = new TypedDocumentString(`
    mutation TranslatePhase($phaseData: PhaseToTranslate!) {
  translatePhase(phaseData: $phaseData) {
    success
    translations {
      name
      procedure
      choices {
        index
        procedure
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TranslatePhaseMutation, TranslatePhaseMutationVariables>;
export const AllowUserImageDocument = new TypedDocumentString(`
    mutation AllowUserImage($userId: ID!, $type: String!, $fileName: String!) {
  uploadUserImage(userId: $userId, type: $type, fileName: $fileName) {
    key
    url
    fields {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<AllowUserImageMutation, AllowUserImageMutationVariables>;
export const GiveUserImageDocument = new TypedDocumentString(`
    mutation GiveUserImage($userId: ID!, $key: String!, $imageName: String!) {
  updateImage(userId: $userId, key: $key, imageName: $imageName) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<GiveUserImageMutation, GiveUserImageMutationVariables>;
export const TakeUserImageDocument = new TypedDocumentString(`
    mutation TakeUserImage($userId: ID!) {
  removeImage(userId: $userId) {
    imageUrl
    imageName
    revision
  }
}
    `) as unknown as TypedDocumentString<TakeUserImageMutation, TakeUserImageMutationVariables>;