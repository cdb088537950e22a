import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TagForm } from '#shared/schemas/tag-input.ts';
import { CreateTagDocument } from '#web/graphql/common.ts';
import { UpdateTagDocument } from '#web/graphql/tags.ts';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { type ListedTag, type ListedUse, newestTags, tagsKey, tagUsesQuery } from './use-tags.ts';

/** `base` is the tag that changes; without one a new one is made. `asked`: the uses of its slug were agreed to. */
type Attempt = { form: TagForm; base: ListedTag | undefined; asked?: boolean };
/** A slug in use is about to change, or somebody saved the tag meanwhile. */
export type Question =
  | { kind: 'uses'; form: TagForm; base: ListedTag; uses: ListedUse[] }
  | { kind: 'conflict'; form: TagForm; base: ListedTag; theirs: ListedTag };

/** Saves what a dialog holds; questions wait until the user answers them, and a failure keeps what was typed. */
export function useSaveTag(newId: NewId, onSaved: (name: string) => void) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const [question, setQuestion] = useState<Question>();

  /** A slug that another tag has is told first: then nothing is asked. */
  const usesThatChange = async ({ form, base, asked }: Attempt): Promise<Question | undefined> => {
    if (!base || asked || form.slug === base.slug) return undefined;
    const [uses, tags] = await Promise.all([queries.fetchQuery(tagUsesQuery(base.id)), newestTags(queries)]);
    if (tags.some(({ id, slug }) => slug === form.slug && id !== base.id))
      throw new GraphqlFailure('slug-taken');
    return uses.length > 0 ? { kind: 'uses', form, base, uses } : undefined;
  };
  const send = async (attempt: Attempt): Promise<Question | undefined> => {
    const { form, base } = attempt;
    const asks = await usesThatChange(attempt);
    if (asks) return asks;
    try {
      if (base) await request(UpdateTagDocument, { tag: { id: base.id, revision: base.revision, ...form } });
      else await request(CreateTagDocument, { key: keyOf(form), tag: form });
      return undefined;
    } catch (error) {
      const tags = base && codeOf(error) === 'conflict' ? await newestTags(queries) : [];
      const theirs = tags.find(({ id }) => id === base?.id);
      if (base && theirs) return { kind: 'conflict', form, base, theirs };
      throw error;
    }
  };

  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async (asks, { form }) => {
      setQuestion(asks);
      if (asks) return;
      await queries.invalidateQueries({ queryKey: tagsKey });
      onSaved(form.name);
    },
    onError: () => setQuestion(undefined),
  });
  return { save: mutate, busy: isPending, error, question, dropQuestion: () => setQuestion(undefined) };
}
