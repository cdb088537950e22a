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
  replyTo: [],
  headers: [],
  tags: {},
  files: [],
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

  it('lists headers and tags, and gives the files as they came [SND-015, SND-018]', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xe2, 0x00]);
    const name = 'Offerta 12-2026 "Società".pdf';
    const file = { name, type: 'application/pdf', size: bytes.length };
    const headers = [{ name: 'List-Unsubscribe', value: '<https://example.com/?t=1>' }];
    const more = {
      replyTo: ['verdi@example.com'],
      tags: { offer: 'o1' },
      configurationSet: 'preventivi-local',
    };
    await mailbox.add(aMail({ files: [file], headers, ...more }), [{ name, type: file.type, bytes }]);
    const shown = await page('/first');
    for (const words of ['Reply-To: verdi@example.com', 'List-Unsubscribe: &#60;https', 'Tag: offer: o1'])
      expect(shown).toContain(words);
    expect(shown).toContain('href="/_local/mail/first/0"');
    const given = await fetch(`${served.url}/_local/mail/first/0`);
    expect(given.headers.get('content-type')).toBe('application/pdf');
    expect(given.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    expect(Buffer.from(await given.arrayBuffer())).toEqual(bytes);
    expect((await fetch(`${served.url}/_local/mail/first/1`)).status).toBe(404);
  });

  it('forgets the files of mails that it forgets', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('a') };
    await mailbox.add(aMail(), [file]);
    expect(await mailbox.file('first', 0)).toEqual(file.bytes);
    for (let index = 0; index < 200; index += 1) await mailbox.add(aMail({ id: `mail-${index}` }));
    await expect(mailbox.file('first', 0)).rejects.toThrow('ENOENT');
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
