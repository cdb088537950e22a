import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { possibleDuplicates } from '#shared/customers/same-customers.ts';
import { Button } from '#web/components/button.tsx';
import { type ListedCustomer, useCustomers } from '#web/components/customer-form/use-customers.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { useKeptFocus } from '#web/components/use-kept-focus.ts';
import { useLikeness } from './use-likeness.ts';
import { useKeepApart } from './use-merge.ts';
import './merge.css';

const MergeDialog = lazyDialog(() => import('./merge-dialog.tsx'));

type Pair = ReturnType<typeof possibleDuplicates<ListedCustomer>>[number];

/** Pairs of customers that may be one; each is merged, or said to be two (CUS-040). */
export default function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customerMerge');
  const [merged, setMerged] = useState<Pair>();
  const { data = [] } = useCustomers();
  const { keepApart, busy } = useKeepApart();
  const list = useKeptFocus<HTMLUListElement>();
  const pairs = possibleDuplicates(data);
  return (
    <>
      <InfoDialog title={t('duplicates.title')} context={t('duplicates.text')} width={800} onClose={onClose}>
        {pairs.length === 0 && <p role="status">{t('duplicates.none')}</p>}
        <ul className="duplicates" {...list}>
          {pairs.map((pair) => (
            <PairRow
              key={`${pair.first.id} ${pair.second.id}`}
              pair={pair}
              isBusy={busy?.first === pair.first.id && busy.second === pair.second.id}
              onMerge={() => setMerged(pair)}
              onApart={() => keepApart({ first: pair.first.id, second: pair.second.id })}
            />
          ))}
        </ul>
      </InfoDialog>
      <DialogPlace>
        {merged && (
          <MergeDialog
            first={merged.first.id}
            second={merged.second.id}
            onClose={() => setMerged(undefined)}
          />
        )}
      </DialogPlace>
    </>
  );
}

type RowProps = { pair: Pair; isBusy: boolean; onMerge: () => void; onApart: () => void };

function PairRow({ pair: { first, second, by }, isBusy, onMerge, onApart }: RowProps) {
  const { t } = useTranslation('customerMerge');
  const likeness = useLikeness();
  const names = { first: customerName(first), second: customerName(second) };
  return (
    <li>
      <span className="grow">
        <Named customer={first} name={names.first} />
        <Named customer={second} name={names.second} />
        <small className="muted">{t('duplicates.same', { by: likeness(by) })}</small>
      </span>
      <Button small busy={isBusy} aria-label={t('duplicates.apartOf', names)} onClick={onApart}>
        {t('duplicates.apart')}
      </Button>
      <Button small icon="clone" aria-label={t('duplicates.mergeOf', names)} onClick={onMerge}>
        {t('duplicates.merge')}
      </Button>
    </li>
  );
}

type NamedProps = { customer: ListedCustomer; name: string };

/** Two customers of a pair may be called the same: more of them tells one from the other. */
const Named = ({ customer: { city, phone, email }, name }: NamedProps) => (
  <span>
    <b>{name}</b> <small className="muted">{[city, phone, email].filter(Boolean).join(' · ')}</small>
  </span>
);
