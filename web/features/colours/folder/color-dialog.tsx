import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ColourFolderWithColours, FolderColour } from '../parts/use-colour-folders.ts';
import { ColorFields } from './color-fields.tsx';
import { useColorDraft } from './use-color-draft.ts';
import { useSaveColor } from './use-save-color.ts';

type Props = {
  folder: ColourFolderWithColours;
  /** None for a new one. */
  colour?: FolderColour;
  onClose: () => void;
};

/** Adds a colour to a folder or changes one (COL-014, COL-018, COL-019); saved only when it is valid. */
export function ColorDialog({ folder, colour, onClose }: Props) {
  const { t } = useTranslation(['colours', 'common']);
  const failureText = useFailureText();
  const draft = useColorDraft(colour);
  const { save, saving, failure, conflict, dismiss } = useSaveColor(folder, colour, draft);
  const isTaken = codeOf(failure) === 'code-taken';
  const saveAndClose = async (over?: FolderColour) => {
    if (await save(over)) onClose();
  };
  return (
    <>
      <Dialog
        title={colour ? t('color.edit', { code: colour.code }) : t('color.new')}
        context={folder.name}
        width={400}
        busy={saving}
        unsaved={draft.changed}
        onSubmit={() => void saveAndClose()}
        onClose={onClose}
        footer={
          <>
            <CancelButton />
            {!colour && (
              <Button
                disabled={!draft.values}
                busy={saving}
                onClick={() => void save().then((done) => done && draft.startAgain())}
              >
                {t('color.another')}
              </Button>
            )}
            <Button variant="primary" type="submit" disabled={!draft.values} busy={saving}>
              {t('common:actions.save')}
            </Button>
          </>
        }
      >
        <div className="stack">
          {Boolean(failure) && !isTaken && !conflict && (
            <SaveFailure
              failure={failure}
              text={codeOf(failure) === 'not-found' ? t('color.gone') : failureText(failure, 'save')}
              onDismiss={dismiss}
            />
          )}
          <ColorFields draft={draft} codeFailure={isTaken ? failureText(failure) : undefined} />
        </div>
      </Dialog>
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          busy={saving}
          onClose={dismiss}
          onOverwrite={() => void saveAndClose(conflict)}
          onReload={() => {
            draft.take(conflict);
            dismiss();
          }}
        />
      )}
    </>
  );
}
