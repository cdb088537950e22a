import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendJson } from '../http-exchange.ts';
import { escaped, viewerPage } from '../viewer-page.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const listed = ({ id, to, subject, sentAt }: Mail) =>
  `<li><a href="/_local/mail/${id}">${escaped(subject)}</a><br>` +
  `<small>${escaped(to.join(', '))}, <time>${sentAt}</time></small></li>`;

/** Fields that mail programs read and do not show, a line each. */
const fieldsOf = ({ replyTo, headers, tags, configurationSet }: Mail) =>
  [
    ...replyTo.map((address) => ['Reply-To', address]),
    ...headers.map(({ name, value }) => [name, value]),
    ...Object.entries(tags).map(([name, value]) => ['Tag', `${name}: ${value}`]),
    ...(configurationSet === undefined ? [] : [['Configuration set', configurationSet]]),
  ].map(([name = '', value = '']) => `<li>${escaped(name)}: ${escaped(value)}</li>`);

const filesOf = ({ id, files }: Mail) =>
  files.map(
    ({ name, size }, index) =>
      `<li><a href="/_local/mail/${id}/${index}">${escaped(name)}</a>, ${size} bytes</li>`,
  );

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `<h2>${title}</h2><ul>${lines.join('')}</ul>` : '';

/** The mail as its reader sees it: in a frame without scripts, whose links open elsewhere. */
const shown = (mail: Mail) =>
  viewerPage(
    mail.subject,
    `<p>${escaped(mail.from)} to ${escaped(mail.to.join(', '))}, <time>${mail.sentAt}</time></p>` +
      `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(mail.html)}"></iframe>` +
      section('Files', filesOf(mail)) +
      section('Headers', fieldsOf(mail)) +
      `<h2>Text</h2><pre>${escaped(mail.text)}</pre><p><a href="/_local/mail">All mails</a></p>`,
  );

/** The sent mails: `/_local/mail` as a page, `/_local/mail.json` as data, `/_local/mail/<id>/<n>` for a file. */
export function mailViewer(mailbox: Mailbox) {
  async function sendFile(mail: Mail, index: number, response: ServerResponse): Promise<void> {
    const file = mail.files[index];
    if (!file) return sendJson(response, 404, { message: 'The mail has no such file.' });
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      })
      .end(await mailbox.file(mail.id, index));
  }
  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const path = pathOf(request);
      response.setHeader('cache-control', 'no-store');
      if (path === '/_local/mail.json') return sendJson(response, 200, mailbox.all());
      const [id, index] = path.split('/').slice(3);
      const mail = mailbox.all().find((each) => each.id === id);
      if (id && !mail) return sendJson(response, 404, { message: 'There is no such mail.' });
      if (mail && index !== undefined) return sendFile(mail, Number(index), response);
      const list = mailbox.all().map(listed).join('') || '<li>Nothing was sent yet.</li>';
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(mail ? shown(mail) : viewerPage('Mails', `<ul>${list}</ul>`));
    },
  };
}
