import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { alignments } from './extensions.ts';

/** The state of the marked text, for the toolbar; drawn again only when it changes. */
export const useToolState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { color, backgroundColor, fontSize, fontFamily } = now.getAttributes('textStyle');
      return {
        bold: now.isActive('bold'),
        italic: now.isActive('italic'),
        underline: now.isActive('underline'),
        bulletList: now.isActive('bulletList'),
        orderedList: now.isActive('orderedList'),
        link: now.isActive('link'),
        align: alignments.find((align) => now.isActive({ textAlign: align })),
        canUndo: now.can().undo(),
        canRedo: now.can().redo(),
        color: textOf(color),
        backgroundColor: textOf(backgroundColor),
        fontSize: textOf(fontSize),
        fontFamily: textOf(fontFamily),
      };
    },
  });

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
