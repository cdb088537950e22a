import { expect } from 'vitest';
import { appUrl } from './app.ts';

type Mail = { id: string; to: string[]; subject: string; text: string };

const mails = async (to: string, subject: string): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${appUrl}/_local/mail.json`)).json();
  return all.filter((each) => each.to.includes(to) && each.subject === subject);
};

/** How many mails with that subject an address received. */
export const mailsAbout = async (to: string, subject: string) => (await mails(to, subject)).length;

/** The link in the newest mail with that subject, once it has arrived. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const [newest] = await mails(to, subject);
    link = newest?.text.match(/https?:\/\/\S+/)?.[0];
    return link;
  };
  await expect.poll(look).toBeDefined();
  return link ?? '';
}

/** The newest mail to an address that says so, once it has arrived. */
export async function mailSaying(to: string, words: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const all: Mail[] = await (await fetch(`${appUrl}/_local/mail.json`)).json();
    found = all.find((each) => each.to.includes(to) && words.test(`${each.subject}\n${each.text}`));
    return found;
  };
  await expect.poll(look).toBeDefined();
  return found ?? { id: '', to: [], subject: '', text: '' };
}
