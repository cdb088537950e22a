import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LiftMailPauseDocument, PausedMailsDocument, type PausedMailsQuery } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Account = PausedMailsQuery['pausedMails'][number];
type Props = { onOpen: (id: string, name: string) => void };

/** The list of users asks under keys of this word too: a change of one asks both again. */
const key = ['user', 'paused-mails'];

/** Users who write to customers no more, while there are some (SND-024). */
export function PausedMails({ onOpen }: Props) {
  const { t } = useTranslation('users');
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(PausedMailsDocument, {}, signal)).pausedMails,
  });
  if (data.length === 0) return null;
  return (
    <div className="paused-mails">
      <Card title={t('pausedMails.title')}>
        <p className="muted">{t('pausedMails.text')}</p>
        <ul>
          {data.map((account) => (
            <Line key={account.id} account={account} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Line({ account, onOpen }: Props & { account: Account }) {
  const { t } = useTranslation('users');
  const { id, name, since } = account;
  const lift = useLift(account);
  const count = (what: 'sent' | 'bounced' | 'complained') =>
    t(`pausedMails.${what}`, { count: account[what], number: formatWhole(account[what]) });
  const facts = [
    t('pausedMails.since', { date: formatDate(since) }),
    count('sent'),
    count('bounced'),
    count('complained'),
  ];
  return (
    <li>
      <div className="grow">
        <Button variant="text" tone="accent" onClick={() => onOpen(id, name)}>
          {name}
        </Button>
        <p className="muted">{facts.join(' · ')}</p>
      </div>
      <Button
        small
        busy={lift.isPending}
        aria-label={t('pausedMails.liftOf', { name })}
        onClick={() => lift.mutate()}
      >
        {t('pausedMails.lift')}
      </Button>
    </li>
  );
}

function useLift({ id, name }: Account) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(LiftMailPauseDocument, { uid: id }),
    onSuccess() {
      queries.setQueryData<Account[]>(key, (listed = []) => listed.filter((other) => other.id !== id));
      toast({ text: t('pausedMails.lifted', { name }) });
    },
    onError: (error) => toast({ tone: 'err', text: failureText(error) }),
  });
}
