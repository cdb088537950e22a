import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { codeOf } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';

/** Uses the token, once: a second use of it is refused. */
export function useVerification(token: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const used = useRef('');
  const verify = async () => {
    used.current = token;
    setFailure(undefined);
    try {
      const { email } = await postFunction<{ email: string }>('verifyEmail', { token });
      navigate(paths.login({ confirmEmail: 'true', email }), { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  useEffect(() => {
    if (token && used.current !== token) void verify();
  });
  const gone = ['link-expired', 'invalid-input'];
  return {
    expired: !token || (Boolean(failure) && gone.includes(codeOf(failure))),
    failure,
    retry: () => void verify(),
  };
}
