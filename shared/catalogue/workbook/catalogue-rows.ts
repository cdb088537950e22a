import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { ColourFolder, ColourValues } from '#shared/schemas/colour-folder.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { joinedList } from './read-cell.ts';
import type { Row } from './sheets.ts';

/** The cells of a tag, by column. */
export const tagRow = ({ id, name, slug }: Pick<Tag, 'id' | 'name' | 'slug'>): Row => ({ id, name, slug });

/** A colour folder as a row of its sheet. */
export const colourFolderRow = ({ id, name }: Pick<ColourFolder, 'id' | 'name'>): Row => ({ id, name });

/** A colour of a folder, by the folder's id. */
export const colourRow = (folder: string, { code, hbw, r, g, b }: ColourValues): Row => ({
  colorlist: folder,
  ...{ code, hbw, r, g, b },
});

type Listed = Pick<PriceList, 'id' | 'name' | 'isCatchAll' | 'countries'>;
/** A price list as a row of its sheet. */
export const priceListRow = ({ id, name, isCatchAll, countries }: Listed): Row => ({
  ...{ id, name, isCatchAll },
  countries: joinedList(countries ?? []),
});

/** In which price lists a product is: a mark for each of them. */
export const memberRow = (
  { id, name }: Pick<EditableProduct, 'id' | 'name'>,
  members: ReadonlyMap<string, ReadonlySet<string>>,
): Row => ({
  product: id,
  name: name.it ?? null,
  ...Object.fromEntries([...members].map(([list, products]) => [list, products.has(id)])),
});
