/** Digits of a telephone number of the world with its country, at least and at most (E.164). */
const fewest = 8;
const most = 15;

/**
 * The number that WhatsApp takes (F19): '0039 347 1234567' is '393471234567'. Without a country it is an Italian one where
 * the customer is in Italy. Null for a number that WhatsApp cannot use.
 */
export function whatsAppNumber(typed: string | null, country: string | null): string | null {
  const kept = (typed ?? '').replace(/[^\d+]/g, '').replace(/^00/, '+');
  const digits = kept.replaceAll('+', '');
  if (!kept.startsWith('+') && country !== 'IT') return null;
  const whole = kept.startsWith('+') ? digits : `39${digits}`;
  return whole.length < fewest || whole.length > most ? null : whole;
}

/** The address that opens WhatsApp with a message, to a number of `whatsAppNumber` or to one that is chosen there (SND-027). */
export const whatsAppAddress = (number: string | null, message: string): string =>
  `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message.toWellFormed())}`;
