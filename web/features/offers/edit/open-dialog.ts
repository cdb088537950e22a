/** How an offer leaves the house; each is a way of the dialog that sends. */
export type SendWay = 'email' | 'link' | 'inPerson' | 'hand';

/** The open dialog of the editor. */
export type OpenDialog =
  | { kind: 'line' | 'saveWork' | 'measured'; id: string }
  | { kind: 'newLine' | 'works' | 'materials'; sectionId: string | null }
  | { kind: 'section'; id: string | null }
  | { kind: 'vat'; code?: string }
  /** `again`: the newest version as it is, `to` an address that did not get it, `wrong` one to be corrected. */
  | { kind: 'send'; way: SendWay; again?: boolean; to?: string; wrong?: string }
  | {
      kind:
        | 'details'
        | 'discount'
        | 'round'
        | 'regimes'
        | 'plan'
        | 'texts'
        | 'changes'
        | 'delete'
        | 'template'
        | 'withdraw'
        | 'markAccepted'
        | 'markLost'
        | 'reopen'
        | 'cancelAccepted'
        | 'extend'
        | 'remind';
    };
export type ShowDialog = (dialog: OpenDialog) => void;
