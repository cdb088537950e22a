import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShortQuestion } from './short/ask-first.ts';
import type { Edit } from './use-quotation-draft.ts';

/** The open dialog of the view, with its rows. */
export type OpenDialog =
  | {
      kind:
        | 'details'
        | 'duplicate'
        | 'history'
        | 'share'
        | 'why'
        | 'quotationArea'
        | 'globalDiscount'
        | 'optimise'
        | 'note'
        | 'documents'
        | 'versions';
    }
  | ShortQuestion
  | { kind: 'discounts'; sIds: ReadonlySet<string> }
  | { kind: 'packs' | 'area' | 'discount' | 'colour' | 'product' | 'rowNote'; sId: string };
export type ShowDialog = (dialog: OpenDialog) => void;

export type EditDialogProps = {
  quotation: Quotation;
  /** Changes the draft and closes the dialog. */
  edit: (edit: Edit) => void;
  onClose: () => void;
};
