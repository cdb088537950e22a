import { graphqlHandler } from '#lambdas/graphql.ts';
import { archiveProduct } from './archive-product.ts';
import { changeProducts } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProductUses } from './list-product-uses.ts';
import { listProducts } from './list-products.ts';
import { listUsedProducts } from './list-used-products.ts';
import { readEditableProduct } from './read-editable-product.ts';
import { removeProductImage } from './remove-product-image.ts';
import { updateProduct } from './update-product.ts';
import { updateProductImage } from './update-product-image.ts';
import { uploadProductImage } from './upload-product-image.ts';

export const operations = {
  'Query.products': listProducts,
  'Query.editableProduct': readEditableProduct,
  'Query.productUses': listProductUses,
  'Query.usedProducts': listUsedProducts,
  'Mutation.createProduct': createProduct,
  'Mutation.duplicateProduct': duplicateProduct,
  'Mutation.updateProduct': updateProduct,
  'Mutation.archiveProduct': archiveProduct,
  'Mutation.changeProducts': changeProducts,
  'Mutation.deleteProduct': deleteProduct,
  'Mutation.uploadProductImage': uploadProductImage,
  'Mutation.updateProductImage': updateProductImage,
  'Mutation.removeProductImage': removeProductImage,
};

export const handler = graphqlHandler(operations);
