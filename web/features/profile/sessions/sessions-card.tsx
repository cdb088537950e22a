import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Card } from '#web/components/card.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Profile } from '../use-profile.ts';
import { EndOthers } from './end-others.tsx';
import { SessionLine } from './session-line.tsx';
import { useSessions } from './use-sessions.ts';
import './sessions-card.css';

/** Every browser with a session of the user, this one first. */
export default function SessionsCard({ profile: { editing } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const { sessions, error, one, endOthers } = useSessions();
  const failure = one.error ?? error;
  return (
    <Card title={t('sessions.title')}>
      {failure && <Alert tone="err">{failureText(failure)}</Alert>}
      {sessions ? (
        <ul className="sessions">
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              busy={one.isPending && one.variables.id === session.id}
              onEnd={() => one.mutate(session)}
            />
          ))}
        </ul>
      ) : (
        !error && <Skeleton height="96px" />
      )}
      {sessions && sessions.length > 1 && (
        <EndOthers end={endOthers} disabledReason={editing.changed && t('credentialsAfterSave')} />
      )}
    </Card>
  );
}
