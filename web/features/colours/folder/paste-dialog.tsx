import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostImported, type PastedLine, pastedColours } from '#shared/catalogue/colours/pasted-colours.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { ImportColorsDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { type ColourFolderWithColours, useRefetchColourFolders } from '../parts/use-colour-folders.ts';
import { PastedLines } from './pasted-lines.tsx';

type Props = { folder: ColourFolderWithColours; onClose: () => void };

/** Adds and changes many colours at once, copied from a spreadsheet. Shows first how each line would end. */
export function PasteDialog({ folder, onClose }: Props) {
  const { t } = useTranslation('colours');
  const failureText = useFailureText();
  const [pasted, setPasted] = useState('');
  const wanted = useDeferredValue(pasted);
  const lines = useMemo(() => pastedColours(wanted, folder.colors), [wanted, folder.colors]);
  const { run, progress, failure, dismiss } = useImport(folder, onClose);
  const count = lines.filter(isSaved).length;
  const isRunning = progress !== undefined;
  return (
    <FormDialog
      title={t('paste.title', { folder: folder.name })}
      width={800}
      busy={isRunning}
      unsaved={count > 0}
      onSubmit={() => count > 0 && void run(lines)}
      onClose={onClose}
      footerStart={
        isRunning && (
          <span className="row" role="status">
            <progress value={progress} max={1} aria-label={t('paste.running')} />
            {t('paste.running')}
          </span>
        )
      }
      action={count > 0 ? t('paste.action', { count }) : t('paste.none')}
      disabled={count === 0}
    >
      {Boolean(failure) && (
        <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismiss} />
      )}
      <TextArea
        label={t('paste.lines')}
        hint={t('paste.hint')}
        rows={6}
        spellCheck={false}
        data-autofocus
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <PastedLines lines={lines} />
    </FormDialog>
  );
}

type SavedLine = Extract<PastedLine, { kind: 'added' | 'changed' }>;

const isSaved = (line: PastedLine): line is SavedLine => line.kind === 'added' || line.kind === 'changed';

const inputOf = (line: SavedLine) =>
  line.kind === 'added' ? line.after : { ...line.after, id: line.before.id, revision: line.before.revision };

/** Saves lines part by part; interrupted, what was saved is no change any more, and the rest can be saved again. */
function useImport(folder: ColourFolderWithColours, onDone: () => void) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const refetch = useRefetchColourFolders();
  const makingOnce = useMakingOnce();
  /** 0 to 1; undefined while nothing runs. */
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const run = async (lines: readonly PastedLine[]) => {
    const colors = lines.filter(isSaved).map(inputOf);
    setFailure(undefined);
    try {
      for (let start = 0; start < colors.length; start += mostImported) {
        setProgress(start / colors.length);
        const part = colors.slice(start, start + mostImported);
        const imported = { colorlistId: folder.id, colors: part };
        await makingOnce(imported, (key) => request(ImportColorsDocument, { key, ...imported }));
      }
      await refetch();
      onDone();
      toast({ text: t('paste.done', { count: colors.length }) });
    } catch (error) {
      setFailure(error);
      await refetch();
    } finally {
      setProgress(undefined);
    }
  };
  return { run, progress, failure, dismiss: () => setFailure(undefined) };
}
