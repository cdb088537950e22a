import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { productRow } from '#shared/catalogue/product-row.ts';
import { aNewProductInput, aProductInput } from './builders/product-input.ts';
import { type Answer, graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

const texts = '{ it en de }';
const attachments = '{ type category customCategory name url }';

const editableFields = `
  id revision updatedAt updatedBy createdAt archived name ${texts} rev url details ${texts} specs ${texts}
  um priceType packaging price
  priceranges {
    name name_i18n { it en } packaging price colors { code r g b } updatedAt
    prices { id packaging quantity prices { pricelist price } }
  }
  consumptionType consumption
  consumptionranges { name name_i18n { it en } consumption requiredProducts { product consumption um } }
  combined standalone phases userTypes attachments ${attachments}
  attachments_i18n { it ${attachments} en ${attachments} de ${attachments} } imageUrl imageName`;

type ProductRow = ReturnType<typeof productRow>;

export const productsOf = async (who: Who): Promise<ProductRow[]> =>
  answered(
    await graphql<{ products: ProductRow[] }>(
      who,
      `{ products { id name ${texts} phases standalone combined archived attachmentLanguages imageUrl priceLists withoutPrice } }`,
    ),
  ).products;

export const readEditable = (who: Who | null, id: string) =>
  graphql<{ editableProduct: EditableProduct }>(
    who,
    `query ($id: ID!) { editableProduct(id: $id) { ${editableFields} } }`,
    { id },
  );

export const editable = async (id: string): Promise<EditableProduct> =>
  answered(await readEditable('superUser', id)).editableProduct;

let made = 0;
export const aKey = () => `product-${process.pid}-${++made}`;

type Creation = { key?: string; priceLists?: string[] };

export const createProduct = (
  who: Who | null,
  product: object,
  { key = aKey(), ...more }: Creation = {},
): Promise<Answer<{ createProduct: string }>> =>
  graphql(
    who,
    `mutation ($key: ID!, $product: NewProductInput!, $priceLists: [ID!]) {
      createProduct(key: $key, product: $product, priceLists: $priceLists)
    }`,
    { key, product, ...more },
  );

/** Creates a product and reads it; a refusal fails the test. */
export async function createdProduct(
  changes: Parameters<typeof aNewProductInput>[0] = {},
  creation: Creation = {},
): Promise<EditableProduct> {
  const answer = await createProduct('superUser', aNewProductInput(changes), creation);
  return editable(answered(answer).createProduct);
}

export const updateProduct = (who: Who | null, product: object) =>
  graphql<{ updateProduct: EditableProduct }>(
    who,
    `mutation ($product: ProductInput!) { updateProduct(product: $product) { ${editableFields} } }`,
    { product },
  );

/** Saves a whole product with the test's changes. */
export const savedProduct = async (
  { id, revision }: { id: string; revision: number },
  changes: Parameters<typeof aProductInput>[0] = {},
): Promise<EditableProduct> =>
  answered(await updateProduct('superUser', aProductInput({ id, revision, ...changes }))).updateProduct;

export const archiveProduct = (who: Who | null, id: string, archived: boolean) =>
  graphql<{ archiveProduct: EditableProduct }>(
    who,
    `mutation ($id: ID!, $archived: Boolean!) { archiveProduct(id: $id, archived: $archived) { ${editableFields} } }`,
    { id, archived },
  );

export const deleteProduct = (who: Who | null, id: string) =>
  graphql<{ deleteProduct: string }>(who, 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id });

export type Use = { kind: string; id: string; name: { it: string } };

export const productUses = (who: Who | null, id: string) =>
  graphql<{ productUses: Use[] }>(who, 'query ($id: ID!) { productUses(id: $id) { kind id name { it } } }', {
    id,
  });
