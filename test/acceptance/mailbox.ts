import { expect } from 'vitest';
import { appUrl } from './app.ts';

type Mail = { to: string[]; subject: string; text: string };

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
