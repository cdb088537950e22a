import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { NoMatch } from '#web/components/no-match.tsx';

type Props = {
  /** There are works, and the filters leave none. */
  isFiltered: boolean;
  typed: string;
  starters: { load: () => void; busy: boolean };
  onNew: () => void;
  onClear: () => void;
};

/** No work at all: the way to the first ones (WRK-021). Or none that the filters leave. */
export function WorksEmpty({ isFiltered, typed, starters, onNew, onClear }: Props) {
  const { t } = useTranslation('works');
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
      action={
        <div className="works-first">
          <Button variant="primary" icon="list" busy={starters.busy} onClick={starters.load}>
            {t('list.loadStarters')}
          </Button>
          <Button icon="plus" onClick={onNew}>
            {t('list.new')}
          </Button>
          <ButtonLink icon="upload" to={paths.worksFile}>
            {t('list.import')}
          </ButtonLink>
        </div>
      }
    />
  );
}
