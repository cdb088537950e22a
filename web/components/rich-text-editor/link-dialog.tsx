import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '#shared/rich-text/link-address.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextField } from '#web/components/text-field.tsx';

type Props = { editor: Editor; onClose: () => void };

/** The link under the cursor or around the marked text; without either, a text to insert too. */
function useLink({ editor, onClose }: Props) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [asksText] = useState(() => editor.state.selection.empty && !before);
  const [typed, setTyped] = useState(before);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const href = linkAddress(typed);
    if (!href) return setRefused(true);
    const chain = editor.chain().extendMarkRange('link');
    if (asksText) {
      chain.insertContent({
        type: 'text',
        text: text.trim() || typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return {
    ...{ typed, setTyped, text, setText, asksText, apply, remove },
    isNew: !before,
    isRefused: refused && !linkAddress(typed),
    unsaved: typed !== before || text !== '',
  };
}

export function LinkDialog(props: Props) {
  const { t } = useTranslation(['richText', 'common']);
  const link = useLink(props);
  return (
    <Dialog
      title={t('link')}
      width={500}
      unsaved={link.unsaved}
      onSubmit={link.apply}
      onClose={props.onClose}
      footerStart={
        !link.isNew && (
          <Button variant="text" icon="trash" onClick={link.remove}>
            {t('removeLink')}
          </Button>
        )
      }
      footer={<SubmitButtons />}
    >
      <div className="stack">
        <TextField
          label={t('address')}
          required
          inputMode="url"
          autoComplete="off"
          hint={t('addressHint')}
          error={link.isRefused ? t('addressRefused') : undefined}
          value={link.typed}
          onChange={(event) => link.setTyped(event.target.value)}
          data-autofocus
        />
        {link.asksText && (
          <TextField
            label={t('linkText')}
            autoComplete="off"
            value={link.text}
            onChange={(event) => link.setText(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
