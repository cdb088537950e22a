import { catalogueDialogs } from './typed-in-catalogue.ts';
import { customerDialogs } from './typed-in-customers.ts';
import { measureDialogs } from './typed-in-measures.ts';
import { offerEditorDialogs } from './typed-in-offer.ts';
import { offerDialogs } from './typed-in-offers.ts';
import { quotationDialogs } from './typed-in-quotations.ts';
import { workDialogs } from './typed-in-works.ts';
import { userDialogs } from './typed-of-users.ts';

export const typedDialogs = [
  ...quotationDialogs,
  ...catalogueDialogs,
  ...userDialogs,
  ...customerDialogs,
  ...offerEditorDialogs,
  ...workDialogs,
  ...measureDialogs,
  ...offerDialogs,
];

const ofSent = 'an offer that was sent, which the demo does not have';

/** Dialogs with a field that has no focus at first, and the reason. */
export const untypedDialogs: Readonly<Record<string, string>> = {
  'features/offers/sent/actions/withdraw-dialog.tsx': ofSent,
  'features/offers/sent/actions/mark-accepted-dialog.tsx': ofSent,
  'features/offers/sent/actions/mark-lost-dialog.tsx': ofSent,
  'features/offers/sent/actions/cancel-dialog.tsx': ofSent,
  'features/offers/sent/actions/extend-dialog.tsx': ofSent,
  'features/price-update/runs/start-dialog.tsx': 'it asks with buttons; the field appears after a choice',
  'features/quotations/guided-test/test-colour-dialog.tsx':
    'it contains the picker of the colour of a row, after an answer',
  'features/quotations/measures/rule-dialog.tsx': 'its first field is a choice',
  'features/quotations/view/share/share-dialog.tsx': 'its field shows an address that could not be copied',
  'features/received-offer/talk/ask-dialog.tsx': 'the journey of a customer types into it',
  'features/received-offer/talk/decline-dialog.tsx': 'its first field is a choice',
  'features/received-offer/talk/receipt-dialog.tsx': 'the journey of a customer types into it',
  'features/received-offer/talk/withdraw-dialog.tsx': 'the journey of a customer types into it',
  'features/gallery/dialog-samples.tsx': 'a sample for developers of screens',
};
