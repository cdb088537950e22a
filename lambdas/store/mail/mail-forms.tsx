import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#shared/brand.ts';

/** The content of a mail, in one language; the same in both of its forms. */
export type MailContent = {
  language: string;
  /** Who writes; the vendor where it is missing. */
  head?: string;
  subject: string;
  hello?: string | undefined;
  /** Plain text; its lines stay. */
  text: string;
  /** An address that the text itself holds. */
  ownLink?: string | undefined;
  /** A message to the reader, shown as it was written. */
  message?: string | undefined;
  /** Words of the reader that the message answers. */
  quote?: { label: string; text: string } | undefined;
  /** The button; then the address, behind words for readers who cannot press it. */
  action?: { label: string; address: string; hint: string } | undefined;
  note?: string | undefined;
  /** Lines below; one with an address is a link. */
  foot: readonly FootLine[];
};
export type FootLine = { text: string; address?: string };

const font = 'Helvetica, Arial, sans-serif';
const words = { fontFamily: font, fontSize: '16px', lineHeight: '24px', color: '#1c2426' } as const;
const small = { ...words, fontSize: '13px', lineHeight: '20px', color: '#5a6669' } as const;
const quoted = {
  ...words,
  margin: '0 0 24px',
  padding: '12px 16px',
  borderLeft: `3px solid ${brand.brand1}`,
  background: '#f2f4f4',
  whiteSpace: 'pre-line',
} as const;
const button = {
  ...words,
  display: 'inline-block',
  padding: '12px 22px',
  borderRadius: '8px',
  background: brand.brand1,
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
} as const;

const Link = ({ address, text }: { address: string; text: string }) => (
  <a href={address} style={{ color: brand.brand1, wordBreak: 'break-word' }}>
    {text}
  </a>
);

/** A text with its own address as a link; what else looks like one stays text. */
function Text({ text, ownLink }: Pick<MailContent, 'text' | 'ownLink'>) {
  const parts = ownLink ? text.split(ownLink) : [text];
  return (
    <p style={{ ...words, margin: '0 0 24px', whiteSpace: 'pre-line' }}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are written once.
        <Fragment key={index}>
          {index > 0 && ownLink && <Link address={ownLink} text={ownLink} />}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function Action({ label, address, hint }: NonNullable<MailContent['action']>) {
  return (
    <>
      <p style={{ margin: '0 0 24px' }}>
        <a href={address} style={button}>
          {label}
        </a>
      </p>
      <p style={{ ...small, margin: '0 0 16px' }}>
        {hint}
        <br />
        <a href={address} style={{ color: brand.brand1, wordBreak: 'break-all' }}>
          {address}
        </a>
      </p>
    </>
  );
}

type BodyContent = Omit<MailContent, 'language' | 'foot'>;

function Body({
  head = brand.vendor,
  subject,
  hello,
  text,
  ownLink,
  message,
  quote,
  action,
  note,
}: BodyContent) {
  return (
    <>
      <p style={{ ...small, margin: '0 0 20px', fontWeight: 600 }}>{head}</p>
      <h1 style={{ ...words, margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' }}>{subject}</h1>
      {hello && <p style={{ ...words, margin: '0 0 12px' }}>{hello}</p>}
      <Text text={text} ownLink={ownLink} />
      {message && <p style={quoted}>{message}</p>}
      {quote && (
        <p style={{ ...small, margin: '0 0 24px', whiteSpace: 'pre-line' }}>
          {quote.label}
          <br />
          {quote.text}
        </p>
      )}
      {action && <Action {...action} />}
      {note && <p style={{ ...small, margin: 0 }}>{note}</p>}
    </>
  );
}

/** Readers of mails know tables and styles on the elements, and little else. */
function Page({ language, subject, foot, ...content }: MailContent) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, background: '#f2f4f4' }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: '560px', background: '#ffffff', borderRadius: '12px' }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '28px 32px' }}>
                        <Body subject={subject} {...content} />
                      </td>
                    </tr>
                  </tbody>
                </table>
                {foot.map(({ text, address }) => (
                  <p key={text} style={{ ...small, margin: '16px auto 0', maxWidth: '560px' }}>
                    {address ? <Link address={address} text={text} /> : text}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const mailHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...content} />)}`;

/** As mail programs quote. */
const quotedText = ({ label, text }: NonNullable<MailContent['quote']>): string =>
  `${label}\n${text.replace(/^/gm, '> ')}`;

const mailText = ({ hello, text, message, quote, action, note, foot }: MailContent): string =>
  [
    ...[
      hello,
      text,
      message,
      quote && quotedText(quote),
      action && `${action.label}: ${action.address}`,
      note,
    ],
    ...foot.map(({ text: line, address }) => (address ? `${line}: ${address}` : line)),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Both forms of a mail. */
export const mailForms = (content: MailContent) => ({
  subject: content.subject,
  html: mailHtml(content),
  text: mailText(content),
});
