import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { usePlaceInView } from './use-place-in-view.ts';

type Props = {
  failure: unknown;
  text: string;
  /** The address of what a creation makes. */
  made?: ((id: string) => string) | undefined;
  onDismiss: () => void;
};

/**
 * Why it could not be saved; the button that saves may be screens away. A session that is over is opened again in another
 * tab, so that nothing is lost. That the connection is missing leaves once it is back.
 */
export function SaveFailure({ failure, text, made, onDismiss }: Props) {
  const { t } = useTranslation();
  const place = usePlaceInView(text);
  const code = codeOf(failure);
  useEffect(() => {
    if (code !== 'offline') return;
    window.addEventListener('online', onDismiss);
    return () => window.removeEventListener('online', onDismiss);
  }, [code, onDismiss]);
  const action =
    code === 'not-signed-in' ? (
      <ButtonLink small to={paths.login()} target="_blank" rel="noopener">
        {t('actions.signIn')}
      </ButtonLink>
    ) : (
      made && <MadeLink failure={failure} to={made} />
    );
  return (
    <div ref={place}>
      <Alert tone="err" action={action} onDismiss={onDismiss}>
        {text}
      </Alert>
    </div>
  );
}
