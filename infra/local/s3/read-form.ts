import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export type UploadForm = {
  /** By lower-case name; what follows the file is ignored, as S3 does. */
  fields: Record<string, string>;
  file: { name: string; bytes: Buffer };
};

/** A form is held in memory: more than any upload that the application allows. */
const largestForm = 64 * 1024 * 1024;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestForm) {
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readForm(request: IncomingMessage): Promise<UploadForm> {
  const body = new Uint8Array(await readAll(request));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new S3Error(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
    else return { fields, file: { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) } };
  }
  throw new S3Error('InvalidRequest', 'POST requires exactly one file upload per request.');
}
