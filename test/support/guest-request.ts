/** The quotation and the token of a share link. */
export type Pass = { q: string; token?: string };

/** The query and the headers with which a guest asks a route. */
export const guestRequest = ({ q, token, ...others }: Pass & Record<string, string>) => ({
  query: { q, ...others },
  headers: { ...(token !== undefined && { authorization: `Share ${token}` }) },
});

/** Asks a route of the HTTP API as a guest. */
export function askAsGuest(
  url: string,
  route: string,
  pass: Pass & Record<string, string>,
): Promise<Response> {
  const { query, headers } = guestRequest(pass);
  return fetch(`${url}/functions/${route}?${new URLSearchParams(query)}`, { headers });
}
