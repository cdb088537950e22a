import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { NoMatch } from '#web/components/no-match.tsx';

type Props = {
  /** There are offers, and the filters leave none. */
  isFiltered: boolean;
  typed: string;
  onNew: () => void;
  onClear: () => void;
};

/** No offer at all: an offer in a sentence, and the way to the first one. Or none that the filters leave. */
export function OffersEmpty({ isFiltered, typed, onNew, onClear }: Props) {
  const { t } = useTranslation('offerList');
  const search = typed.trim();
  if (isFiltered)
    return (
      <NoMatch
        title={search ? t('list.noMatch', { search }) : t('list.noneShown')}
        text={t(search ? 'list.noMatchHint' : 'list.noneShownHint')}
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      illustration="roller"
      title={t('list.empty')}
      text={t('list.emptyText')}
      add={{ label: t('new.title'), onAdd: onNew }}
    />
  );
}
