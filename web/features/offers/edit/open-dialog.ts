/** The open dialog of the editor. */
export type OpenDialog =
  | { kind: 'line' | 'saveWork' | 'measured'; id: string }
  | { kind: 'newLine' | 'works' | 'materials'; sectionId: string | null }
  | { kind: 'section'; id: string | null }
  | {
      kind:
        | 'details'
        | 'discount'
        | 'round'
        | 'regimes'
        | 'vat'
        | 'plan'
        | 'texts'
        | 'changes'
        | 'delete'
        | 'template';
    };
export type ShowDialog = (dialog: OpenDialog) => void;
