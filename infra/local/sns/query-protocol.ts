import { randomUUID } from 'node:crypto';
import type { ServiceFault } from '../service-fault.ts';

/** The input of an action: names of the query protocol, as `Attributes.entry.1.key`. */
export type Input = ReadonlyMap<string, string>;

/** The answer of an action: texts, maps of texts, or a list of members. */
export type Output = { [name: string]: string | Record<string, string> | Output[] };

const namespace = 'xmlns="http://sns.amazonaws.com/doc/2010-03-31/"';

export const inputOf = (body: Buffer): Input => new Map(new URLSearchParams(body.toString()));

/** A map, as SNS asks for it. */
export function mapOf(input: Input, name: string): Record<string, string> {
  const map: Record<string, string> = {};
  for (let index = 1; input.has(`${name}.entry.${index}.key`); index += 1) {
    map[input.get(`${name}.entry.${index}.key`) ?? ''] = input.get(`${name}.entry.${index}.value`) ?? '';
  }
  return map;
}

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const entry = ([key, value]: [string, string]) =>
  element('entry', element('key', escaped(key)) + element('value', escaped(value)));

function written(output: Output): string {
  const parts = Object.entries(output).map(([name, value]) => {
    if (typeof value === 'string') return element(name, escaped(value));
    // A list holds members, a map texts by name.
    if (Array.isArray(value))
      return element(name, value.map((each) => element('member', written(each))).join(''));
    return element(name, Object.entries(value).map(entry).join(''));
  });
  return parts.join('');
}

const requestId = () => element('RequestId', randomUUID());

export const answerOf = (action: string, output: Output | undefined): string =>
  `<${action}Response ${namespace}>` +
  (output ? element(`${action}Result`, written(output)) : '') +
  `${element('ResponseMetadata', requestId())}</${action}Response>`;

export function refusalOf({ code, message, status }: ServiceFault): string {
  const parts = { Type: status < 500 ? 'Sender' : 'Receiver', Code: code, Message: message };
  return `<ErrorResponse ${namespace}>${element('Error', written(parts))}${requestId()}</ErrorResponse>`;
}
