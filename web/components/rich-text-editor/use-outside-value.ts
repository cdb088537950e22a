import { createDocument, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import { markupOf } from './markup-of.ts';

/** A text that came from outside: as it was given, and as the editor reads it. */
type Given = { markup: string; document: Node };

/** Shows another text and forgets how the one before was written: undo must not bring it back here. */
function replace(editor: Editor, document: Node) {
  const { schema, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ schema, doc: document, plugins }));
  // Those who show the state of the editor hear only of transactions.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
}

/**
 * Keeps the editor with its value: what it wrote itself changes nothing, any other value replaces the text (another
 * language, a translation, what is stored). Answers the markup of now; a text that is again as it was given is that
 * very markup, so that undoing every change leaves nothing changed.
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
