import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailViewer } from '#infra/local/ses/mail-viewer.ts';
import { type Mail, type Mailbox, openMailbox } from '#infra/local/ses/mailbox.ts';
import { type ServedLocally, serveLocally } from '#test/support/serve-locally.ts';

let folder: string;
let mailbox: Mailbox;
let served: ServedLocally;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-mails-'));
  mailbox = await openMailbox(folder);
  const viewer = mailViewer(mailbox);
  served = await serveLocally({ handle: async (request, response) => viewer.handle(request, response) });
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'first',
  sentAt: '2026-11-20T09:00:00.000Z',
  from: 'Preventivi <preventivi@example.com>',
  to: ['marta@example.com'],
  subject: 'Conferma',
  html: '<p>Ciao</p>',
  text: 'Ciao',
  ...changes,
});
const page = async (path: string) => (await fetch(`${served.url}/_local/mail${path}`)).text();

describe('the viewer of mails', () => {
  it('says when nothing was sent, and lists what was, the newest first', async () => {
    expect(await page('')).toContain('Nothing was sent yet.');
    await mailbox.add(aMail());
    await mailbox.add(aMail({ id: 'second', subject: 'Nuova password' }));
    const list = await page('');
    expect(list.indexOf('Nuova password')).toBeLessThan(list.indexOf('Conferma'));
    expect(list).toContain('href="/_local/mail/second"');
    const data: Mail[] = JSON.parse(await page('.json'));
    expect(data.map(({ id }) => id)).toEqual(['second', 'first']);
  });

  it('shows a mail as page and text, and runs nothing of it', async () => {
    await mailbox.add(aMail({ subject: '<script>x</script>', html: '<p onclick="x">"Ciao"</p>' }));
    const shown = await page('/first');
    expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown).not.toContain('<script>');
    expect(shown).not.toContain('<p onclick');
  });

  it('has no page for a mail that was not sent', async () => {
    expect((await fetch(`${served.url}/_local/mail/none`)).status).toBe(404);
  });

  it('keeps 200 mails, over a restart too', async () => {
    for (let index = 0; index < 205; index += 1) await mailbox.add(aMail({ id: `mail-${index}` }));
    await mailbox.settled();
    const again = (await openMailbox(folder)).all();
    expect([again.length, again[0]?.id, again.at(-1)?.id]).toEqual([200, 'mail-204', 'mail-5']);
  });
});
