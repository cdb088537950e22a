import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Kbd } from '#web/components/kbd.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { activeShortcuts, setSingleLetters, singleLettersOn, useShortcut } from '#web/lib/shortcuts.ts';

const shown = (keys: string) => keys.replace('mod+', 'Ctrl+').replace(/\+\w/, (key) => key.toUpperCase());

/** `?` lists the shortcuts of this screen. */
export function ShortcutList() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [letters, setLetters] = useState(singleLettersOn);
  useShortcut('?', t('shortcuts.list'), () => setOpen(true));
  if (!open) return null;
  const close = () => setOpen(false);
  const switchLetters = (on: boolean) => {
    setSingleLetters(on);
    setLetters(on);
  };
  return (
    <DialogFrame
      title={t('shortcuts.title')}
      width={500}
      onClose={close}
      onSubmit={close}
      footer={
        <Button variant="primary" type="submit">
          {t('actions.close')}
        </Button>
      }
    >
      <dl className="shortcuts">
        {activeShortcuts().map(({ keys, description }) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <Kbd>{shown(keys)}</Kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <SwitchField
        label={t('shortcuts.letters')}
        checked={letters}
        onChange={(event) => switchLetters(event.target.checked)}
      />
    </DialogFrame>
  );
}
