import { useTranslation } from 'react-i18next';
import type { Register } from '#shared/registers/register.ts';
import { NoValue } from '#web/components/amount.tsx';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { RegisterCheck } from './use-register.ts';
import { useRegisterTexts } from './use-register-texts.ts';

type Props = { register: Register; changes: RegisterCheck['changes'] };

/** Each change of a column, before and after (CUS-042, WRK-026). */
export function ChangesTable({ register, changes }: Props) {
  const { t } = useTranslation('registerImport');
  const { names } = useRegisterTexts(register);
  return (
    <>
      <h2>{t('changesTitle')}</h2>
      <div className="problems">
        <DataTable
          caption={t('changesTitle')}
          columns={[
            { key: 'name', header: t(`${register}.one`), card: 'title', render: ({ name }) => name },
            {
              key: 'column',
              header: t('column'),
              width: '22%',
              render: ({ field }) => names.column(field, '') ?? field,
            },
            {
              key: 'change',
              header: t('change'),
              card: 'line',
              render: ({ before, after }) => (
                <span className="found">
                  <BeforeAfter before={before ?? <NoValue />} after={after ?? <NoValue />} />
                </span>
              ),
            },
          ]}
          rows={changes}
          rowKey={({ name, field, before, after }) => [name, field, before, after].join(' ')}
        />
      </div>
    </>
  );
}
