/** Which dialog of the view is open, and on which row. */
export type OpenDialog =
  | { kind: 'details' }
  | { kind: 'duplicate' }
  | { kind: 'history' }
  | { kind: 'share' }
  | { kind: 'why' }
  | { kind: 'quotationArea' }
  | { kind: 'globalDiscount' }
  | { kind: 'note' }
  | { kind: 'discounts'; sIds: ReadonlySet<string> }
  | { kind: 'rowNote'; sId: string }
  | { kind: 'packs' | 'area' | 'discount' | 'colour' | 'product'; sId: string };
export type ShowDialog = (dialog: OpenDialog) => void;
