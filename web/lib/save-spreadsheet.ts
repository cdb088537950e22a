import { fetchedDocument, saveFile } from './call-function.ts';
import { cognito } from './cognito.ts';
import { GraphqlFailure } from './failure.ts';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the spreadsheet that a function answers as base64 text. Rejects with GraphqlFailure. */
export async function saveSpreadsheet(address: string, fileName: string): Promise<void> {
  const { fetchAuthSession } = await cognito();
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new GraphqlFailure('not-signed-in');
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const base64 = await (await fetchedDocument(address, { headers })).text();
  saveFile(new Blob([decoded(base64)], { type: spreadsheetType }), fileName);
}

const decoded = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
