import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import { keptPriceList } from '#shared/accounts/price-lists-of-user.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { type ManagementMode, managementModes } from '#shared/schemas/user.ts';
import { checkUser, type EditedUserForm } from '#shared/schemas/user-form.ts';
import {
  ConfirmPriceListDocument,
  SaveUserDocument,
  UserAccountDocument,
  type UserAccountFieldsFragment,
} from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { loadUser, useUser } from '#web/lib/session.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { type PriceList, usePriceLists } from '#web/lib/use-price-lists.ts';
import { useLeftFields } from './user-fields.ts';

export type Account = Omit<UserAccountFieldsFragment, 'managementMode'> & { managementMode: ManagementMode };

const accountOf = (answered: UserAccountFieldsFragment): Account => ({
  ...answered,
  managementMode: managementModes.find((known) => known === answered.managementMode) ?? 'only',
});

const readAccount = async (id: string, signal?: AbortSignal) =>
  accountOf((await request(UserAccountDocument, { id }, signal)).user);

/** A user with all that is edited of him, and the price lists; both are awaited. */
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
const toDraft = (user: Account): EditedUserForm => ({
  type: user.type ?? '',
  country: countryOf(user.country),
  firstName: user.firstName,
  lastName: user.lastName,
  company: user.company ?? '',
  address: user.address ?? '',
  address2: user.address2 ?? '',
  postalCode: user.postalCode ?? '',
  city: user.city ?? '',
  province: user.province?.trim().toUpperCase() ?? '',
  phone: user.phone ?? '',
  phone1: user.phone1 ?? '',
  language: user.language ?? '',
  pricelist: user.pricelist ?? '',
  checkbox1: user.checkbox1,
  checkbox2: user.checkbox2,
  isSuper: user.isSuper,
  managementMode: user.isSuper ? user.managementMode : 'all',
  managedCountries: user.isSuper ? user.managedCountries : [],
  showLogo: user.showLogo,
  archived: user.archived,
});

const isElsewhere = (draft: EditedUserForm, stored: EditedUserForm) =>
  draft.type !== stored.type || draft.country !== stored.country || draft.province !== stored.province;

/** The list that is saved: one that applies no more, now that the user is elsewhere, goes (OPC-48). */
function savedList(draft: EditedUserForm, stored: EditedUserForm, lists: readonly PriceList[]): string {
  const isKept = !isElsewhere(draft, stored) && draft.pricelist === stored.pricelist;
  return isKept ? draft.pricelist : (keptPriceList(draft, lists) ?? '');
}

/** One user being edited; what is shown elsewhere of him is asked for again after a save. */
export function useEditedUser(account: Account, lists: readonly PriceList[]) {
  const acting = useUser();
  const queries = useQueryClient();
  const { id } = account;
  const isOwn = id === acting.id;
  const checked = (draft: EditedUserForm, base: Account, revision: number) =>
    checkUser({ ...draft, pricelist: savedList(draft, toDraft(base), lists) }, { id, revision }, acting);
  const password = useRef<string | null>(null);
  const entity = useEntityDraft<Account, EditedUserForm>({
    stored: account,
    toDraft,
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
  const confirmation = useConfirmation(entity);
  return {
    ...entity,
    ...confirmation,
    values: draft,
    edit: (change: Partial<EditedUserForm>) => edit(change),
    issues,
    isOwn,
    /** Whether a save gives rights, and so asks for the own password (ROL-019). */
    promotes: isPromotion(base, draft),
    /** What the saves from now on say. */
    confirmWith: (typed: string | null) => {
      password.current = typed;
    },
    isValid: data !== undefined,
    /** Whether the price list goes with the save. */
    losesList: draft.pricelist !== '' && savedList(draft, toDraft(base), lists) === '',
    ...useLeftFields(issues),
    lists,
    /** After a save: the lists, and the session where it was one's own record (USR-063). */
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: ['user', 'list'] });
      if (isOwn) await loadUser();
    },
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
