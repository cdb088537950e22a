import { useLocation } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Refusal } from '#web/components/refusal.tsx';
import type { FailureCode } from '#web/lib/failure.ts';
import { useSessionUser } from '#web/lib/session.ts';

type Texts = Record<
  'expiredTitle' | 'expiredText' | 'notFoundTitle' | 'failedTitle' | 'failedText' | 'backToList' | 'signIn',
  string
>;
type Props = { failure: FailureCode; texts: Texts; errors: Record<FailureCode, string> };

/** Temporary failures; all others mean that the visitor may not see the quotation (OP26, decision 12). */
const passing: readonly FailureCode[] = [
  'offline',
  'internal',
  'busy',
  'too-many-requests',
  'refused-by-firewall',
];

/** In place of a document that does not open. Users read why; visitors that the link is no longer good. */
export function PrintRefusal({ failure, texts, errors }: Props) {
  const isSignedIn = useSessionUser() !== null;
  if (passing.includes(failure)) return <Refusal title={texts.failedTitle} text={texts.failedText} />;
  if (!isSignedIn) {
    return (
      <Refusal title={texts.expiredTitle} text={texts.expiredText}>
        <SignIn label={texts.signIn} />
      </Refusal>
    );
  }
  return (
    <Refusal title={failure === 'not-found' ? texts.notFoundTitle : texts.failedTitle} text={errors[failure]}>
      <ButtonLink to={paths.quotations} icon="arrow-left">
        {texts.backToList}
      </ButtonLink>
    </Refusal>
  );
}

/** The sign-in leads back here (SES-023). */
function SignIn({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return <ButtonLink to={paths.login({ redirect: pathname + search })}>{label}</ButtonLink>;
}
