import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import {
  DeletePriceListDocument,
  PriceListUsesDocument,
  type PriceListUsesQuery,
} from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';

type Uses = ReturnType<typeof usesOf>;
type Props = { list: PriceList; lists: readonly PriceList[]; onClose: () => void };

/** Who has the list, and how many of its products have a price in it. */
function usesOf({ priceListUses, priceListProducts: { pricelist, products } }: PriceListUsesQuery) {
  const members = new Set(pricelist.availableProducts);
  const priced = products.filter(({ id, hasPrice }) => hasPrice && members.has(id)).length;
  return { ...priceListUses, priced };
}

/** Asks before a price list is deleted; one in use is replaced first (PLI-014, OPC-16). */
export function DeletePriceListDialog({ list, lists, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const failureText = useFailureText();
  const [replacement, setReplacement] = useState('');
  const { data: uses, error } = useQuery({
    queryKey: ['priceList', 'uses', list.id],
    queryFn: async ({ signal }) => usesOf(await request(PriceListUsesDocument, { id: list.id }, signal)),
    // Somebody may have been given the list a moment ago.
    staleTime: 0,
  });
  const { left, deletion } = useDeletion(list, onClose);
  const inUse = uses !== undefined && uses.users + uses.phases > 0;
  const failure = deletion.error ?? error;
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={inUse ? t('delete.replaceAction') : t('delete.action')}
      busy={deletion.isPending}
      disabledReason={whyNot(uses, replacement, t)}
      failure={failure ? failureText(failure) : undefined}
      onConfirm={() => deletion.mutate(inUse ? replacement : undefined)}
      onCancel={onClose}
    >
      <div className="stack">
        {!uses && <p role="status">{t('delete.checking')}</p>}
        {uses && !inUse && <p>{t('delete.text', { name: list.name })}</p>}
        {uses && inUse && (
          <Replacement
            list={list}
            others={lists.filter(({ id }) => id !== list.id)}
            uses={uses}
            chosen={replacement}
            onChoose={setReplacement}
          />
        )}
        {uses && uses.priced > 0 && <p>{t('delete.priced', { count: uses.priced })}</p>}
        {left > 0 && <p role="status">{t('delete.left', { count: left })}</p>}
      </div>
    </ConfirmDialog>
  );
}

type Translate = ReturnType<typeof useTranslation<'priceLists'>>['t'];

function whyNot(uses: Uses | undefined, replacement: string, t: Translate): string | false {
  if (!uses) return t('delete.checking');
  if (uses.unmanagedUsers > 0) return t('delete.unmanaged', { count: uses.unmanagedUsers });
  return uses.users + uses.phases > 0 && !replacement && t('delete.choose');
}

type ReplacementProps = {
  list: PriceList;
  others: readonly PriceList[];
  uses: Uses;
  chosen: string;
  onChoose: (id: string) => void;
};

/** Says how many have the list, and asks for the list that they get instead. */
function Replacement({ list, others, uses, chosen, onChoose }: ReplacementProps) {
  const { t } = useTranslation('priceLists');
  const users = t('delete.users', { count: uses.users });
  const phases = t('delete.phases', { count: uses.phases });
  return (
    <>
      <p>{t('delete.inUse', { name: list.name, users, phases })}</p>
      {uses.unmanagedUsers > 0 && (
        <Alert tone="warn">{t('delete.unmanaged', { count: uses.unmanagedUsers })}</Alert>
      )}
      {others.length === 0 && <Alert tone="warn">{t('delete.noOther')}</Alert>}
      <SelectField
        label={t('delete.replacement')}
        placeholder={t('delete.choose')}
        disabled={others.length === 0 || uses.unmanagedUsers > 0}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
}

/** Deletes a price list. Its users get the replacement some at a time; `left` counts those who still wait. */
function useDeletion({ id, name }: PriceList, onClose: () => void) {
  const { t } = useTranslation('priceLists');
  const saved = useSaved(priceListsKey, onClose);
  const queries = useQueryClient();
  const [left, setLeft] = useState(0);
  const deletion = useMutation({
    mutationFn: async (replacement: string | undefined) => {
      for (let deleted = false; !deleted; ) {
        const { deletePriceList } = await request(DeletePriceListDocument, { id, replacement });
        ({ deleted } = deletePriceList);
        setLeft(deletePriceList.usersLeft);
      }
    },
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['priceList', 'one', id] });
      return saved(t('delete.done', { name }));
    },
    onError: () => queries.invalidateQueries({ queryKey: ['priceList', 'uses', id] }),
  });
  return { left, deletion };
}
