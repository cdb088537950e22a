import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { AddColorDocument, UpdateColorDocument } from '#web/graphql/colours.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import {
  type ColourFolderWithColours,
  type FolderColour,
  useRefetchColourFolders,
  useStoredColourFolder,
} from '../parts/use-colour-folders.ts';
import type { ColorDraftState } from './use-color-draft.ts';

/** Saves the draft; when somebody else saved the colour meanwhile, `conflict` is what he saved (OPC-50). */
export function useSaveColor(
  folder: ColourFolderWithColours,
  colour: FolderColour | undefined,
  draft: ColorDraftState,
) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const refetch = useRefetchColourFolders();
  const stored = useStoredColourFolder();
  const makingOnce = useMakingOnce();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<FolderColour>();
  const dismiss = () => {
    setFailure(undefined);
    setConflict(undefined);
  };
  const { id: colorlistId } = folder;

  const send = async (over: FolderColour | undefined) => {
    const { values, base } = draft;
    if (!values) return;
    if (!colour) {
      const added = { colorlistId, ...values };
      await makingOnce(added, (key) => request(AddColorDocument, { key, ...added }));
    } else {
      const revision = (over ?? base ?? colour).revision;
      await request(UpdateColorDocument, { colorlistId, id: colour.id, revision, ...values });
    }
    toast({ text: t(colour ? 'color.saved' : 'color.added', { code: values.code }) });
  };
  const explain = async (error: unknown) => {
    setFailure(error);
    if (codeOf(error) !== 'conflict' || !colour) return;
    const now = await stored(colorlistId).catch(() => undefined);
    setConflict(now?.colors.find(({ id }) => id === colour.id));
  };
  /** `over` is what somebody else saved, and what goes. Resolves to whether it worked. */
  const save = async (over?: FolderColour): Promise<boolean> => {
    dismiss();
    setSaving(true);
    try {
      await send(over);
      await refetch();
      return true;
    } catch (error) {
      await explain(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure, conflict, dismiss };
}
