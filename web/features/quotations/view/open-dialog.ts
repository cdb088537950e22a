/** Which dialog of the view is open, and on which row. */
export type OpenDialog =
  | { kind: 'details' }
  | { kind: 'duplicate' }
  | { kind: 'quotationArea' }
  | { kind: 'globalDiscount' }
  | { kind: 'packs' | 'area' | 'discount' | 'colour' | 'product'; sId: string };
export type ShowDialog = (dialog: OpenDialog) => void;
