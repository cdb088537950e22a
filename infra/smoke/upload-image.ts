import { fetchAnswer } from '#lambdas/canary/fetch-answer.ts';
import type { Ask } from '#lambdas/canary/open-session.ts';

type Form = { key: string; url: string; fields: { name: string; value: string }[] };

/** The bytes that every PNG begins with: nobody draws it. */
const image = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Uploads the image of the user by a form of the server, and reads the kept one at the address of the website. */
export async function uploadImage(origin: string, ask: Ask, userId: string): Promise<void> {
  const { uploadUserImage: form } = await ask<{ uploadUserImage: Form }>(
    `mutation ($userId: ID!) {
      uploadUserImage(userId: $userId, type: "image/png", fileName: "smoke.png") { key url fields { name value } }
    }`,
    { userId },
  );
  const body = new FormData();
  for (const { name, value } of form.fields) body.append(name, value);
  body.append('file', new Blob([image], { type: 'image/png' }), 'smoke.png');
  await fetchAnswer(form.url, { method: 'POST', body });
  const { updateImage } = await ask<{ updateImage: { imageUrl: string } }>(
    `mutation ($userId: ID!, $key: String!) {
      updateImage(userId: $userId, key: $key, imageName: "smoke.png") { imageUrl }
    }`,
    { userId, key: form.key },
  );
  const kept = await (await fetchAnswer(new URL(updateImage.imageUrl, origin))).bytes();
  if (!image.equals(kept)) throw new Error('The website shows another image than the one that was sent.');
}
