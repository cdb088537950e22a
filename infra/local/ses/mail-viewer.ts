import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendJson } from '../http-exchange.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color-scheme: light dark }
  li { margin: .5rem 0 } time, small { opacity: .75 } pre { white-space: pre-wrap }
  iframe { width: 100%; height: 34rem; border: 1px solid #8884; background: #fff }`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${content}</html>`;

const listed = ({ id, to, subject, sentAt }: Mail) =>
  `<li><a href="/_local/mail/${id}">${escaped(subject)}</a><br>` +
  `<small>${escaped(to.join(', '))}, <time>${sentAt}</time></small></li>`;

/** The mail as its reader sees it: in a frame without scripts, whose links open elsewhere. */
const shown = ({ to, from, subject, html, text, sentAt }: Mail) =>
  page(
    subject,
    `<p>${escaped(from)} to ${escaped(to.join(', '))}, <time>${sentAt}</time></p>` +
      `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>` +
      `<h2>Text</h2><pre>${escaped(text)}</pre><p><a href="/_local/mail">All mails</a></p>`,
  );

/** What was sent: `/_local/mail` as a page, `/_local/mail.json` as data. */
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
        .end(mail ? shown(mail) : page('Mails', `<ul>${list}</ul>`));
    },
  };
}
