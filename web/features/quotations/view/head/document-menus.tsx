import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { useKeptFocus } from '#web/components/use-kept-focus.ts';
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
export function useDocumentItems({ documents, onShare }: QuotationView): (kind: DocumentKind) => MenuItem[] {
  const { t } = useTranslation('quotations');
  const standard = useStandardText(documents.content);
  const verb = documents.savesFirst ? 'saveAndDo' : 'do';
  return (kind) => {
    const items = documents.types.map((type) => ({
      label: t(`view.documents.${verb}.${kind}`, {
        what: type === 2 ? t('view.documents.texts') : standard,
      }),
      onSelect: () => documents.run(kind, type),
    }));
    if (kind === 'xls') return items;
    const withCode = t(`view.documents.withCode.${kind}`);
    return [...items, { label: withCode, onSelect: onShare }];
  };
}

/** The contents of the full document, in words: a discount that a customer will read is said before. */
function useStandardText(content: QuotationView['documents']['content']): string {
  const { t, i18n } = useTranslation('quotations');
  const parts = content.map((part) => t(`view.documents.part.${part}`));
  return t('view.documents.standard', { parts: new Intl.ListFormat(i18n.language).format(parts) });
}

/** Print, PDF and spreadsheet (QVW-007 to QVW-011). */
export function DocumentMenus(view: QuotationView) {
  const { t } = useTranslation('quotations');
  const itemsOf = useDocumentItems(view);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="row desk-only document-menus" {...keptFocus}>
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
