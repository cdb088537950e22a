import { useLocation } from 'react-router-dom';

/**
 * Parameters of the query and of the part after `#`. Mails use the latter for secrets that no log of a server may hold.
 */
export function useAddressParameters(): URLSearchParams {
  const { search, hash } = useLocation();
  return new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(hash.replace(/^#/, '')),
  ]);
}
