import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { QuotationView } from '../use-quotation-view.ts';
import { type DocumentKind, documentKinds } from './use-documents.ts';

export const documentIcons: Record<DocumentKind, IconName> = {
  print: 'print',
  pdf: 'file-pdf',
  xls: 'file-excel',
};

/**
 * The options of one kind of document. With pending changes, they say that they save first. The dialog of the
 * share links offers documents with a QR code.
 */
export function useDocumentItems({ documents, onOpen }: QuotationView): (kind: DocumentKind) => MenuItem[] {
  const { t } = useTranslation('quotations');
  const standard = t(documents.hasMoney ? 'view.documents.standard' : 'view.documents.standardNoPrices');
  const verb = documents.savesFirst ? 'saveAndDo' : 'do';
  return (kind) => {
    const items = documents.types.map((type) => ({
      label: t(`view.documents.${verb}.${kind}`, {
        what: type === 2 ? t('view.documents.texts') : standard,
      }),
      onSelect: () => void documents.run(kind, type),
    }));
    if (kind === 'xls') return items;
    const withCode = t(`view.documents.withCode.${kind}`);
    return [...items, { label: withCode, onSelect: () => onOpen({ kind: 'share' }) }];
  };
}

/** Print, PDF and spreadsheet (QVW-007 to QVW-011). */
export function DocumentMenus(view: QuotationView) {
  const { t } = useTranslation('quotations');
  const itemsOf = useDocumentItems(view);
  return (
    <div className="row desk-only document-menus">
      {documentKinds.map((kind) => (
        <Menu
          key={kind}
          label={t(`view.documents.${kind}`)}
          items={itemsOf(kind)}
          trigger={(props) => (
            <Button
              icon={documentIcons[kind]}
              iconAfter="angle-down"
              busy={view.documents.preparing === kind}
              {...props}
            >
              {t(`view.documents.${kind}`)}
            </Button>
          )}
        />
      ))}
    </div>
  );
}
