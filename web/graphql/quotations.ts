/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AreaChoiceInput = {
  entries: Array<ChoiceEntryInput>;
};

/** Reader of a shared quotation: the customer sees prices; the site sees packages and phases, no prices. */
export type Audience =
  | 'CUSTOMER'
  | 'SITE';

/** One of the two. */
export type ChoiceEntryInput = {
  line?: string | null | undefined;
  place?: string | null | undefined;
};

export type ChoiceRecommendation =
  | 'always'
  | 'conditions'
  | 'never';

export type ChoiceVisibility =
  | 'always'
  | 'conditions';

export type ChosenChoiceInput = {
  /** The id it has in the guided test, or its place in the catalogue's phase. */
  choice: string;
  phase: string;
};

export type ColourInput = {
  b: number;
  code: string;
  g: number;
  r: number;
};

/** Which prices a copy has: those of the original, or those of the catalogue today. */
export type CopyPrices =
  | 'KEEP'
  | 'TODAY';

export type CreateQuotationInput = {
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  /** A customer of the caller, and one of their sites. */
  customerId?: string | null | undefined;
  guidedTest?: GuidedTestInput | null | undefined;
  /** Made by the client: a retry with the same key returns the same quotation. */
  key: string;
  location: string;
  name: string;
  province?: string | null | undefined;
  selectedProducts: Array<NewRow>;
  siteId?: string | null | undefined;
  /** With a guided test the server ignores these tags: it takes those of the answers. */
  tags?: Array<string> | null | undefined;
  /** Accepted and ignored: the owner is the caller. */
  uid?: string | null | undefined;
  /** Accepted and ignored: the snapshot is the server's. */
  user?: string | null | undefined;
};

export type CreateShareLinkInput = {
  audience: Audience;
  /** 1 to 365. */
  days: number;
  /** Made by the client: a retry with the same key returns the same link. */
  key: string;
  /** The language in which the document opens; a reader may switch it. */
  language: DocumentLanguage;
  quotation: string;
  /** The list price of each package; never shown to the site. */
  showPrices: boolean;
  showSpecs: boolean;
};

export type DocumentLanguage =
  | 'en'
  | 'it';

export type DuplicateQuotationInput = {
  id: string;
  /** Made by the client: a retry with the same key returns the same quotation. */
  key: string;
  /** By default the name of the original. */
  name?: string | null | undefined;
  prices: CopyPrices;
};

