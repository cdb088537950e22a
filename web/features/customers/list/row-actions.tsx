import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Icon } from '#web/components/icon.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { callOf } from '../parts/reach.ts';
import type { CustomerRow } from './shown-customers.ts';

export type RowCommands = {
  /** The id of the customer that is being archived. */
  busy: string | undefined;
  onEdit: (row: CustomerRow) => void;
  onArchive: (row: CustomerRow) => void;
};

/** Call; and in the menu open, edit and archive. */
export function RowActions({ row, busy, onEdit, onArchive }: RowCommands & { row: CustomerRow }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const { id, name, archived } = row;
  const phone = row.phone ?? row.phone1;
  return (
    <>
      {phone && (
        <a className="icon-btn s" href={callOf(phone)} aria-label={t('list.call', { name })}>
          <Icon name="phone" />
        </a>
      )}
      <RowMenu
        name={name}
        busy={busy === id}
        items={[
          { label: t('list.open'), icon: 'eye', onSelect: () => navigate(paths.customer(id)) },
          { label: t('list.edit'), icon: 'pencil', onSelect: () => onEdit(row) },
          {
            label: t(archived ? 'list.restore' : 'list.archive'),
            icon: archived ? 'history' : 'inbox',
            onSelect: () => onArchive(row),
          },
        ]}
      />
    </>
  );
}
