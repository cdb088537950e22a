import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { documentIcons, useDocumentItems } from '../head/document-menus.tsx';
import { documentKinds } from '../head/use-documents.ts';
import type { QuotationView } from '../use-quotation-view.ts';
import './documents-dialog.css';

/** The documents that a phone's menu has no room for. */
export default function DocumentsDialog(view: QuotationView) {
  const { t } = useTranslation('quotations');
  const itemsOf = useDocumentItems(view);
  const others = documentKinds.flatMap((kind) =>
    itemsOf(kind)
      .slice(1)
      .map((item) => ({ ...item, icon: documentIcons[kind] })),
  );
  return (
    <InfoDialog title={t('view.documents.others')} context={view.draft.draft.name} onClose={view.onClose}>
      <ul className="other-documents">
        {others.map(({ label, icon, onSelect }) => (
          <li key={label}>
            <Button
              variant="text"
              icon={icon}
              onClick={() => {
                // It may open a dialog itself.
                view.onClose();
                onSelect();
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </InfoDialog>
  );
}
