import { paths } from '#shared/access/paths.ts';

const addresses: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  product: paths.product,
  priceList: paths.priceListProducts,
  members: paths.priceListProducts,
  colourFolder: paths.colourFolder,
  colour: paths.colourFolder,
  tag: () => paths.tags,
};

/** The screen of an entry that is in the catalogue. */
export const entryAddress = (kind: string, id: string): string | undefined => addresses[kind]?.(id);
