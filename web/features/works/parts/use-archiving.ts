import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ArchiveWorkDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ListedWork } from '../use-works.ts';
import { useWorkName } from './use-work-name.ts';

type Archived = {
  work: Pick<ListedWork, 'id' | 'code' | 'description'>;
  archived: boolean;
  isUndo?: boolean;
};

/** Archives a work, or restores it; the message offers to undo it (WRK-011). */
export function useArchiving() {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work: { id }, archived }: Archived) => request(ArchiveWorkDocument, { id, archived }),
    onSuccess: async (_, { work, archived, isUndo }) => {
      await queries.invalidateQueries({ queryKey: ['work'] });
      const text = t(archived ? 'archiving.archived' : 'archiving.restored', { name: nameOf(work) });
      const onUndo = () => mutate({ work, archived: !archived, isUndo: true });
      toast({ text, ...(!isUndo && { onUndo }) });
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  return { set: mutate, busy: isPending ? variables.work.id : undefined };
}
