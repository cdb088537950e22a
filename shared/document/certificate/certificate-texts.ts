/** The texts of the certificate in one language, `locales/<language>/offerCertificate.json`; the caller gives them. */
export type CertificateTexts = {
  title: string;
  /** '{{offer}} · versione {{version}}'. */
  /** In the name of the file that the certificate is part of. */
  copy: string;
  number: string;
  owner: string;
  customer: string;
  /** The words of the two ticks; the page shows the same. */
  ticks: Record<'terms' | 'withdrawal', string>;
  accepted: Record<'title' | 'total' | 'toPay' | 'taxable' | 'vat' | 'options' | 'noOptions', string> &
    Record<'asSent', string>;
  signature: Record<'title' | 'name' | 'role' | 'drawn' | 'typed', string>;
  evidence: Record<'title' | 'moment' | 'declared' | 'channel' | 'recipient' | 'link' | 'address', string> &
    Record<'browser' | 'sent' | 'opened' | 'codeTo' | 'codeSent' | 'codeConfirmed' | 'noCode', string>;
  channels: Record<'email' | 'link' | 'inPerson' | 'hand', string>;
  hashes: Record<'title' | 'snapshot' | 'pdf' | 'explained', string>;
  check: Record<'label' | 'title' | 'hint', string>;
  /** '{{day}} alle {{time}} (ora di Roma) · {{utc}}'. */
  instant: string;
  law: string;
  /** At the foot of each page. */
  foot: string;
  page: string;
};
