import { phase, priceList, product, tag } from './catalogue.ts';
import { colour, colourFolder, orders } from './colours.ts';
import { colourCard, customer } from './customers.ts';
import type { Editable } from './editable.ts';
import { offer, offerSettings, offerTemplate, offerText } from './offers.ts';
import { ownProfile, user } from './people.ts';
import { guidedTest, notification, quotation } from './work.ts';
import { workOfLibrary } from './works.ts';

/** Everything that two people may edit at the same time. */
export const editables: Readonly<Record<string, Editable>> = {
  customer,
  'colour card': colourCard,
  quotation,
  product,
  phase,
  tag,
  'price list': priceList,
  'colour folder': colourFolder,
  'colour of a folder': colour,
  user,
  'own profile': ownProfile,
  notification,
  guidedTest,
  'work of a library': workOfLibrary,
  offer,
  'data for offers': offerSettings,
  'text block': offerText,
  'template of offers': offerTemplate,
  ...orders,
};
