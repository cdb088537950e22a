import { useTranslation } from 'react-i18next';
import { Chip } from '#web/components/chip.tsx';
import type { ChangeList, ListState } from './list-address.ts';
import { useQuotations } from './use-quotations.ts';

/** Says that the list shows what one user made, and takes that away again. */
export function OwnerChip({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation('quotations');
  const { data } = useQuotations(state);
  if (!state.owner) return null;
  const userName = data?.items.find(({ uid }) => uid === state.owner)?.userName;
  const text = userName ? t('list.ofUser', { name: userName }) : t('list.ofOneUser');
  return (
    <p className="owner-chip" role="status">
      <Chip accent name={text} onRemove={() => change({ owner: '' })}>
        {text}
      </Chip>
    </p>
  );
}
