import type { Quotation, QuotationLight, Revision } from '#shared/schemas/quotation.ts';
import type { CreateQuotationInput, RowEdit } from '#shared/schemas/quotation-input.ts';
import { QuotationFieldsFragmentDoc, QuotationsDocument } from '#web/graphql/quotations.ts';
import { type Answer, graphql, type Who } from './cloud.ts';

/** Calls a field that returns a quotation and selects everything for its screen. */
const asking = (operation: string, field: string) =>
  `${operation} { ${field} { ...QuotationFields } } ${QuotationFieldsFragmentDoc}`;

type NewRow = { sId: string; product: string } & Partial<CreateQuotationInput['selectedProducts'][number]>;
export type NewQuotation = {
  key: string;
  name: string;
  location: string;
  province: string | null;
  selectedProducts: NewRow[];
} & Partial<
  Pick<CreateQuotationInput, 'tags' | 'color' | 'colorlist' | 'guidedTest' | 'customerId' | 'siteId'>
>;

let made = 0;

/** A quotation of one primer and one plaster, with the test's changes. */
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
    asking('mutation ($input: CreateQuotationInput!)', 'createQuotation(input: $input)'),
    { input },
  );

/** Creates a quotation and returns it; a refusal fails the test. */
export async function created(who: Who, changes: Partial<NewQuotation> = {}): Promise<Quotation> {
  return answered(await create(who, aNewQuotation(changes))).createQuotation;
}

export const update = (who: Who | null, input: object) =>
  graphql<{ updateQuotation: Quotation }>(
    who,
    asking('mutation ($input: UpdateQuotationInput!)', 'updateQuotation(input: $input)'),
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
    asking('mutation ($input: DuplicateQuotationInput!)', 'duplicateQuotation(input: $input)'),
    { input },
  );

export const read = (who: Who | null, id: string) =>
  graphql<{ quotation: Quotation }>(who, asking('query ($id: ID!)', 'quotation(id: $id)'), { id });

export const listRevisions = (who: Who | null, id: string) =>
  graphql<{ quotationRevisions: Omit<Revision, 'pricelist'>[] }>(
    who,
    'query ($id: ID!) { quotationRevisions(id: $id) { revision savedAt savedBy total } }',
    { id },
  );

export const readRevision = (who: Who | null, id: string, revision: number) =>
  graphql<{ quotationRevision: Quotation }>(
    who,
    asking('query ($id: ID!, $revision: Int!)', 'quotationRevision(id: $id, revision: $revision)'),
    { id, revision },
  );

export const destroy = (who: Who | null, id: string) =>
  graphql<{ deleteQuotation: string }>(who, 'mutation ($id: ID!) { deleteQuotation(id: $id) }', { id });

export type ListedQuotation = Omit<QuotationLight, 'revision'>;
export const list = (who: Who | null, variables: object = {}) =>
  graphql<{ quotations: { items: ListedQuotation[]; total: number } }>(who, `${QuotationsDocument}`, {
    ...variables,
  });

/** The data of an answer without errors. */
export function answered<Data>(answer: Answer<Data>): Data {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
