import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Draft } from './state/use-draft.ts';
import type { Preview } from './state/use-preview.ts';

type List = Preview['priceLists'][number];
type Props = Pick<Preview, 'priceLists' | 'evenRecent'> & { onRemake: (changes: Draft) => void };

/** List by list, the prices that are left because they changed less than 30 days ago, and their override (PRG-030). */
export function RecentLists({ priceLists, evenRecent, onRemake }: Props) {
  const { t } = useTranslation('priceUpdate');
  const [asked, setAsked] = useState<List>();
  const shown = priceLists.filter(({ id, recent }) => recent > 0 || evenRecent.includes(id));
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="recent-lists" aria-label={t('recent.title')}>
        {shown.map((list) => (
          <RecentList
            key={list.id}
            list={list}
            isIncluded={evenRecent.includes(list.id)}
            onInclude={() => setAsked(list)}
            onLeave={() => onRemake({ evenRecent: evenRecent.filter((id) => id !== list.id) })}
          />
        ))}
      </ul>
      {asked && (
        <OverrideDialog
          list={asked}
          onConfirm={() => {
            onRemake({ evenRecent: [...evenRecent, asked.id] });
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type ListProps = { list: List; isIncluded: boolean; onInclude: () => void; onLeave: () => void };

function RecentList({ list, isIncluded, onInclude, onLeave }: ListProps) {
  const { t } = useTranslation('priceUpdate');
  const { name, recent, recentAt } = list;
  const left = { count: recent, number: formatWhole(recent), date: formatDate(recentAt ?? '') };
  return (
    <li>
      <b>{name}</b>
      <span className="sub">{isIncluded ? t('recent.included') : t('recent.left', left)}</span>
      <Checkbox
        label={t('recent.even')}
        aria-label={t('recent.evenOf', { list: name })}
        checked={isIncluded}
        onChange={isIncluded ? onLeave : onInclude}
      />
    </li>
  );
}

type DialogProps = { list: List; onConfirm: () => void; onCancel: () => void };

function OverrideDialog({ list: { name, recent }, onConfirm, onCancel }: DialogProps) {
  const { t } = useTranslation('priceUpdate');
  const said = { count: recent, number: formatWhole(recent), list: name };
  return (
    <ConfirmDialog
      title={t('recent.ask', said)}
      action={t('recent.action', said)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('recent.askText', said)}
    </ConfirmDialog>
  );
}