export type GivenAnswerInput = {
  /** Several for a multiple choice. */
  answers: Array<string>;
  question: string;
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

export type MeasureRuleInput = {
  mode: MeasureMode;
  threshold?: number | null | undefined;
};

export type MeasuredLineInput = {
  coefficient?: number | null | undefined;
  count?: string | null | undefined;
  description?: string | null | undefined;
  height?: string | null | undefined;
  id: string;
  length?: string | null | undefined;
  note?: string | null | undefined;
  openings?: Array<MeasuredOpeningInput> | null | undefined;
};

export type MeasuredOpeningInput = {
  count?: string | null | undefined;
  description?: string | null | undefined;
  height?: string | null | undefined;
  id: string;
  width?: string | null | undefined;
};

export type MeasuredPlaceInput = {
  /** Made by the client, as all ids of measures; unique among them, 8 to 16 characters. */
  id: string;
  kind: PlaceKind;
  lines?: Array<MeasuredLineInput> | null | undefined;
  name: string;
  rule?: MeasureRuleInput | null | undefined;
};

export type MeasuresInput = {
  places: Array<MeasuredPlaceInput>;
  rule: MeasureRuleInput;
};

export type NewRow = {
  consumptionRange?: number | null | undefined;
  /** The counts of packages that the user chose; by default the needed counts. */
  prices?: Array<PackCount> | null | undefined;
  product: string;
  /** Made by the client; unique in the quotation. */
  sId: string;
};

/** Mixes of packages that cover the need are compared by one of these. */
export type PackAim =
  | 'cheapest'
  | 'fewest'
  | 'leastLeftover';

export type PackCount = {
  id: string;
  quantity: number;
};

export type PlaceKind =
  | 'facade'
  | 'other'
  | 'room';

export type QuotationFilter = {
  archived?: boolean | null | undefined;
  country?: string | null | undefined;
  /** Only the caller's own quotations of this customer. */
  customer?: string | null | undefined;
  /** Only quotations of this user. */
  owner?: string | null | undefined;
  province?: string | null | undefined;
  search?: string | null | undefined;
};

export type QuotationSort =
  | 'createdAt'
  | 'location'
  | 'name'
  | 'total'
  | 'userCountry'
  | 'userName';

/** The edits of one row; a field that is left out stays as it is. A new row names its product. Prices are not part of it. */
export type RowEdit = {
  area?: number | null | undefined;
  /** Own measures: the row is unlocked, and its area is their sum. null takes the choice away, and so does an area by itself. */
  areaFrom?: AreaChoiceInput | null | undefined;
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  consumptionRange?: number | null | undefined;
  discount?: number | null | undefined;
  discountAccounting?: number | null | undefined;
  discountExtra?: number | null | undefined;
  lockedArea?: boolean | null | undefined;
  note?: string | null | undefined;
  /** The packages follow this aim from now on; not together with `prices`. */
  packAim?: PackAim | null | undefined;
  /** Counts by hand: they end an aim. */
  prices?: Array<PackCount> | null | undefined;
  product?: string | null | undefined;
  sId: string;
  source?: RowSource | null | undefined;
};

/** The source of a row's copy of the product, if it is not the stored row: one of the two. */
export type RowSource = {
  /** The catalogue, with the prices this version stands for. */
  prices?: string | null | undefined;
  /** The quotation as it was at this revision. */
  revision?: number | null | undefined;
};

export type UpdateQuotationInput = {
  archived?: boolean | null | undefined;
  /** Ignored while it comes from measures. */
  area?: number | null | undefined;
  /** The measures that the area comes from; null takes the choice away, and so does an area that is sent without measures. */
  areaFrom?: AreaChoiceInput | null | undefined;
  color?: ColourInput | null | undefined;
  colorlist?: string | null | undefined;
  /** Only the owner changes them; null takes the customer away. Another customer has another site, or none. */
  customerId?: string | null | undefined;
  discount?: number | null | undefined;
  discountAccounting?: number | null | undefined;
  discountExtra?: number | null | undefined;
  /** The guided test, taken up again: the server evaluates tags, colour and choices. Without it the colour stays. */
  guidedTest?: GuidedTestInput | null | undefined;
  id: string;
  location?: string | null | undefined;
  /** All measures; the server calculates the areas that come from them. */
  measures?: MeasuresInput | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  province?: string | null | undefined;
  /** The revision the edits started from. */
  revision: number;
  /** Ids (sId) of the ticked rows. */
  selectedIncidences?: Array<string> | null | undefined;
  /** Every row that stays, in order; rows that are not named are removed. */
  selectedProducts?: Array<RowEdit> | null | undefined;
  siteId?: string | null | undefined;
  /** Accepted and ignored: the owner never changes. */
  uid?: string | null | undefined;
  /** Accepted and ignored: the snapshot is the server's. */
  user?: string | null | undefined;
};

export type GuidedTestQueryVariables = Exact<{
  version?: number | null | undefined;
}>;


export type GuidedTestQuery = { guidedTest: { version: number, config: string } };

export type GuidedTestPhasesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidedTestPhasesQuery = { guidedTestPhases: Array<{ id: string, withProcedure: boolean, name: { it: string, en: string | null, de: string | null }, procedure: { it: string, en: string | null, de: string | null } | null, choices: Array<{ products: Array<string>, visibility: ChoiceVisibility, visibilityConditions: Array<Array<string>>, recommended: ChoiceRecommendation, recommendedConditions: Array<Array<string>>, withProcedure: boolean, procedure: { it: string, en: string | null, de: string | null } | null, priorities: Array<{ value: number, tags: Array<string> }> }>, conditions: Array<{ include: Array<string>, exclude: Array<string> }> }> };

export type DraftRowsQueryVariables = Exact<{
  products: Array<string> | string;
}>;


export type DraftRowsQuery = { draftRows: Array<{ id: string, priceType: string, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }> }> };

