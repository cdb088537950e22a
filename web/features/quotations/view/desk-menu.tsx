import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ShowDialog } from './open-dialog.ts';

export function useDuplicateItem(onOpen: ShowDialog): MenuItem {
  const { t } = useTranslation('quotations');
  return { label: t('duplicate.action'), icon: 'copy', onSelect: () => onOpen({ kind: 'duplicate' }) };
}

export function useHistoryItem(onOpen: ShowDialog): MenuItem {
  const { t } = useTranslation('quotations');
  return { label: t('history.title'), icon: 'history', onSelect: () => onOpen({ kind: 'history' }) };
}

export function useShareItem(onOpen: ShowDialog): MenuItem {
  const { t } = useTranslation('quotations');
  return { label: t('share.action'), icon: 'send', onSelect: () => onOpen({ kind: 'share' }) };
}

/** What is seldom done with a quotation; phones have it in their one menu. */
export function DeskMenu({ onOpen }: { onOpen: ShowDialog }) {
  const { t } = useTranslation('common');
  const label = t('actions.more');
  const sharing = useShareItem(onOpen);
  const duplicating = useDuplicateItem(onOpen);
  const history = useHistoryItem(onOpen);
  return (
    <div className="desk-only">
      <Menu
        label={label}
        items={[sharing, duplicating, history]}
        trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
      />
    </div>
  );
}
