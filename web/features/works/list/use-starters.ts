import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadStarterWorksDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { worksKey } from '../use-works.ts';

/** Adds the works of the starter list that are missing (WRK-021, WRK-022). */
export function useStarters() {
  const { t } = useTranslation('works');
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await request(LoadStarterWorksDocument, {})).loadStarterWorks,
    onSuccess: async (count) => {
      await queries.invalidateQueries({ queryKey: worksKey });
      toast({ text: count > 0 ? t('list.loaded', { count }) : t('list.loadedNone') });
    },
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  return { load: () => mutate(), busy: isPending };
}
