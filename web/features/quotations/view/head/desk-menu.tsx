import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ShowDialog } from '../open-dialog.ts';

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

/** Of a quotation that was made with the guided test: to take it up again (OPW-23). */
export function useTestItem({ id, guidedTest }: Quotation): MenuItem[] {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  if (!guidedTest) return [];
  const onSelect = () => navigate(paths.editTest(id));
  return [{ label: t('view.takeUpTest'), icon: 'list', onSelect }];
}

/** Only of a quotation that was made with the guided test. */
export function useWhyItems({ guidedTest }: Pick<Quotation, 'guidedTest'>, onOpen: ShowDialog): MenuItem[] {
  const { t } = useTranslation('quotations');
  if (!guidedTest) return [];
  return [{ label: t('view.whyProducts'), icon: 'question-circle', onSelect: () => onOpen({ kind: 'why' }) }];
}

type Props = { quotation: Quotation; onOpen: ShowDialog };

/** What is seldom done with a quotation; phones have it in their one menu. */
export function DeskMenu({ quotation, onOpen }: Props) {
  const { t } = useTranslation('common');
  const label = t('actions.more');
  const sharing = useShareItem(onOpen);
  const duplicating = useDuplicateItem(onOpen);
  const history = useHistoryItem(onOpen);
  const test = useTestItem(quotation);
  const why = useWhyItems(quotation, onOpen);
  return (
    <div className="desk-only">
      <Menu
        label={label}
        items={[...test, sharing, duplicating, history, ...why]}
        trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
      />
    </div>
  );
}
