import { allowedAddress } from './allow-list.ts';

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const host = /^([\p{L}\d-]+\.)+\p{L}{2,}([/?#:]|$)/iu;

/**
 * The address of a link as it was typed: one without a scheme becomes `https://…`, or `mailto:…` when it is a mail
 * address. `undefined` for what the list of rich texts does not allow, and for an address that leads nowhere.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = mail.test(text) ? `mailto:${text}` : host.test(text) ? `https://${text}` : text;
  return allowedAddress.test(address) && URL.canParse(address) ? address : undefined;
}
