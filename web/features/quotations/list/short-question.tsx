import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { ListedQuotation } from './use-quotations.ts';

type Asked = { row: ListedQuotation; goOn: () => void };

/** The state of a quotation that a user accepts. */
const stateOf = ({ id, revision }: ListedQuotation) => `${id} ${revision}`;

/** Asks once, before a quotation leaves the list, whether it may with products below the need. */
export function useShortQuestion() {
  const [asked, setAsked] = useState<Asked>();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const askFirst = (row: ListedQuotation, goOn: () => void) =>
    row.short && !accepted.includes(stateOf(row)) ? setAsked({ row, goOn }) : goOn();
  const accept = ({ row, goOn }: Asked) => {
    setAccepted([...accepted, stateOf(row)]);
    setAsked(undefined);
    goOn();
  };
  const question = asked && (
    <ShortQuestion row={asked.row} onConfirm={() => accept(asked)} onCancel={() => setAsked(undefined)} />
  );
  return { askFirst, question };
}

type Props = { row: ListedQuotation; onConfirm: () => void; onCancel: () => void };

function ShortQuestion({ row, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <ConfirmDialog
      title={t('short.title', { count: row.short ?? 0 })}
      action={t('short.goOn')}
      other={
        <ButtonLink variant="text" to={paths.quotation(row.id)}>
          {t('list.openShort')}
        </ButtonLink>
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('list.shortText', { title: quotationTitle(row) })}
    </ConfirmDialog>
  );
}
