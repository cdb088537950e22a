import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

type Props = { search: string; phase: string; onClear: () => void };

/** Nothing to choose: because of the filters, or because the catalogue has nothing for the user. */
export function NoProducts({ search, phase, onClear }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const typed = search.trim();
  if (!typed && !phase) {
    return (
      <EmptyState
        illustration="bucket"
        title={t('selection.noProducts')}
        text={t('selection.noProductsHint')}
      />
    );
  }
  return (
    <EmptyState
      illustration="search"
      title={typed ? t('selection.noMatch', { search: typed }) : t('selection.noneInPhase')}
      text={t(typed ? 'selection.noMatchHint' : 'selection.noneInPhaseHint')}
      action={<Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>}
    />
  );
}
