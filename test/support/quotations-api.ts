import type { Quotation, QuotationLight, Revision } from '#shared/schemas/quotation.ts';
import type { CreateQuotationInput, RowEdit } from '#shared/schemas/quotation-input.ts';
import { type Answer, graphql, type Who } from './cloud.ts';

const fields = `
  id uid name location province createdAt archived userName userCountry revision area
  discount discountExtra discountAccounting color { code r g b } colorlist tags note
  guidedTest { version answers { question answers } chosen { phase choice } } updatedAt updatedBy
  pricelist { id name }
  user { id uid firstName lastName email type company pricelist showLogo }
  selectedIncidences { id value text }
  selectedProducts {
    id sId name { it en } specs { it } um consumptionType consumption consumptionRange priceType priceRange
    consumptionranges { name consumption requiredProducts { product consumption um } }
    priceranges { name colors prices { id packaging quantity price } }
    color { code r g b } colorlist area lockedArea combined standalone
    discount discountExtra discountAccounting note attachments_i18n { it { name url category } }
  }`;

type NewRow = { sId: string; product: string } & Partial<CreateQuotationInput['selectedProducts'][number]>;
export type NewQuotation = {
  key: string;
  name: string;
  location: string;
  province: string | null;
  selectedProducts: NewRow[];
} & Partial<Pick<CreateQuotationInput, 'tags' | 'color' | 'colorlist' | 'guidedTest'>>;

let made = 0;

/** A quotation of one primer and one plaster, with what the test changes. */
export const aNewQuotation = (changes: Partial<NewQuotation> = {}): NewQuotation => ({
  key: `test-${process.pid}-${++made}`,
  name: 'Facciata',
  location: 'Bologna',
  province: 'BO',
  selectedProducts: [
    { sId: 'primer', product: 'piave-fissativo' },
    { sId: 'plaster', product: 'livenza-rasante-calce' },
  ],
  ...changes,
});

export const create = (who: Who | null, input: object) =>
  graphql<{ createQuotation: Quotation }>(
    who,
    `mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { ${fields} } }`,
    { input },
  );

/** Creates and answers the quotation; a refusal fails the test. */
export async function created(who: Who, changes: Partial<NewQuotation> = {}): Promise<Quotation> {
  return answered(await create(who, aNewQuotation(changes))).createQuotation;
}

export const update = (who: Who | null, input: object) =>
  graphql<{ updateQuotation: Quotation }>(
    who,
    `mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { ${fields} } }`,
    { input },
  );

export async function updated(
  who: Who,
  input: Record<string, unknown> & { selectedProducts?: RowEdit[] },
): Promise<Quotation> {
  return answered(await update(who, input)).updateQuotation;
}

export const duplicate = (who: Who | null, input: object) =>
  graphql<{ duplicateQuotation: Quotation }>(
    who,
    `mutation ($input: DuplicateQuotationInput!) { duplicateQuotation(input: $input) { ${fields} } }`,
    { input },
  );

export const read = (who: Who | null, id: string) =>
  graphql<{ quotation: Quotation }>(who, `query ($id: ID!) { quotation(id: $id) { ${fields} } }`, { id });

export const listRevisions = (who: Who | null, id: string) =>
  graphql<{ quotationRevisions: Omit<Revision, 'pricelist'>[] }>(
    who,
    'query ($id: ID!) { quotationRevisions(id: $id) { revision savedAt savedBy total } }',
    { id },
  );

export const readRevision = (who: Who | null, id: string, revision: number) =>
  graphql<{ quotationRevision: Quotation }>(
    who,
    `query ($id: ID!, $revision: Int!) { quotationRevision(id: $id, revision: $revision) { ${fields} } }`,
    { id, revision },
  );

export const destroy = (who: Who | null, id: string) =>
  graphql<{ deleteQuotation: string }>(who, 'mutation ($id: ID!) { deleteQuotation(id: $id) }', { id });

export const list = (who: Who | null, variables: object = {}) =>
  graphql<{ quotations: { items: QuotationLight[]; total: number } }>(
    who,
    `query ($filter: QuotationFilter, $sort: QuotationSort, $descending: Boolean, $page: Int, $pageSize: Int) {
      quotations(filter: $filter, sort: $sort, descending: $descending, page: $page, pageSize: $pageSize) {
        total items { id uid name location province createdAt archived userName userCountry revision }
      }
    }`,
    { ...variables },
  );

/** The data of an answer without errors. */
export function answered<Data>(answer: Answer<Data>): Data {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
