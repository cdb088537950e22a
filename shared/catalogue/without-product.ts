import type { Phase } from '#shared/schemas/phase.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';

type Requiring = Pick<ProductSummary, 'consumptionranges'>;

/** Whether one of a product's consumption ranges requires the product. */
export const requires = ({ consumptionranges }: Requiring, id: string): boolean =>
  consumptionranges.some(({ requiredProducts }) => requiredProducts.some(({ product }) => product === id));

/** Whether one of a phase's choices holds the product. */
export const offers = ({ choices }: Pick<Phase, 'choices'>, id: string): boolean =>
  choices.some(({ products }) => products.includes(id));

/** A product that requires another no more (OPC-18). */
export const requiringWithout = <P extends Requiring>(product: P, id: string): P => ({
  ...product,
  consumptionranges: product.consumptionranges.map((range) => ({
    ...range,
    requiredProducts: range.requiredProducts.filter(({ product: required }) => required !== id),
  })),
});

/** A phase whose choices hold a product no more (OPC-18). */
export const offeringWithout = <P extends Pick<Phase, 'choices'>>(phase: P, id: string): P => ({
  ...phase,
  choices: phase.choices.map((choice) => ({
    ...choice,
    products: choice.products.filter((product) => product !== id),
  })),
});
