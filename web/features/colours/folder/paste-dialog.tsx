import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pastedColours } from '#shared/catalogue/colours/pasted-colours.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ColourFolderWithColours } from '../parts/use-colour-folders.ts';
import { PastedLines } from './pasted-lines.tsx';
import { isSaved, useImport } from './use-import.ts';

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
