import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import { header, pathOf, readBody, sendJson } from '../http-exchange.ts';
import { escaped, viewerPage } from '../viewer-page.ts';
import type { Push, PushRecords } from './push-records.ts';

const nameOf = (arn: string) => arn.split(':').at(-1) ?? arn;

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const pushed = ({ id, sentAt, topic, message, devices }: Push) =>
  `<li id="${id}"><b>${escaped(message.default ?? '')}</b><br>` +
  `<small>${escaped(nameOf(topic))}, ${countOf(devices.length, 'device')}, <time>${sentAt}</time></small>` +
  `<details><summary>What each platform gets</summary><pre>${escaped(JSON.stringify(message, null, 2))}</pre></details></li>`;

function page({ kept }: PushRecords, topics: readonly string[]): string {
  const topicLine = (arn: string) => {
    const devices = kept.subscriptions.filter(({ topic }) => topic === arn).length;
    const refused = kept.refused[nameOf(arn)];
    return `<li>${escaped(nameOf(arn))}: ${countOf(devices, 'device')}${refused ? `, refused with ${escaped(refused)}` : ''}</li>`;
  };
  const list = kept.pushes.map(pushed).join('') || '<li>Nothing was sent yet.</li>';
  return viewerPage(
    'Push messages',
    `<ul>${list}</ul><h2>Topics</h2><ul>${topics.map(topicLine).join('')}</ul>` +
      '<p>To have a topic refuse messages, POST JSON here, as ' +
      '<code>{"preventivi-local-test": "Throttled"}</code>; <code>{}</code> has all accept them again.</p>',
  );
}

const refusals = z.record(z.string(), z.string().regex(/^[A-Za-z]+$/));

/** Bytes: a code for each topic. */
const longestRefusals = 10_000;

/**
 * The sent messages: `/_local/pushes` as a page, `/_local/pushes.json` as data. A POST there says which topics refuse
 * messages, and with which error of SNS (OPW-49).
 */
export function pushViewer(records: PushRecords, topics: readonly string[]) {
  async function refuse(request: IncomingMessage, response: ServerResponse) {
    // Pages of other sites cannot send this type without being asked first.
    const isJson = header(request, 'content-type') === 'application/json';
    const body = isJson ? String(await readBody(request, longestRefusals)) : '';
    const asked = refusals.safeParse(parsedJson(body));
    if (!asked.success) {
      sendJson(response, 400, { message: 'Send JSON: codes of errors by the names of topics.' });
      return;
    }
    records.kept.refused = asked.data;
    await records.save();
    sendJson(response, 200, asked.data);
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      response.setHeader('cache-control', 'no-store');
      if (request.method === 'POST') await refuse(request, response);
      else if (pathOf(request) === '/_local/pushes.json') sendJson(response, 200, records.kept);
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(records, topics));
    },
  };
}
