import { fetchedDocument, saveFile } from './call-function.ts';
import { cognito } from './cognito.ts';
import { GraphqlFailure } from './failure.ts';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the spreadsheet that a function answers as base64 text, to a body where there is one. Rejects with GraphqlFailure. */
export async function saveSpreadsheet(address: string, fileName: string, body?: object): Promise<void> {
  const { fetchAuthSession } = await cognito();
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new GraphqlFailure('not-signed-in');
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const options = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      }
    : { headers };
  const base64 = await (await fetchedDocument(address, options)).text();
  saveFile(new Blob([decoded(base64)], { type: spreadsheetType }), fileName);
}

const decoded = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
