import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { checkNewUser, emptyUser, type NewUserForm } from '#shared/schemas/user-form.ts';
import type { NewUserInput } from '#shared/schemas/user-input.ts';
import { CreateUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { useUser } from '#web/lib/session.ts';
import { tiedFields } from '#web/lib/tied-fields.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';

const noLists: [] = [];

/**
 * The form of a new user. The price list is the one that the province suggests until another is chosen (OPC-38); another
 * country forgets the choice (USR-045).
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

type Sent = { user: NewUserInput; currentPassword: string | null };

/** Creates the user; the list shows them, and the dialog closes. */
function useCreation(onDone: () => void, newId: NewId, onRefusedPassword: () => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  return useMutation({
    mutationFn: ({ user, currentPassword }: Sent) =>
      request(CreateUserDocument, { key: keyOf(user), user, currentPassword }),
    onSuccess: async (_, { user: { firstName, lastName } }) => {
      await queries.invalidateQueries({ queryKey: ['user', 'list'] });
      onDone();
      toast({ text: t('new.done', { name: `${firstName} ${lastName}` }) });
    },
    onError: (cause) => passwordRefusal(cause) && onRefusedPassword(),
  });
}

/** A new user in the making; to give rights needs the own password (ROL-019). */
export function useNewUser(onDone: () => void, newId: NewId = randomId) {
  const typed = useNewUserForm();
  const { values, leave, data } = typed;
  const [asking, setAsking] = useState(false);
  // The refused password is a field below the question.
  const { mutate, isPending, error, reset } = useCreation(onDone, newId, () => setAsking(false));
  const refusal = passwordRefusal(error);
  useUnsavedGuard(typed.unsaved);
  const edit = (change: Partial<NewUserForm>) => {
    if (refusal && change.password !== undefined) reset();
    typed.edit(change);
  };
  const form = {
    ...typed,
    edit,
    ...tiedFields({ values, edit, leave }),
    errorOf: (name: string) => (name === 'password' && refusal) || typed.errorOf(name),
  };
  return {
    form,
    busy: isPending,
    error: refusal ? null : error,
    dismiss: reset,
    submit: () => {
      typed.leaveAll();
      if (!data) return;
      if (isPromotion(undefined, data)) setAsking(true);
      else mutate({ user: data, currentPassword: null });
    },
    asking,
    confirm: (currentPassword: string) => data && mutate({ user: data, currentPassword }),
    stopAsking: () => {
      reset();
      setAsking(false);
    },
  };
}
export type NewUserFields = ReturnType<typeof useNewUser>['form'];
