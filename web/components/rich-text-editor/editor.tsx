import { EditorContent, type Editor as Tiptap, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { useOutsideValue } from './use-outside-value.ts';
import '#web/components/rich-text.css';

type Props = {
  value: string;
  onChange: (markup: string) => void;
  label: string;
  labelId: string;
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  lang?: string;
};

export default function Editor({ value, onChange, label, disabled = false, ...field }: Props) {
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    editorProps: useTextbox(field, disabled),
    onUpdate: () => onChange(markup()),
  });
  const markup = useOutsideValue(editor, value);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setLinking(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the text and the toolbar in it
    <div onKeyDown={onKeyDown}>
      <Toolbar editor={editor} label={label} disabled={disabled} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} className="text" />
      {linking && <LinkDialog editor={editor} onClose={() => leaveDialog(editor, setLinking)} />}
    </div>
  );
}

function leaveDialog(editor: Tiptap, setLinking: (linking: boolean) => void) {
  setLinking(false);
  // The dialog gives the focus back to its opener; the text, whose selection was linked, takes it afterwards.
  editor.commands.focus();
}

type Field = Pick<Props, 'labelId' | 'describedBy' | 'invalid' | 'required' | 'lang'>;

/** Attributes for assistive technology. */
function useTextbox({ labelId, describedBy, invalid, required, lang }: Field, disabled: boolean) {
  return useMemo(() => {
    const optional = {
      lang,
      'aria-describedby': describedBy,
      'aria-invalid': invalid && 'true',
      'aria-required': required && 'true',
      'aria-disabled': disabled && 'true',
    };
    const given = Object.entries(optional).flatMap(([name, set]) => (set ? [[name, set] as const] : []));
    return {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...Object.fromEntries(given),
      },
    };
  }, [labelId, describedBy, invalid, required, lang, disabled]);
}
