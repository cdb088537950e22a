import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { mayLeave } from './leave-guard.ts';
import { signOut } from './session.ts';

/** Signs out: asks about unsaved changes, shows the login page and ends the session (SES-036). */
export function useLeaveSession() {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    navigate(paths.login());
    await signOut();
  };
}
