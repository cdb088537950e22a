import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForNew } from '../parts/ask-for-new.ts';

/** Whether the new-quotation dialog is open; an address without a location comes back here with it open (OP65). */
export function useNewDialog() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = asksForNew(state);
  const [isOpen, setOpen] = useState(asked);
  useEffect(() => {
    if (asked) navigate(`${pathname}${search}`, { replace: true });
  }, [asked, navigate, pathname, search]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
