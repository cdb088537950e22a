import { expect } from 'vitest';
import { withToken } from './accounts-api.ts';
import { pngOf } from './png.ts';
import { answered } from './quotations-api.ts';

type Upload = { key: string; url: string; fields: { name: string; value: string }[] };
type Image = { imageUrl: string | null; imageName: string | null; revision: number };

export const allow = (token: string, userId: string, type = 'image/png') =>
  withToken<{ uploadUserImage: Upload }>(
    token,
    `mutation ($userId: ID!, $type: String!) {
      uploadUserImage(userId: $userId, type: $type, fileName: "Logo ditta.PNG") { key url fields { name value } }
    }`,
    { userId, type },
  );
export const give = (token: string, userId: string, key: string) =>
  withToken<{ updateImage: Image }>(
    token,
    `mutation ($userId: ID!, $key: String!) {
      updateImage(userId: $userId, key: $key, imageName: "Logo ditta.PNG") { imageUrl imageName revision }
    }`,
    { userId, key },
  );
export const takeAway = (token: string, userId: string) =>
  withToken<{ removeImage: Image }>(
    token,
    'mutation ($userId: ID!) { removeImage(userId: $userId) { imageUrl imageName revision } }',
    { userId },
  );

/** Uploads an image of a user; it is not accepted yet. */
export async function uploaded(token: string, userId: string, text = 'the logo'): Promise<string> {
  return sent(answered(await allow(token, userId)).uploadUserImage, pngOf(text));
}

/** Uploads any bytes as an image. */
export async function sent({ key, url, fields }: Upload, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([bytes]), 'x.png');
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  return key;
}
