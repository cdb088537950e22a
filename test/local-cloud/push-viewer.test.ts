import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreatePlatformEndpointCommand,
  PublishCommand,
  SNSClient,
  SubscribeCommand,
} from '@aws-sdk/client-sns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSns } from '#infra/local/sns/start-sns.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const TopicArn = 'arn:aws:sns:eu-central-1:000000000000:preventivi-local-test';
const application = 'arn:aws:sns:eu-central-1:000000000000:app/GCM/preventivi-local';
let folder: string;
let served: ServedLocally;
let client: SNSClient;

async function open() {
  const now = () => Date.parse('2026-11-20T09:00:00Z');
  const { service, viewer } = await startSns({ folder, topics: [TopicArn], application, keys, now });
  served = await serveLocally({
    handle: (request, response) =>
      (request.url?.startsWith('/_local') ? viewer : service).handle(request, response),
  });
  client = new SNSClient({ endpoint: served.url, region: 'eu-central-1', credentials: keys, maxAttempts: 1 });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-pushes-'));
  await open();
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const publish = (Message: string) => client.send(new PublishCommand({ TopicArn, Message }));
const page = async (path = '') => (await fetch(`${served.url}/_local/pushes${path}`)).text();
const data = async () => JSON.parse(await page('.json'));
const refuse = (body: string, type = 'application/json') =>
  fetch(`${served.url}/_local/pushes`, { method: 'POST', headers: { 'content-type': type }, body });

async function subscribeDevice(Token: string) {
  const made = await client.send(
    new CreatePlatformEndpointCommand({ PlatformApplicationArn: application, Token }),
  );
  const Endpoint = made.EndpointArn;
  await client.send(new SubscribeCommand({ TopicArn, Protocol: 'application', Endpoint }));
}

describe('the viewer of push messages', () => {
  it('says when nothing was sent, and lists what was, the newest first, running nothing of it', async () => {
    expect(await page()).toContain('Nothing was sent yet.');
    await subscribeDevice('token-1');
    await publish('Nuovi colori');
    await publish('<script>x</script>');
    const list = await page();
    expect(list).not.toContain('<script>');
    expect(list.indexOf('&#60;script')).toBeLessThan(list.indexOf('Nuovi colori'));
    expect(list).toContain('preventivi-local-test, 1 device,');
    const { pushes } = await data();
    expect(pushes[1]).toMatchObject({
      topic: TopicArn,
      message: { default: 'Nuovi colori' },
      devices: ['token-1'],
    });
  });

  it('keeps messages, devices and subscriptions over a restart', async () => {
    await subscribeDevice('token-1');
    await publish('Nuovi colori');
    const before = await data();
    await served.close();
    await open();
    expect(await data()).toEqual(before);
    expect(before.pushes[0].sentAt).toBe('2026-11-20T09:00:00.000Z');
  });

  it('has a topic refuse messages as one asks it to [OPW-49]', async () => {
    expect((await refuse('{"preventivi-local-test":"Throttled"}')).status).toBe(200);
    await expect(publish('Nuovi colori')).rejects.toMatchObject({ name: 'ThrottledException' });
    expect(await page()).toContain('refused with Throttled');
    expect((await data()).pushes).toEqual([]);
    await refuse('{}');
    expect((await publish('Nuovi colori')).MessageId).toBeTruthy();
  });

  it('takes refusals as JSON alone, so that no page of another site can send them', async () => {
    const body = '{"preventivi-local-test":"Throttled"}';
    expect((await refuse(body, 'text/plain')).status).toBe(400);
    expect((await refuse('{"preventivi-local-test":7}')).status).toBe(400);
    expect((await refuse('no JSON')).status).toBe(400);
    expect((await publish('Nuovi colori')).MessageId).toBeTruthy();
  });
});
