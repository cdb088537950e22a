import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { mayLeave } from './leave-guard.ts';
import { signOut } from './session.ts';

/** Signing out: asks about unsaved changes, ends the session, ends on Login (SES-036). */
export function useLeaveSession() {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    navigate(paths.login());
    await signOut();
  };
}
