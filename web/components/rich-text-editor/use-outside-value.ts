import { createDocument, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import { markupOf } from './markup-of.ts';

/** A text from outside: its markup, and the document that the editor reads from it. */
type Given = { markup: string; document: Node };

/** Shows another text with an empty history: undo must not bring the old one back. */
function replace(editor: Editor, document: Node) {
  const { schema, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ schema, doc: document, plugins }));
  // Listeners of the editor hear transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
}

/**
 * Keeps the editor in step with its value. Its own output changes nothing; any other value replaces the text (another
 * language, a translation, the stored text). Returns the present markup. A text that equals the given one returns the
 * given markup, so that undoing all changes leaves none.
 */
export function useOutsideValue(editor: Editor, value: string): () => string {
  const given = useRef<Given>(null);
  given.current ??= { markup: value, document: editor.state.doc };
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const document = createDocument(value, editor.schema);
    given.current = { markup: value, document };
    if (!document.eq(editor.state.doc)) replace(editor, document);
  }, [editor, value]);
  return () => {
    const { doc } = editor.state;
    known.current = given.current?.document.eq(doc) ? given.current.markup : markupOf(doc);
    return known.current;
  };
}