export type ProductsWithoutColourQueryVariables = Exact<{
  colour: string;
  products: Array<string> | string;
}>;


export type ProductsWithoutColourQuery = { productsWithoutColour: Array<string> };

export type BeginGuidedTestMutationVariables = Exact<{
  run: string;
}>;


export type BeginGuidedTestMutation = { beginGuidedTest: boolean };

export type UserAsQueryVariables = Exact<{
  userId: string;
}>;


export type UserAsQuery = { userAs: { id: string, name: string, type: string | null, country: string, pricelistName: string | null, superUser: boolean, archived: boolean, emailVerified: boolean } };

export type QuotationsAsQueryVariables = Exact<{
  userId: string;
  filter?: QuotationFilter | null | undefined;
  sort?: QuotationSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QuotationsAsQuery = { quotationsAs: { total: number, items: Array<{ id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, products: number | null, short: number | null, total: number | null, otherPriceList: boolean, customer: { id: string, name: string } | null }> } };

export type QuotationAsQueryVariables = Exact<{
  userId: string;
  id: string;
}>;


export type QuotationAsQuery = { quotationAs: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, todayPrices: Array<{ sId: string, version: string, priceType: string, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }> }> | null, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type CatalogueAsQueryVariables = Exact<{
  userId: string;
}>;


export type CatalogueAsQuery = { selectableProductsAs: Array<{ id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, phasesAs: Array<{ id: string, name: { it: string, en: string | null, de: string | null } }> };

export type ListedQuotationFieldsFragment = { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, products: number | null, short: number | null, total: number | null, otherPriceList: boolean, customer: { id: string, name: string } | null };

export type QuotationsQueryVariables = Exact<{
  filter?: QuotationFilter | null | undefined;
  sort?: QuotationSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QuotationsQuery = { quotations: { total: number, items: Array<{ id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, products: number | null, short: number | null, total: number | null, otherPriceList: boolean, customer: { id: string, name: string } | null }> } };

export type ArchiveQuotationMutationVariables = Exact<{
  input: UpdateQuotationInput;
}>;


export type ArchiveQuotationMutation = { updateQuotation: { id: string, revision: number, archived: boolean } };

export type DeleteQuotationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuotationMutation = { deleteQuotation: string };

export type DuplicateQuotationMutationVariables = Exact<{
  input: DuplicateQuotationInput;
}>;


export type DuplicateQuotationMutation = { duplicateQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type ShareLinkFieldsFragment = { id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number };

export type ShareLinksQueryVariables = Exact<{
  quotation: string;
}>;


export type ShareLinksQuery = { shareLinks: Array<{ id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number }> };

export type CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type CreateShareLinkMutation = { createShareLink: { id: string, audience: Audience, language: DocumentLanguage, address: string, createdAt: string, createdBy: string, expiresAt: string, openedAt: string | null, openings: number } };

export type RevokeShareLinkMutationVariables = Exact<{
  quotation: string;
  id: string;
}>;


export type RevokeShareLinkMutation = { revokeShareLink: string };

export type CreateDownloadTicketMutationVariables = Exact<{
  quotation: string;
  linkToken?: string | null | undefined;
}>;


export type CreateDownloadTicketMutation = { createDownloadTicket: { ticket: string, expiresAt: string } };

export type SelectableProductFieldsFragment = { id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } };

export type SelectableProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectableProductsQuery = { selectableProducts: Array<{ id: string, um: string, consumptionType: string, consumption: number | null, combined: boolean, standalone: boolean, phases: Array<string>, selectable: boolean, name: { it: string, en: string | null, de: string | null }, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }> };

export type CreateQuotationMutationVariables = Exact<{
  input: CreateQuotationInput;
}>;


export type CreateQuotationMutation = { createQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type QuotationRevisionsQuery = { quotationRevisions: Array<{ revision: number, savedAt: string, savedBy: string, total: number | null }> };

export type QuotationRevisionQueryVariables = Exact<{
  id: string;
  revision: number;
}>;


export type QuotationRevisionQuery = { quotationRevision: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationFieldsFragment = { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> };

export type QuotationRowFieldsFragment = { id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } };

export type ConsumptionRangeFieldsFragment = { name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> };

export type PriceRangeFieldsFragment = { name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> };

export type ChoiceFieldsFragment = { entries: Array<{ place: string | null, line: string | null }> };

export type MeasuresFieldsFragment = { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> };

export type QuotationQueryVariables = Exact<{
  id: string;
}>;


export type QuotationQuery = { quotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, todayPrices: Array<{ sId: string, version: string, priceType: string, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }> }> | null, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type UpdateQuotationMutationVariables = Exact<{
  input: UpdateQuotationInput;
}>;


export type UpdateQuotationMutation = { updateQuotation: { id: string, uid: string, name: string, location: string, province: string | null, createdAt: string, archived: boolean, userName: string, userCountry: string, revision: number, customerId: string | null, siteId: string | null, area: number, discount: number, discountExtra: number, discountAccounting: number, colorlist: string | null, tags: Array<string>, note: string | null, updatedAt: string, updatedBy: string, user: { id: string, uid: string, firstName: string, lastName: string, email: string, type: string | null, company: string | null, address: string | null, postalCode: string | null, city: string | null, province: string | null, phone: string | null, phone1: string | null, country: string | null, language: string | null, pricelist: string | null, showLogo: boolean, imageUrl: string | null, imageName: string | null }, pricelist: { id: string, name: string } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, measures: { rule: { mode: MeasureMode, threshold: number | null }, places: Array<{ id: string, name: string, kind: PlaceKind, rule: { mode: MeasureMode, threshold: number | null } | null, lines: Array<{ id: string, description: string | null, count: string | null, length: string | null, height: string | null, coefficient: number, note: string | null, openings: Array<{ id: string, description: string | null, count: string | null, width: string | null, height: string | null }> }> }> }, selectedProducts: Array<{ id: string, sId: string, um: string, imageUrl: string | null, consumptionType: string, consumption: number | null, consumptionRange: number, priceType: string, priceRange: number, colorlist: string | null, packAim: PackAim | null, area: number, lockedArea: boolean | null, combined: boolean, standalone: boolean, discount: number, discountExtra: number, discountAccounting: number, note: string | null, name: { it: string, en: string | null, de: string | null }, specs: { it: string, en: string | null, de: string | null } | null, consumptionranges: Array<{ name: string, consumption: number | null, name_i18n: { it: string, en: string | null, de: string | null } | null, requiredProducts: Array<{ product: string, consumption: number | null, um: string | null }> }>, priceranges: Array<{ name: string, colors: Array<string>, name_i18n: { it: string, en: string | null, de: string | null } | null, prices: Array<{ id: string, packaging: string, quantity: number, price: number | null }> }>, color: { code: string, r: number, g: number, b: number } | null, areaFrom: { entries: Array<{ place: string | null, line: string | null }> } | null, attachments_i18n: { it: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, en: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null, de: Array<{ type: string | null, name: string | null, url: string, category: string | null, customCategory: string | null }> | null } }>, selectedIncidences: Array<{ id: string, value: number | null, text: string }>, color: { code: string, r: number, g: number, b: number } | null, guidedTest: { version: number, answers: Array<{ question: string, answers: Array<string> }>, chosen: Array<{ phase: string, choice: string }> } | null, attachments: Array<{ name: string | null, url: string, category: string | null, customCategory: string | null }> } };

export type QuotationReasonsQueryVariables = Exact<{
  id: string;
}>;


export type QuotationReasonsQuery = { quotation: { id: string, guidedTest: { reasons: { answers: Array<{ question: { it: string, en: string | null }, answer: { it: string, en: string | null } }>, phases: Array<{ products: Array<string>, because: Array<number>, name: { it: string, en: string | null }, choice: { it: string, en: string | null } | null }> } | null } | null } };

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
export const ListedQuotationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
  revision
  products
  short
  total
  customer {
    id
    name
  }
  otherPriceList
}
    `, {"fragmentName":"ListedQuotationFields"}) as unknown as TypedDocumentString<ListedQuotationFieldsFragment, unknown>;
export const ShareLinkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
export const TextsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Texts on LocalisedText {
  it
  en
  de
}
    `, {"fragmentName":"Texts"}) as unknown as TypedDocumentString<TextsFragment, unknown>;
export const ConsumptionRangeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"ConsumptionRangeFields"}) as unknown as TypedDocumentString<ConsumptionRangeFieldsFragment, unknown>;
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
export const SelectableProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    ...Texts
  }
  um
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
  }
  combined
  standalone
  phases
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
    fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"SelectableProductFields"}) as unknown as TypedDocumentString<SelectableProductFieldsFragment, unknown>;
