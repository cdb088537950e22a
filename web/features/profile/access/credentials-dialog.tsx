import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { EmailPart } from './email-part.tsx';

/** Loads Amplify's form only on use, as it is large. */
const PasswordPart = lazyPart(() => import('./password-part.tsx'));

type Props = { uid: string; email: string; onClose: () => void };

/**
 * Changes password or e-mail, one at a time. Each ends every session (decision 4); the login then waits with the e-mail
 * filled in (USR-071).
 */
export function CredentialsDialog({ uid, email, onClose }: Props) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [part, setPart] = useState<'password' | 'email'>();
  const signInAgain = (as: string, notice: 'passwordSet' | 'emailSet') =>
    navigate(paths.login({ email: as }), { state: { notice } });
  return (
    <DialogFrame
      as="div"
      title={t('dialog.title')}
      context={t('dialog.context')}
      width={500}
      onClose={onClose}
    >
      <div className="stack">
        <Segmented
          label={t('dialog.what')}
          value={part ?? 'password'}
          options={[
            { value: 'password', label: t('dialog.password') },
            { value: 'email', label: t('dialog.email') },
          ]}
          onChange={setPart}
        />
        {part === 'email' ? (
          <EmailPart uid={uid} email={email} onChanged={(changed) => signInAgain(changed, 'emailSet')} />
        ) : (
          <Suspense fallback={<Awaited takesFocus={part === undefined} />}>
            <PasswordPart
              uid={uid}
              takesFocus={part === undefined}
              onChanged={() => signInAgain(email, 'passwordSet')}
            />
          </Suspense>
        )}
      </div>
    </DialogFrame>
  );
}

const Awaited = ({ takesFocus }: { takesFocus: boolean }) => (
  <>
    {takesFocus && <AwaitedField />}
    <Skeleton height="280px" />
  </>
);
