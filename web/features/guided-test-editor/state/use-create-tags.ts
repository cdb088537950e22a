import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreateTagDocument } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** A slug as a name: 'muro-storico' is 'Muro storico'. */
function nameOfSlug(slug: string): string {
  const words = slug.split('-').filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Makes the tags that a guided test names and that do not exist (OPW-16). */
export function useCreateTags() {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (slugs: readonly string[]) => {
      for (const slug of slugs) {
        await request(CreateTagDocument, { key: randomId(), tag: { name: nameOfSlug(slug), slug } });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['tag'] }),
  });
  return { create: mutate, creating: isPending, failure: error && failureText(error, 'save') };
}
