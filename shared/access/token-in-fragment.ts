/** The token of a share link's address, from its fragment: '#token=…'. */
export const tokenInFragment = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token');
