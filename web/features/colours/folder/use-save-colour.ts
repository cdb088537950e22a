import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColourDraft, colourForm } from '#shared/schemas/colour-input.ts';
import { AddColorDocument, UpdateColorDocument } from '#web/graphql/colours.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useToast } from '#web/lib/use-toast.ts';
import {
  type ColourFolderWithColours,
  type FolderColour,
  useRefetchColourFolders,
  useStoredColourFolder,
} from '../parts/use-colour-folders.ts';
import type { ColourDraftState } from './use-colour-draft.ts';

type Attempt = { values: NonNullable<ColourDraftState['values']>; over: FolderColour | undefined };

/** Saves the draft. `conflict` is the colour as somebody else saved it meanwhile (OPC-50). */
export function useSaveColour({ id: colorlistId }: ColourFolderWithColours, draft: ColourDraftState) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const refetch = useRefetchColourFolders();
  const stored = useStoredColourFolder();
  const makingOnce = useMakingOnce();
  const [conflict, setConflict] = useState<FolderColour>();
  const { base, values } = draft;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ values, over }: Attempt) => {
      const colour = { colorlistId, ...values };
      if (!base) return makingOnce(colour, (key) => request(AddColorDocument, { key, ...colour }));
      const { revision } = over ?? base;
      return request(UpdateColorDocument, { id: base.id, revision, ...colour });
    },
    onMutate: () => setConflict(undefined),
    onSuccess: (_, { values: { code } }) => {
      toast({ text: t(base ? 'color.saved' : 'color.added', { code }) });
      return refetch();
    },
    onError: async (cause) => {
      if (!base || codeOf(cause) !== 'conflict') return;
      const now = await stored(colorlistId).catch(() => undefined);
      setConflict(now?.colors.find(({ id }) => id === base.id));
    },
  });
  return {
    /** `over`: what is kept, in place of the colour that somebody else saved. */
    save: (onSaved: () => void, over?: { colour: FolderColour; kept: ColourDraft }) => {
      const sent = over ? colourForm.safeParse(over.kept).data : values;
      if (sent) mutate({ values: sent, over: over?.colour }, { onSuccess: onSaved });
    },
    saving: isPending,
    failure: error,
    conflict,
    dismiss: () => {
      reset();
      setConflict(undefined);
    },
  };
}
