import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import { useClashTexts } from '../state/use-clash-texts.ts';
import type { EditorState } from '../state/use-editor.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { SlotProps } from './slot-props.ts';

const Differences = lazyExtra(async () => ({
  default: (await import('../versions/differences.tsx')).Differences,
}));

type Props = Pick<SlotProps, 'findings' | 'goTo'> & {
  editor: EditorState;
  publishing: boolean;
  onPublishing: (open: boolean) => void;
};

/** Milliseconds that a message of the editor stays (WED-021). */
const messageTime = 2_000;

/** Asks before publishing, which then closes in any case (WED-090), and after a conflict (OPW-22). */
export function WriteDialogs({ editor, publishing, onPublishing, ...places }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const toast = useToast();
  const { config, conflict, busy, both } = editor;
  const clashes = useClashTexts(both?.clashes, config);
  const publish = async () => {
    const written = await editor.publish();
    onPublishing(false);
    if (written.done) toast({ text: t('publish.done'), milliseconds: messageTime });
  };
  const isPublishing = conflict?.write === 'publish';
  const overwrite = async () => {
    const written = await editor.overwrite();
    if (written.done && isPublishing) toast({ text: t('publish.done'), milliseconds: messageTime });
  };
  /** Nobody has checked the changes of both together: publishing asks again. */
  const keepBoth = () => {
    editor.keepBoth();
    if (isPublishing) onPublishing(true);
    else void editor.save();
  };
  return (
    <>
      {publishing && (
        <PublishDialog
          {...places}
          config={config}
          stored={editor.stored}
          busy={busy === 'publishing'}
          onConfirm={() => void publish()}
          onCancel={() => onPublishing(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          busy={busy !== undefined}
          onBoth={editor.both && keepBoth}
          clashes={clashes}
          onReload={() => void editor.reload()}
          onOverwrite={() => void overwrite()}
          onClose={editor.keepEditing}
        >
          <TheirVersion {...editor} />
        </ConflictDialog>
      )}
    </>
  );
}

/** The changes of the other editor, and whether they are published. */
function TheirVersion({ conflict, original, stored }: Pick<EditorState, 'conflict' | 'original' | 'stored'>) {
  const { t } = useTranslation('guidedTestEditor');
  const theirs = conflict?.theirs;
  if (!theirs) return null;
  return (
    <>
      {theirs.version > stored.version && <p>{t('conflictPublished')}</p>}
      <Suspense>
        <Differences before={original} after={theirs.original} />
      </Suspense>
    </>
  );
}
