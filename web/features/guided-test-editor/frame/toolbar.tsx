import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useOnline } from '#web/lib/use-online.ts';
import type { EditorState } from '../state/use-editor.ts';
import { StatusText } from './status-text.tsx';

export type Mode = 'preview' | 'edit';

type Props = {
  editor: EditorState;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** Errors keep it from being published (OPW-16). */
  errors: number;
  onSave: () => void;
  onPublish: () => void;
  tools: readonly MenuItem[];
  timer: Timer;
};

/** Typed source counts once its field loses the focus (WED-053): a save takes the focus away and gives it back. */
function leaveSource() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return;
  activeElement.blur();
  activeElement.focus();
}

/** Status, preview or edit, save and publish (WED-007 to WED-011). */
export function Toolbar({ editor, mode, onMode, errors, onSave, onPublish, tools, timer }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'common']);
  const offline = !useOnline() && t('common:save.offline');
  const { changed, differs, busy, status } = editor;
  const blocked =
    (!differs && t('toolbar.nothingToPublish')) ||
    (errors > 0 && t('toolbar.publishBlocked', { count: errors })) ||
    offline;
  const save = () => {
    leaveSource();
    onSave();
  };
  useShortcut('mod+s', t('toolbar.save'), save, !offline && busy === undefined);
  return (
    <>
      <StatusText status={status} timer={timer} />
      <Segmented
        label={t('toolbar.mode')}
        options={[
          { value: 'preview', label: t('toolbar.preview'), icon: 'eye' },
          { value: 'edit', label: t('toolbar.edit'), icon: 'pencil' },
        ]}
        value={mode}
        onChange={onMode}
      />
      <Button
        icon="save"
        busy={busy === 'saving'}
        disabledReason={(!changed && t('toolbar.nothingToSave')) || offline}
        onClick={onSave}
      >
        {t('toolbar.save')}
      </Button>
      <Button
        variant="primary"
        icon="cloud-upload"
        busy={busy === 'publishing'}
        disabledReason={blocked}
        onClick={onPublish}
      >
        {t('toolbar.publish')}
      </Button>
      {tools.length > 0 && (
        <Menu
          label={t('toolbar.tools')}
          items={tools}
          trigger={(props) => <IconButton icon="ellipsis-v" label={t('toolbar.tools')} {...props} />}
        />
      )}
    </>
  );
}
