import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostImported, type PastedLine } from '#shared/catalogue/colours/pasted-colours.ts';
import { useToast } from '#web/components/toast.tsx';
import { ImportColorsDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { type ColourFolderWithColours, useRefetchColourFolders } from '../parts/use-colour-folders.ts';

type SavedLine = Extract<PastedLine, { kind: 'added' | 'changed' }>;

export const isSaved = (line: PastedLine): line is SavedLine =>
  line.kind === 'added' || line.kind === 'changed';

const inputOf = (line: SavedLine) =>
  line.kind === 'added' ? line.after : { ...line.after, id: line.before.id, revision: line.before.revision };

/** Saves lines part by part; interrupted, what was saved is no change any more, and the rest can be saved again. */
export function useImport(folder: ColourFolderWithColours, onDone: () => void) {
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
