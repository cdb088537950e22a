import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { checkNewUser, emptyUser, type NewUserForm } from '#shared/schemas/user-form.ts';
import type { NewUserInput } from '#shared/schemas/user-input.ts';
import { useToast } from '#web/components/toast.tsx';
import { CreateUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { useUser } from '#web/lib/session.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { useLeftFields } from './user-fields.ts';

const noLists: [] = [];

/**
 * What is typed of a new user. His price list is the one that the province suggests until another is chosen (OPC-38);
 * another country forgets that choice (USR-045).
 */
function useNewUserForm() {
  const acting = useUser();
  const { data: lists = noLists } = usePriceLists();
  const [typed, setTyped] = useState(emptyUser);
  const [chosen, setChosen] = useState<string>();
  const pricelist =
    chosen === undefined
      ? suggestedListOf(typed, lists)
      : keptPriceList({ ...typed, pricelist: chosen }, lists);
  const values: NewUserForm = { ...typed, pricelist: pricelist ?? '' };
  const { issues, data } = checkNewUser(values, acting);
  const edit = (change: Partial<NewUserForm>) => {
    if (change.country !== undefined) setChosen(undefined);
    if (change.pricelist !== undefined) setChosen(change.pricelist);
    setTyped((now) => ({ ...now, ...change, pricelist: '' }));
  };
  return {
    values,
    edit,
    ...useLeftFields(issues),
    issues,
    data,
    lists,
    isSuggested: chosen === undefined && pricelist !== null,
    unsaved: chosen !== undefined || JSON.stringify(typed) !== JSON.stringify(emptyUser),
  };
}
export type NewUserFields = ReturnType<typeof useNewUserForm>;

type Sent = { user: NewUserInput; currentPassword: string | null };

/** The form of a new user, and what makes him; rights are given with the own password (ROL-019). */
export function useNewUser(onDone: () => void, newId: NewId = randomId) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const form = useNewUserForm();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ user, currentPassword }: Sent) =>
      request(CreateUserDocument, { key: keyOf(user), user, currentPassword }),
    onSuccess: async (_, { user: { firstName, lastName } }) => {
      await queries.invalidateQueries({ queryKey: ['user', 'list'] });
      onDone();
      toast({ text: t('new.done', { name: `${firstName} ${lastName}` }) });
    },
    // The field that is to be corrected lies under the question.
    onError: (cause) => passwordRefusal(cause) && setAsking(false),
  });
  const refusal = passwordRefusal(error);
  useUnsavedGuard(form.unsaved);
  return {
    form: {
      ...form,
      errorOf: (name: string) => (name === 'password' && refusal) || form.errorOf(name),
      edit: (change: Partial<NewUserForm>) => {
        if (refusal && change.password !== undefined) reset();
        form.edit(change);
      },
    },
    busy: isPending,
    error: refusal ? null : error,
    dismiss: reset,
    submit: () => {
      form.leaveAll();
      if (!form.data) return;
      if (isPromotion(undefined, form.data)) setAsking(true);
      else mutate({ user: form.data, currentPassword: null });
    },
    asking,
    confirm: (currentPassword: string) => form.data && mutate({ user: form.data, currentPassword }),
    stopAsking: () => {
      reset();
      setAsking(false);
    },
  };
}