export const ChoiceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
    `, {"fragmentName":"ChoiceFields"}) as unknown as TypedDocumentString<ChoiceFieldsFragment, unknown>;
export const MeasuresFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
    }
  }
}
    `, {"fragmentName":"MeasuresFields"}) as unknown as TypedDocumentString<MeasuresFieldsFragment, unknown>;
export const PriceRangeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
    fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"PriceRangeFields"}) as unknown as TypedDocumentString<PriceRangeFieldsFragment, unknown>;
export const QuotationRowFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QuotationRowFields on QuotationRow {
  id
  sId
  name {
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
    fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"QuotationRowFields"}) as unknown as TypedDocumentString<QuotationRowFieldsFragment, unknown>;
export const QuotationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`, {"fragmentName":"QuotationFields"}) as unknown as TypedDocumentString<QuotationFieldsFragment, unknown>;
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
export const GuidedTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuidedTest($version: Int) {
  guidedTest(version: $version) {
    version
    config
  }
}
    `) as unknown as TypedDocumentString<GuidedTestQuery, GuidedTestQueryVariables>;
export const GuidedTestPhasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuidedTestPhases {
  guidedTestPhases {
    ...PhaseRules
    name {
      ...Texts
    }
    procedure {
      ...Texts
    }
    choices {
      procedure {
        ...Texts
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<GuidedTestPhasesQuery, GuidedTestPhasesQueryVariables>;
export const DraftRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
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
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<DraftRowsQuery, DraftRowsQueryVariables>;
export const ProductsWithoutColourDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductsWithoutColour($colour: String!, $products: [ID!]!) {
  productsWithoutColour(colour: $colour, products: $products)
}
    `) as unknown as TypedDocumentString<ProductsWithoutColourQuery, ProductsWithoutColourQueryVariables>;
export const BeginGuidedTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginGuidedTest($run: ID!) {
  beginGuidedTest(run: $run)
}
    `) as unknown as TypedDocumentString<BeginGuidedTestMutation, BeginGuidedTestMutationVariables>;
export const UserAsDocument = /*#__PURE__*/ new TypedDocumentString(`
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
export const QuotationsAsDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  revision
  products
  short
  total
  customer {
    id
    name
  }
  otherPriceList
}`) as unknown as TypedDocumentString<QuotationsAsQuery, QuotationsAsQueryVariables>;
export const QuotationAsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotationAs($userId: ID!, $id: ID!) {
  quotationAs(userId: $userId, id: $id) {
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<QuotationAsQuery, QuotationAsQueryVariables>;
export const CatalogueAsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CatalogueAs($userId: ID!) {
  selectableProductsAs(userId: $userId) {
    ...SelectableProductFields
  }
  phasesAs(userId: $userId) {
    id
    name {
      ...Texts
    }
  }
}
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    ...Texts
  }
  um
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
  }
  combined
  standalone
  phases
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<CatalogueAsQuery, CatalogueAsQueryVariables>;
export const QuotationsDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  revision
  products
  short
  total
  customer {
    id
    name
  }
  otherPriceList
}`) as unknown as TypedDocumentString<QuotationsQuery, QuotationsQueryVariables>;
export const ArchiveQuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveQuotation($input: UpdateQuotationInput!) {
  updateQuotation(input: $input) {
    id
    revision
    archived
  }
}
    `) as unknown as TypedDocumentString<ArchiveQuotationMutation, ArchiveQuotationMutationVariables>;
export const DeleteQuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteQuotation($id: ID!) {
  deleteQuotation(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteQuotationMutation, DeleteQuotationMutationVariables>;
export const DuplicateQuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<DuplicateQuotationMutation, DuplicateQuotationMutationVariables>;
export const ShareLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
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
export const CreateShareLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
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
export const RevokeShareLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeShareLink($quotation: ID!, $id: ID!) {
  revokeShareLink(quotation: $quotation, id: $id)
}
    `) as unknown as TypedDocumentString<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const CreateDownloadTicketDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateDownloadTicket($quotation: ID!, $linkToken: String) {
  createDownloadTicket(quotation: $quotation, linkToken: $linkToken) {
    ticket
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>;
export const SelectableProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SelectableProducts {
  selectableProducts {
    ...SelectableProductFields
  }
}
    fragment SelectableProductFields on ProductSummary {
  id
  name {
    ...Texts
  }
  um
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
  }
  combined
  standalone
  phases
  selectable
  attachments_i18n {
    ...AttachmentsByLanguage
  }
}
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<SelectableProductsQuery, SelectableProductsQueryVariables>;
export const CreateQuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<CreateQuotationMutation, CreateQuotationMutationVariables>;
export const QuotationRevisionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotationRevisions($id: ID!) {
  quotationRevisions(id: $id) {
    revision
    savedAt
    savedBy
    total
  }
}
    `) as unknown as TypedDocumentString<QuotationRevisionsQuery, QuotationRevisionsQueryVariables>;
export const QuotationRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<QuotationRevisionQuery, QuotationRevisionQueryVariables>;
export const QuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<QuotationQuery, QuotationQueryVariables>;
export const UpdateQuotationDocument = /*#__PURE__*/ new TypedDocumentString(`
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
  customerId
  siteId
  pricelist {
    id
    name
  }
  area
  areaFrom {
    ...ChoiceFields
  }
  measures {
    ...MeasuresFields
  }
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
    ...Texts
  }
  specs {
    ...Texts
  }
  um
  imageUrl
  consumptionType
  consumption
  consumptionranges {
    ...ConsumptionRangeFields
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
  packAim
  area
  areaFrom {
    ...ChoiceFields
  }
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
fragment ConsumptionRangeFields on ConsumptionRange {
  name
  name_i18n {
    ...Texts
  }
  consumption
  requiredProducts {
    product
    consumption
    um
  }
}
fragment PriceRangeFields on PriceRange {
  name
  name_i18n {
    ...Texts
  }
  colors
  prices {
    id
    packaging
    quantity
    price
  }
}
fragment ChoiceFields on AreaChoice {
  entries {
    place
    line
  }
}
fragment MeasuresFields on Measures {
  rule {
    mode
    threshold
  }
  places {
    id
    name
    kind
    rule {
      mode
      threshold
    }
    lines {
      id
      description
      count
      length
      height
      coefficient
      openings {
        id
        description
        count
        width
        height
      }
      note
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
}
fragment Texts on LocalisedText {
  it
  en
  de
}`) as unknown as TypedDocumentString<UpdateQuotationMutation, UpdateQuotationMutationVariables>;
export const QuotationReasonsDocument = /*#__PURE__*/ new TypedDocumentString(`
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