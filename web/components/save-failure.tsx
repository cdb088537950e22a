import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';

type Props = { failure: unknown; text: string; onDismiss: () => void };

/**
 * Why it could not be saved; the button that saves may be screens away. A session that is over is opened again in another
 * tab, so that nothing is lost.
 */
export function SaveFailure({ failure, text, onDismiss }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another failure
  useEffect(() => {
    // Newer browsers answer a promise, which is no cleanup.
    void place.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  const signIn = codeOf(failure) === 'not-signed-in' && (
    <ButtonLink small to={paths.login()} target="_blank" rel="noopener">
      {t('actions.signIn')}
    </ButtonLink>
  );
  return (
    <div ref={place}>
      <Alert tone="err" action={signIn} onDismiss={onDismiss}>
        {text}
      </Alert>
    </div>
  );
}
