import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import { type DocumentKind, type Documents, documentKinds } from './use-documents.ts';

export const documentIcons: Record<DocumentKind, IconName> = {
  print: 'print',
  pdf: 'file-pdf',
  xls: 'file-excel',
};

/**
 * The options of one kind of document; with pending changes they say that they save first. Whose QR code stands on
 * paper is chosen among the links.
 */
export function useDocumentItems(
  documents: Documents,
  onOpen: ShowDialog,
): (kind: DocumentKind) => MenuItem[] {
  const { t } = useTranslation('quotations');
  const standard = t(documents.hasMoney ? 'view.documents.standard' : 'view.documents.standardNoPrices');
  const withCode = (kind: 'print' | 'pdf'): MenuItem => ({
    label: t(`view.documents.withCode.${kind}`),
    onSelect: () => onOpen({ kind: 'share' }),
  });
  const itemsOf = (kind: DocumentKind) =>
    documents.types.map((type) => {
      const what = type === 2 ? t('view.documents.texts') : standard;
      const key = documents.savesFirst
        ? (`view.documents.saveAndDo.${kind}` as const)
        : (`view.documents.do.${kind}` as const);
      return { label: t(key, { what }), onSelect: () => void documents.run(kind, type) };
    });
  return (kind) => (kind === 'xls' ? itemsOf(kind) : [...itemsOf(kind), withCode(kind)]);
}

/** Print, PDF and spreadsheet (QVW-007 to QVW-011). */
export function DocumentMenus({ documents, onOpen }: { documents: Documents; onOpen: ShowDialog }) {
  const { t } = useTranslation('quotations');
  const itemsOf = useDocumentItems(documents, onOpen);
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
              busy={documents.preparing === kind}
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
