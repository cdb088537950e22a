import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ObjectAddress } from './address.ts';
import type { ObjectFiles } from './object-files.ts';
import { escapeXml, S3Error } from './s3-error.ts';

export type Tags = Record<string, string>;

/** As S3 limits them. */
const mostTags = 10;

const wrong = () =>
  new S3Error('MalformedXML', 'The XML you provided was not well-formed or did not validate.');

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The tags of `<Tagging><TagSet><Tag><Key>k</Key><Value>v</Value></Tag></TagSet></Tagging>`. */
export function readTags(xml: string): Tags {
  const set = /^\s*(?:<\?xml[^>]*>)?\s*<Tagging[^>]*>\s*<TagSet>(.*)<\/TagSet>\s*<\/Tagging>\s*$/s.exec(
    xml,
  )?.[1];
  const isEmpty = /<TagSet\s*\/>/.test(xml);
  if (set === undefined && !isEmpty) throw wrong();
  const tags = [...(set ?? '').matchAll(/<Tag>\s*<Key>(.*?)<\/Key>\s*<Value>(.*?)<\/Value>\s*<\/Tag>/gs)];
  if (tags.length > mostTags || (set ?? '').split('<Tag>').length - 1 !== tags.length) throw wrong();
  return Object.fromEntries(tags.map(([, key = '', value = '']) => [unescaped(key), unescaped(value)]));
}

/** The tags of the header `x-amz-tagging`: `k=v&l=w`. */
export const tagsOfHeader = (header: string | string[] | undefined): Tags =>
  Object.fromEntries(new URLSearchParams(header?.toString() ?? ''));

export async function sendTags(response: ServerResponse, address: ObjectAddress, files: ObjectFiles) {
  const { tags = {} } = await files.find(address);
  const entries = Object.entries(tags).map(
    ([key, value]) => `<Tag><Key>${escapeXml(key)}</Key><Value>${escapeXml(value)}</Value></Tag>`,
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Tagging xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><TagSet>${entries.join('')}</TagSet></Tagging>`,
  );
}

export async function putTags(
  request: IncomingMessage,
  response: ServerResponse,
  address: ObjectAddress,
  files: ObjectFiles,
) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  await files.tag(address, readTags(Buffer.concat(parts).toString()));
  response.writeHead(200).end();
}
