import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mostOfferedProducts } from '#shared/guided-test/in-colour.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import { id } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { seenProducts } from './seen-products.ts';

/**
 * The products that do not come in a colour (OP11). A guided test needs them to prefer choices in the answered colour
 * (OPW-69): the browser has no price ranges of products that nobody chose. Unseen products are left out.
 */
export const listProductsWithoutColour = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({
    colour: text().check(z.minLength(1), z.maxLength(50)),
    products: z.array(id).check(z.maxLength(mostOfferedProducts)),
  }),
  async run({ colour, products }, { user }) {
    const seen = await seenProducts(user, products);
    return seen.filter((product) => !isColourAvailable(product, colour)).map((product) => product.id);
  },
});
