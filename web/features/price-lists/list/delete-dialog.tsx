import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { PriceListUsesDocument, type PriceListUsesQuery } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useDeletion } from './use-deletion.ts';

type Uses = PriceListUsesQuery['priceListUses'];
type Props = { list: PriceList; lists: readonly PriceList[]; onClose: () => void };

/** Asks before a price list goes for good; one in use is replaced first (PLI-014, OPC-16). */
export function DeleteDialog({ list, lists, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const failureText = useFailureText();
  const [replacement, setReplacement] = useState('');
  const { data: uses, error } = useQuery({
    queryKey: ['priceList', 'uses', list.id],
    queryFn: async ({ signal }) =>
      (await request(PriceListUsesDocument, { id: list.id }, signal)).priceListUses,
    // Somebody may have been given the list a moment ago.
    staleTime: 0,
  });
  const deletion = useDeletion(list, onClose);
  const inUse = uses !== undefined && uses.users + uses.phases > 0;
  const failure = deletion.error ?? error;
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={inUse ? t('delete.replaceAction') : t('delete.action')}
      busy={deletion.busy}
      disabledReason={whyNot(uses, replacement, t)}
      failure={failure ? failureText(failure) : undefined}
      onConfirm={() => deletion.run(inUse ? replacement : undefined)}
      onCancel={onClose}
    >
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
      {deletion.left > 0 && <p role="status">{t('delete.left', { count: deletion.left })}</p>}
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

/** Who has the list, and what he gets instead. */
function Replacement({ list, others, uses, chosen, onChoose }: ReplacementProps) {
  const { t } = useTranslation('priceLists');
  const users = t('delete.users', { count: uses.users });
  const phases = t('delete.phases', { count: uses.phases });
  return (
    <div className="stack">
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
    </div>
  );
}
