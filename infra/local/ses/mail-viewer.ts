import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendJson } from '../http-exchange.ts';
import { escaped, viewerPage } from '../viewer-page.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const listed = ({ id, to, subject, sentAt }: Mail) =>
  `<li><a href="/_local/mail/${id}">${escaped(subject)}</a><br>` +
  `<small>${escaped(to.join(', '))}, <time>${sentAt}</time></small></li>`;

/** The mail as its reader sees it: in a frame without scripts, whose links open elsewhere. */
const shown = ({ to, from, subject, html, text, sentAt }: Mail) =>
  viewerPage(
    subject,
    `<p>${escaped(from)} to ${escaped(to.join(', '))}, <time>${sentAt}</time></p>` +
      `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>` +
      `<h2>Text</h2><pre>${escaped(text)}</pre><p><a href="/_local/mail">All mails</a></p>`,
  );

/** The sent mails: `/_local/mail` as a page, `/_local/mail.json` as data. */
export function mailViewer(mailbox: Mailbox) {
  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      const path = pathOf(request);
      response.setHeader('cache-control', 'no-store');
      if (path === '/_local/mail.json') {
        sendJson(response, 200, mailbox.all());
        return;
      }
      const id = path.split('/')[3];
      const mail = mailbox.all().find((each) => each.id === id);
      if (id && !mail) {
        sendJson(response, 404, { message: 'There is no such mail.' });
        return;
      }
      const list = mailbox.all().map(listed).join('') || '<li>Nothing was sent yet.</li>';
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(mail ? shown(mail) : viewerPage('Mails', `<ul>${list}</ul>`));
    },
  };
}
