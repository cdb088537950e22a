import { useTranslation } from 'react-i18next';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { Button } from '#web/components/button.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { LostUses } from '../parts/lost-uses.tsx';
import {
  type ColourFolderWithColours,
  type FolderColour,
  useLostColourUses,
} from '../parts/use-colour-folders.ts';
import { ColourFields } from './colour-fields.tsx';
import { type ColourDraftState, draftOf, useColourDraft } from './use-colour-draft.ts';
import { useSaveColour } from './use-save-colour.ts';

type Props = {
  folder: ColourFolderWithColours;
  /** None for a new one. */
  colour?: FolderColour;
  onClose: () => void;
};

/** Adds a colour to a folder or changes one (COL-014, COL-018, COL-019); saved only when it is valid. */
export function ColourDialog({ folder, colour, onClose }: Props) {
  const { t } = useTranslation(['colours', 'common']);
  const message = useMessage(['common']);
  const draft = useColourDraft(colour);
  const { save, saving, failure, conflict, dismiss } = useSaveColour(folder, draft);
  const renaming = useRenaming(folder, draft);
  const missing = message(draft.fault) ?? (renaming.isLoading && t('lost.loading'));
  const another = (
    <Button disabledReason={missing} busy={saving} onClick={() => save(draft.startAgain)}>
      {t('color.another')}
    </Button>
  );
  return (
    <>
      <FormDialog
        title={colour ? t('color.edit', { code: colour.code }) : t('color.new')}
        context={folder.name}
        width={400}
        action={t('common:actions.save')}
        secondary={!colour && another}
        disabledReason={missing}
        busy={saving}
        unsaved={draft.changed}
        onSubmit={() => save(onClose)}
        onClose={onClose}
      >
        <Fields {...{ draft, dismiss }} uses={renaming.uses} failure={conflict ? null : failure} />
      </FormDialog>
      {conflict && draft.base && (
        <FormConflict
          forms={{ base: draftOf(draft.base), mine: draft.typed, theirs: draftOf(conflict) }}
          theirs={conflict}
          shown={({ code, hbw, r, g, b }) => [
            { path: 'code', name: t('color.code'), value: code },
            { path: 'hbw', name: t('color.hbw'), value: hbw },
            { path: 'r', name: 'R', value: r },
            { path: 'g', name: 'G', value: g },
            { path: 'b', name: 'B', value: b },
          ]}
          busy={saving}
          onClose={dismiss}
          onSave={(kept) => {
            draft.retype(kept);
            save(onClose, { colour: conflict, kept });
          }}
          onReload={() => {
            draft.take(conflict);
            dismiss();
          }}
        />
      )}
    </>
  );
}

/** The price ranges that a new code would leave without this colour, read once it is typed. */
function useRenaming(folder: ColourFolderWithColours, { base, typed }: ColourDraftState) {
  const code = codeKey(typed.code);
  const isRenamed = base !== undefined && code !== '' && code !== codeKey(base.code);
  const { data, isLoading } = useLostColourUses(folder.id, base?.id, isRenamed);
  return { uses: isRenamed ? data : undefined, isLoading };
}

type FieldsProps = Pick<ReturnType<typeof useSaveColour>, 'failure' | 'dismiss'> & {
  draft: ColourDraftState;
  uses: ReturnType<typeof useRenaming>['uses'];
};

/** A code that is taken is told at its field. */
function Fields({ draft, uses, failure, dismiss }: FieldsProps) {
  const { t } = useTranslation('colours');
  const failureText = useFailureText({ 'not-found': t('color.gone') });
  const isTaken = codeOf(failure) === 'code-taken';
  return (
    <>
      {failure && !isTaken && (
        <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={dismiss} />
      )}
      <ColourFields
        draft={draft}
        codeFailure={isTaken ? failureText(failure) : undefined}
        belowCode={<LostUses uses={uses} which="renamed" />}
      />
    </>
  );
}
