// biome-ignore lint/suspicious/noExplicitAny: answers of any query, each looked at where it is asked.
export type Ask = <Data = Record<string, any>>(query: string, variables?: object) => Promise<Data>;

/** Sends queries to a running cloud over HTTP with a token, as the web app does; a refusal is thrown. */
export const graphqlClient =
  (url: string, authorization: string): Ask =>
  async (query, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
