import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { possibleDuplicates } from '#shared/customers/same-customers.ts';
import { Button } from '#web/components/button.tsx';
import type { ListedCustomer } from '#web/components/customer-form/use-customers.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

type Props = { customers: readonly ListedCustomer[]; onNew: () => void; onDuplicates: () => void };

/** Possible duplicates with their number, the new customer, and import and export in a menu (CUS-040 to CUS-042). */
export function ListActions({ customers, onNew, onDuplicates }: Props) {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const { busy, save } = useSpreadsheet({
    path: '/downloadRegister?register=customers',
    fileName: `${t('list.fileName')}.xlsx`,
    failed: (reason) => t('list.notExported', { reason }),
  });
  const count = useMemo(() => possibleDuplicates(customers).length, [customers]);
  return (
    <>
      {count > 0 && (
        <Button variant="text" icon="clone" className="desk-only" onClick={onDuplicates}>
          {t('list.duplicatesCount', { count })}
        </Button>
      )}
      <Button variant="primary" icon="plus" className="desk-only" onClick={onNew}>
        {t('list.new')}
      </Button>
      <Menu
        label={t('common:actions.more')}
        items={[
          { label: t('list.import'), icon: 'upload', onSelect: () => navigate(paths.customersFile) },
          { label: t('list.export'), icon: 'file-excel', onSelect: save },
          {
            label: count > 0 ? t('list.duplicatesCount', { count }) : t('list.duplicates'),
            icon: 'clone',
            onSelect: onDuplicates,
          },
        ]}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" label={t('common:actions.more')} busy={busy} {...props} />
        )}
      />
    </>
  );
}
