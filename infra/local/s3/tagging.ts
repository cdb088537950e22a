import type { ServerResponse } from 'node:http';
import type { ObjectAddress } from './address.ts';
import type { ObjectFiles } from './object-files.ts';
import { elements, sendXml } from './s3-error.ts';

export type Tags = Record<string, string>;

/** The tags of the header `x-amz-tagging`: `k=v&l=w`. */
export const tagsOfHeader = (header: string | string[] | undefined): Tags =>
  Object.fromEntries(new URLSearchParams(header?.toString() ?? ''));

/** GetObjectTagging. */
export async function sendTags(response: ServerResponse, address: ObjectAddress, files: ObjectFiles) {
  const { tags = {} } = await files.find(address);
  const entries = Object.entries(tags).map(([Key, Value]) => `<Tag>${elements({ Key, Value })}</Tag>`);
  sendXml(response, 'Tagging', `<TagSet>${entries.join('')}</TagSet>`);
}
