import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { italy } from '#shared/geography/countries.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { ForcedUsersDocument, type ForcedUsersQuery } from '#web/graphql/repair.ts';
import { countryName } from '#web/lib/country-name.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Asks before foreign users lose their country, and names them (OPW-55). */
export function ForceDialog({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation('repair');
  const failureText = useFailureText();
  const { users, total, failure, more, isLoading } = useForcedUsers();
  return (
    <ConfirmDialog
      title={t('force.question')}
      action={t('force.confirm')}
      disabledReason={total === undefined && t('force.loading')}
      failure={failure ? failureText(failure) : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('force.warning')}</p>
      {total === undefined ? (
        !failure && <p className="muted">{t('force.loading')}</p>
      ) : (
        <>
          <p>{t('force.moves', { count: total })}</p>
          {total > 0 && <Moved users={users} />}
          {users.length < total && (
            <Button small busy={isLoading} onClick={more}>
              {t('force.more', { count: total - users.length })}
            </Button>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}

/** The users whom forcing Italy would move, by name, page after page. */
function useForcedUsers() {
  const { data, error, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['user', 'forced'],
    queryFn: async ({ pageParam, signal }) =>
      (await request(ForcedUsersDocument, { page: pageParam }, signal)).forcedUsers,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    staleTime: 0,
  });
  return {
    users: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages.at(-1)?.total,
    failure: error,
    more: () => void fetchNextPage(),
    isLoading: isFetchingNextPage,
  };
}

type ForcedUser = ForcedUsersQuery['forcedUsers']['items'][number];

function Moved({ users }: { users: readonly ForcedUser[] }) {
  const { t, i18n } = useTranslation('repair');
  const nameOf = (country: string) => countryName(country, i18n.language);
  return (
    <Scrolling as="ul" className="repair-moved" label={t('force.whom')}>
      {users.map(({ id, name, country }) => (
        <li key={id}>
          <b>{name}</b>
          <span className="muted">
            {t('force.move', { from: nameOf(country ?? '–'), to: nameOf(italy) })}
          </span>
        </li>
      ))}
    </Scrolling>
  );
}
