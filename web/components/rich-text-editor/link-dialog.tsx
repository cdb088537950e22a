import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '#shared/rich-text/link-address.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextField } from '#web/components/text-field.tsx';

type Props = { editor: Editor; onClose: () => void };

/** The address of the marked text or of the link under the cursor; without either, a text to write too. */
export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useTranslation(['richText', 'common']);
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
  return (
    <Dialog
      title={t('link')}
      width={500}
      unsaved={typed !== before || text !== ''}
      onSubmit={apply}
      onClose={onClose}
      footerStart={
        before && (
          <Button variant="text" icon="trash" onClick={remove}>
            {t('removeLink')}
          </Button>
        )
      }
      footer={<SubmitButtons>{t('common:actions.apply')}</SubmitButtons>}
    >
      <div className="stack">
        <TextField
          label={t('address')}
          required
          inputMode="url"
          autoComplete="off"
          hint={t('addressHint')}
          error={refused && !linkAddress(typed) ? t('addressRefused') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
        {asksText && (
          <TextField
            label={t('linkText')}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
