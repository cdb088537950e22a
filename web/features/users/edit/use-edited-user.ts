import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import { keptPriceList } from '#shared/accounts/price-lists-of-user.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { profileDraft } from '#shared/schemas/profile-form.ts';
import { type ManagementMode, managementModes } from '#shared/schemas/user.ts';
import { checkUser, type EditedUserForm } from '#shared/schemas/user-form.ts';
import {
  ConfirmPriceListDocument,
  SaveUserDocument,
  type UserAccountFieldsFragment,
  UserDocument,
} from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { loadUser, useUser } from '#web/lib/session.ts';
import { tiedFields } from '#web/lib/tied-fields.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';
import { type PriceList, usePriceLists } from '#web/lib/use-price-lists.ts';

export type Account = Omit<UserAccountFieldsFragment, 'managementMode'> & { managementMode: ManagementMode };

const accountOf = (answered: UserAccountFieldsFragment): Account => ({
  ...answered,
  managementMode: managementModes.find((known) => known === answered.managementMode) ?? 'only',
});

const readAccount = async (id: string, signal?: AbortSignal) =>
  accountOf((await request(UserDocument, { id }, signal)).user);

/** A user with all editable data, and the price lists. */
export function useAccount(id: string) {
  const account = useQuery({
    queryKey: ['user', 'one', id],
    queryFn: ({ signal }) => readAccount(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const lists = usePriceLists();
  return {
    loaded: account.data && lists.data && { account: account.data, lists: lists.data },
    error: account.error ?? lists.error,
    retry: () => void Promise.all([account.refetch(), lists.refetch()]),
  };
}

/** The fields of a stored user; older records may lack some. */
export const draftOfAccount = (user: Account): EditedUserForm => ({
  ...profileDraft({ ...user, language: user.language ?? '' }),
  country: countryOf(user.country),
  province: user.province?.trim().toUpperCase() ?? '',
  pricelist: user.pricelist ?? '',
  isSuper: user.isSuper,
  managementMode: user.isSuper ? user.managementMode : 'all',
  managedCountries: user.isSuper ? user.managedCountries : [],
  archived: user.archived,
});

const isElsewhere = (draft: EditedUserForm, stored: EditedUserForm) =>
  draft.type !== stored.type || draft.country !== stored.country || draft.province !== stored.province;

/** The price list to save: none when the old one does not apply to the new type or place (OPC-48). */
function savedList(draft: EditedUserForm, stored: EditedUserForm, lists: readonly PriceList[]): string {
  const isKept = !isElsewhere(draft, stored) && draft.pricelist === stored.pricelist;
  return isKept ? draft.pricelist : (keptPriceList(draft, lists) ?? '');
}

/** Loads the lists again after a save, and the session of the own user (USR-063). */
function useRefresh(isOwn: boolean) {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['user', 'list'] });
    if (isOwn) await loadUser();
  };
}

export function useEditedUser(account: Account, lists: readonly PriceList[]) {
  const acting = useUser();
  const { id } = account;
  const isOwn = id === acting.id;
  const checked = (draft: EditedUserForm, base: Account, revision: number) =>
    checkUser(
      { ...draft, pricelist: savedList(draft, draftOfAccount(base), lists) },
      { id, revision },
      acting,
    );
  const password = useRef<string | null>(null);
  const entity = useEntityDraft<Account, EditedUserForm>({
    stored: account,
    toDraft: draftOfAccount,
    send: async (draft, revision) => {
      const { data } = checked(draft, entity.base, revision);
      if (!data) throw new Error('A draft with issues is not sent');
      const sent = { user: data, currentPassword: password.current };
      return accountOf((await request(SaveUserDocument, sent)).saveUser);
    },
    reload: useCallback(() => readAccount(id), [id]),
  });
  const { draft, base, edit } = entity;
  const { issues, data } = checked(draft, base, base.revision);
  const left = useLeftFields(issues);
  const change = (some: Partial<EditedUserForm>) => edit(some);
  return {
    ...entity,
    ...useConfirmation(entity),
    values: draft,
    edit: change,
    ...left,
    ...tiedFields({ values: draft, edit: change, leave: left.leave }),
    issues,
    isOwn,
    /** Whether a save gives rights, and so asks for the own password (ROL-019). */
    promotes: isPromotion(base, draft),
    /** Goes with every save from now on. */
    confirmWith: (typed: string) => {
      password.current = typed;
    },
    isValid: data !== undefined,
    /** Whether the save takes the price list away. */
    losesList: draft.pricelist !== '' && savedList(draft, draftOfAccount(base), lists) === '',
    lists,
    refresh: useRefresh(isOwn),
  };
}
export type EditedUser = ReturnType<typeof useEditedUser>;

type Entity = ReturnType<typeof useEntityDraft<Account, EditedUserForm>>;

/** Gives the user the suggested list at once; the other edits stay as they are (OPC-35). */
function useConfirmation({ base, rebase, edit }: Entity) {
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const confirm = async () => {
    setConfirming(true);
    setRefusal(undefined);
    try {
      const wish = { id: base.id, revision: base.revision };
      const { confirmPriceList } = await request(ConfirmPriceListDocument, wish);
      rebase(accountOf(confirmPriceList));
      edit({ pricelist: confirmPriceList.pricelist ?? '' });
      await queries.invalidateQueries({ queryKey: ['user', 'list'] });
    } catch (error) {
      setRefusal(error);
    } finally {
      setConfirming(false);
    }
  };
  return { confirming, refusal, confirm: () => void confirm(), dismissRefusal: () => setRefusal(undefined) };
}
