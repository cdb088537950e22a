import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { allowedAddress } from '#shared/rich-text/allow-list.ts';

export const alignments = ['left', 'center', 'right'] as const;

/** Older texts mark passages with `mark`; here they are spans with the same style. */
const Styled = TextStyle.extend({
  parseHTML() {
    return [...(this.parent?.() ?? []), { tag: 'mark[style]', consuming: false }];
  },
});

/**
 * Marks and blocks of shared/rich-text/allow-list.ts. Pasted and loaded text follows the same schema: of other elements
 * only the text stays.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => allowedAddress.test(address),
    },
  }),
  Styled,
  Color,
  BackgroundColor,
  FontFamily,
  FontSize,
  TextAlign.configure({ types: ['paragraph', 'heading'], alignments: [...alignments, 'justify'] }),
];
