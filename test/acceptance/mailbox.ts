import { expect } from 'vitest';
import { appUrl } from './app.ts';

type Mail = { to: string[]; subject: string; text: string };

/** The address in the newest mail with that subject, once the local cloud has it. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const mails: Mail[] = await (await fetch(`${appUrl}/_local/mail.json`)).json();
    const mail = mails.find((each) => each.to.includes(to) && each.subject === subject);
    link = mail?.text.match(/https?:\/\/\S+/)?.[0];
    return link;
  };
  await expect.poll(look, { timeout: 10_000 }).toBeDefined();
  return link ?? '';
}
