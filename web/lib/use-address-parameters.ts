import { useLocation } from 'react-router-dom';

/** What the address says in its query, or behind its `#`, where mails put what no server's log may hold. */
export function useAddressParameters(): URLSearchParams {
  const { search, hash } = useLocation();
  return new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(hash.replace(/^#/, '')),
  ]);
}
