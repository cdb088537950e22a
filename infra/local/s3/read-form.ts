import type { IncomingMessage } from 'node:http';
import { readBody } from '../http-exchange.ts';
import { S3Error } from './s3-error.ts';

export type UploadForm = {
  /** By lower-case name; what follows the file is ignored, as S3 does. */
  fields: Record<string, string>;
  file: { name: string; bytes: Buffer };
};

/** A form is held in memory: more than any upload that the application allows. */
const largestForm = 64 * 1024 * 1024;

export async function readForm(request: IncomingMessage): Promise<UploadForm> {
  const body = new Uint8Array(await readBody(request, largestForm, ['EntityTooLarge', 400]));
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
