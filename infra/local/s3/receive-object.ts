import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { fileAccess } from '../access/bucket-access.ts';
import type { Refusal } from '../access/guard.ts';
import type { Keys } from '../signature.ts';
import type { S3Address } from './address.ts';
import type { ObjectFiles } from './object-files.ts';
import { checkPostPolicy } from './post-policy.ts';
import { readForm } from './read-form.ts';
import { type ReceivedContent, receiveBody, receiveBytes } from './receive-content.ts';
import { S3Error } from './s3-error.ts';
import { type Tags, tagsOfHeader } from './tagging.ts';

const keptHeaders = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'expires'];

/** The headers that are kept with the object and sent back with it. */
export function keptOf(given: IncomingHttpHeaders | Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(given)) {
    if (value && (keptHeaders.includes(name) || name.startsWith('x-amz-meta-')))
      kept[name] = value.toString();
  }
  // `aws-chunked` describes the transfer, the rest the content.
  const encoding = given['content-encoding']?.toString().replace(/aws-chunked,?\s*/, '');
  return encoding ? { ...kept, 'content-encoding': encoding } : kept;
}

function asObject(content: ReceivedContent, headers: Record<string, string>, tags: Tags, now: number) {
  return { ...content, headers, tags, lastModified: new Date(now).toISOString() };
}

/** `If-None-Match: *` writes only what is not there; S3 knows no other value, and the application no `If-Match`. */
function isOnlyNew(headers: IncomingHttpHeaders): boolean {
  const condition = headers['if-none-match'];
  if (headers['if-match'] || (condition && condition !== '*')) {
    throw new S3Error(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
    );
  }
  return condition === '*';
}

export async function putObject(
  request: IncomingMessage,
  response: ServerResponse,
  address: S3Address,
  files: ObjectFiles,
  now: number,
): Promise<void> {
  const onlyNew = isOnlyNew(request.headers);
  const content = await receiveBody(request, files);
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  await files.publish(address, asObject(content, keptOf(request.headers), tags, now), onlyNew);
  response.writeHead(200, { etag: content.etag, 'x-amz-checksum-crc32': content.crc32 }).end();
}

/** An upload of the browser by a form whose policy the application has signed. */
export async function postObject(
  request: IncomingMessage,
  response: ServerResponse,
  bucket: string,
  files: ObjectFiles,
  { credentials, now, refusal }: { credentials: Keys; now: number; refusal: Refusal },
): Promise<void> {
  const form = await readForm(request);
  await checkPostPolicy(form, bucket, credentials, now);
  const key = form.fields.key?.replaceAll(`\${filename}`, form.file.name);
  if (!key) throw new S3Error('InvalidRequest', 'The form has no key.');
  const access = fileAccess('PutObject', { bucket, key });
  const refused = refusal(request, () => [access], form.fields['x-amz-signature']);
  if (refused) throw new S3Error('AccessDenied', refused);
  const content = await receiveBytes(form.file.bytes, files);
  await files.publish({ bucket, key }, asObject(content, keptOf(form.fields), {}, now));
  const asked = Number(form.fields.success_action_status);
  response.writeHead(asked === 200 || asked === 201 ? asked : 204, { etag: content.etag }).end();
}
