import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withSlugsOfToday } from '#shared/guided-test/with-tag.ts';
import { useTags } from '#web/lib/use-tags.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { type ReplacedDraft, versionQuery } from './use-versions.ts';

type Props = Pick<DialogSlotProps, 'restore' | 'onClose'>;
/** A published version, or a draft that was replaced. */
export type Restored = number | ReplacedDraft;

/** Puts a version into the editor, where it is saved or published like any edit; what was there comes back by undoing. */
export function useRestore({ restore, onClose }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const toast = useToast();
  const queries = useQueryClient();
  const { data: tags = [] } = useTags();
  return useMutation({
    mutationFn: async (from: Restored) =>
      withSlugsOfToday(
        typeof from === 'number' ? await queries.fetchQuery(versionQuery(from)) : from.config,
        tags,
      ),
    onSuccess: (config, from) => {
      const text =
        typeof from === 'number'
          ? t('versions.restored', { version: from })
          : t('versions.draftRestored', { name: from.savedBy });
      toast({ text, onUndo: restore(config) });
      onClose();
    },
  });
}
