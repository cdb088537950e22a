import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import { useArchiving } from '../quotation-bar.tsx';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { QuotationSave } from '../use-quotation-save.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { useDuplicateItem, useHistoryItem, useShareItem, useTestItem, useWhyItems } from './desk-menu.tsx';
import { documentIcons, useDocumentItems } from './document-menus.tsx';
import { type Documents, documentKinds } from './use-documents.ts';

type Props = {
  draft: QuotationDraft;
  save: QuotationSave;
  shown: ShownRows;
  documents: Documents;
  onOpen: ShowDialog;
};

function useSwitchItems(shown: ShownRows): MenuItem[] {
  const { t } = useTranslation('quotations');
  const prices: MenuItem = {
    label: t('view.toolbar.showPrices'),
    icon: 'tag',
    chosen: shown.prices,
    onSelect: () => shown.setPrices(!shown.prices),
  };
  const specs: MenuItem = {
    label: t('view.toolbar.showSpecs'),
    icon: 'book',
    chosen: shown.specs,
    onSelect: () => shown.setSpecs(!shown.specs),
  };
  return shown.hasMoney ? [prices, specs] : [specs];
}

/** One menu for what does not fit on a phone: the switches, what is seldom done, the documents, the archive (ux §21). */
export function PhoneMenu({ draft, save, shown, documents, onOpen }: Props) {
  const { t } = useTranslation('quotations');
  const archiving = useArchiving(draft, save);
  const switches = useSwitchItems(shown);
  const sharing = useShareItem(onOpen);
  const duplicating = useDuplicateItem(onOpen);
  const history = useHistoryItem(onOpen);
  const test = useTestItem(draft.saved);
  const why = useWhyItems(draft.draft, onOpen);
  const itemsOf = useDocumentItems(documents, onOpen);
  const items = [
    ...switches,
    ...test,
    { ...sharing, line: true },
    duplicating,
    history,
    ...why,
    ...documentKinds.flatMap((kind) =>
      itemsOf(kind).map((item, index) => ({ ...item, icon: documentIcons[kind], line: index === 0 })),
    ),
    { label: archiving.label, icon: archiving.icon, line: true, onSelect: archiving.run },
  ];
  return (
    <div className="mobile-only">
      <Menu
        label={t('view.phoneMenu')}
        items={items}
        trigger={(props) => (
          <IconButton
            icon="ellipsis-v"
            label={t('view.phoneMenu')}
            busy={documents.preparing !== undefined}
            {...props}
          />
        )}
      />
    </div>
  );
}
