import { useTranslation } from 'react-i18next';
import { isColourCode } from '#shared/search/is-colour-code.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import type { ListState } from './list-address.ts';

type Props = { state: ListState; typed: string; onNew: (() => void) | undefined; onClear: () => void };

/** Nothing that the filters leave, or no product at all; super users add the first one (PRD-024, PRD-025, OPC-54). */
export function ProductsEmpty({ state, typed, onNew, onClear }: Props) {
  const { t } = useTranslation('products');
  const search = typed.trim();
  const hint = isColourCode(search) ? 'list.noMatchCode' : 'list.noMatchHint';
  if (search || state.phase) {
    return (
      <NoMatch
        title={search ? t('list.noMatch', { search }) : t('list.noneInPhase')}
        text={t(search ? hint : 'list.noneInPhaseHint')}
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      illustration="bucket"
      title={t('list.empty')}
      text={t(onNew ? 'list.emptyHint' : 'list.emptyForUser')}
      add={onNew && { label: t('list.new'), onAdd: onNew }}
    />
  );
}
