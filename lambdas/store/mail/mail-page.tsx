import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#shared/brand.ts';

/** The content of a mail, in one language; the same in both of its forms. */
export type MailContent = {
  language: string;
  subject: string;
  hello: string;
  text: string;
  /** A message to the reader, shown as it was written. */
  message?: string;
  action: { label: string; address: string };
  /** Stands before the address, for readers who cannot press the button. */
  linkHint: string;
  note: string;
  sender: string;
};

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

/** Readers of mails know tables and styles on the elements, and little else. */
function Page({ language, subject, hello, text, message, action, linkHint, note, sender }: MailContent) {
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
                        <p style={{ ...small, margin: '0 0 20px', fontWeight: 600 }}>{brand.vendor}</p>
                        <h1 style={{ ...words, margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' }}>
                          {subject}
                        </h1>
                        <p style={{ ...words, margin: '0 0 12px' }}>{hello}</p>
                        <p style={{ ...words, margin: '0 0 24px' }}>{text}</p>
                        {message && <p style={quoted}>{message}</p>}
                        <p style={{ margin: '0 0 24px' }}>
                          <a href={action.address} style={button}>
                            {action.label}
                          </a>
                        </p>
                        <p style={{ ...small, margin: '0 0 16px' }}>
                          {linkHint}
                          <br />
                          <a href={action.address} style={{ color: brand.brand1, wordBreak: 'break-all' }}>
                            {action.address}
                          </a>
                        </p>
                        <p style={{ ...small, margin: 0 }}>{note}</p>
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p style={{ ...small, margin: '16px 0 0' }}>{sender}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export const mailHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...content} />)}`;

export const mailText = ({ hello, text, message, action, note, sender }: MailContent): string =>
  [hello, text, ...(message ? [message] : []), `${action.label}: ${action.address}`, note, sender].join(
    '\n\n',
  );
