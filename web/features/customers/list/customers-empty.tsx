import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { NoMatch } from '#web/components/no-match.tsx';

type Props = {
  /** There are customers, and the filters leave none. */
  isFiltered: boolean;
  typed: string;
  onNew: () => void;
  onClear: () => void;
};

/** No customer at all: the way to the first one. Or none that the filters leave. */
export function CustomersEmpty({ isFiltered, typed, onNew, onClear }: Props) {
  const { t } = useTranslation('customers');
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
      add={{ label: t('list.new'), onAdd: onNew }}
      action={
        <ButtonLink icon="upload" to={paths.customersFile}>
          {t('list.import')}
        </ButtonLink>
      }
    />
  );
}
