import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { useChosen } from './use-chosen-rows.ts';
import './chosen-rows.css';

/** The first column of a list whose rows can be chosen. */
export const chooseColumn = <Row extends { id: string }>(
  header: string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  key: 'choose',
  header,
  head: <ChooseFound />,
  width: '52px',
  card: 'choose',
  render: (row) => <ChooseRow id={row.id} name={nameOf(row)} />,
});

function ChooseFound() {
  const { t } = useTranslation('catalogue');
  const { found, chosenFound, chooseFound } = useChosen();
  const isAll = found > 0 && chosenFound === found;
  return (
    <Checkbox
      label={t('chosen.all')}
      hideLabel
      checked={isAll}
      some={chosenFound > 0 && !isAll}
      disabled={found === 0}
      onChange={() => chooseFound(!isAll)}
    />
  );
}

function ChooseRow({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('catalogue');
  const { ids, choose } = useChosen();
  return (
    <Checkbox
      label={t('chosen.row', { name })}
      hideLabel
      checked={ids.has(id)}
      // The event behind a change of a box is the click, also by the keyboard.
      onChange={({ target, nativeEvent }) =>
        choose(id, target.checked, (nativeEvent as unknown as MouseEvent).shiftKey === true)
      }
    />
  );
}
