import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

/** The whole catalogue as a file. */
export function ExportCard() {
  const { t } = useTranslation('workbook');
  const { busy, save } = useSpreadsheet({
    path: '/downloadCatalogueXLS',
    fileName: `${t('fileName')}.xlsx`,
    failed: (reason) => t('export.failed', { reason }),
  });
  return (
    <Card title={t('export.title')}>
      <p className="muted">{t('export.text')}</p>
      <div>
        <Button icon="download" busy={busy} onClick={save}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  );
}
