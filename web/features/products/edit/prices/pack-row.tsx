import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { withCell } from '#shared/catalogue/product-form/paste-cells.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import { PackCell } from './pack-cell.tsx';
import type { PriceLists } from './price-lists.ts';
import type { SetPacks } from './use-cell-history.ts';

type Props = {
  pack: PackDraft;
  /** A package before it has its size. */
  isRepeated: boolean;
  /** Place in the table, from 0. */
  row: number;
  /** Path in the draft. */
  field: string;
  um: string;
  lists: PriceLists;
  setPacks: SetPacks;
};

const withTyped = (id: string, list: string | undefined, typed: string) => (now: PackDraft[]) =>
  now.map((pack) => (pack.id === id ? withCell(pack, list, typed) : pack));

/** A package: its size, then its price in each list. Typing in one row draws that row alone. */
export const PackRow = memo(function PackRow({ pack, isRepeated, row, field, um, lists, setPacks }: Props) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const unit = unitLabel(um);
  const called = pack.packaging ? `${pack.packaging} ${unit}` : t('editView.prices.newPack');
  const set =
    (list: string | undefined) =>
    (typed: string, how: 'typed' | 'tidied' = 'typed') =>
      setPacks(withTyped(pack.id, list, typed), how);
  const remove = () => {
    setPacks((now) => now.filter(({ id }) => id !== pack.id));
    const onUndo = () => setPacks((now) => now.toSpliced(row, 0, pack));
    toast({ text: t('editView.prices.packRemoved', { name: called }), onUndo });
  };
  return (
    <tr>
      <th scope="row">
        <PackCell
          label={t('editView.prices.size', { number: row + 1 })}
          field={`${field}.packaging`}
          cell={`${row}-0`}
          kind="size"
          note={isRepeated && t('editView.repeated.cell')}
          unit={unit}
          value={pack.packaging}
          onChange={set(undefined)}
        />
      </th>
      {lists.map((list, index) => (
        <td key={list.id}>
          <PackCell
            label={t('editView.prices.price', { pack: called, list: list.name })}
            field={`${field}.prices.${list.id}`}
            cell={`${row}-${index + 1}`}
            kind="price"
            unit="€"
            value={pack.prices[list.id] ?? ''}
            onChange={set(list.id)}
          />
        </td>
      ))}
      <td className="pack-remove">
        <IconButton
          small
          icon="trash"
          label={t('editView.prices.removePack', { name: called })}
          onClick={remove}
        />
      </td>
    </tr>
  );
});
