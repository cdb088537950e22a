import { digitsOf } from '#shared/customers/digits-of.ts';

type Place = {
  address: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
};

/** Calls a phone: only what a keypad has is dialled (CUS-017). */
export const callOf = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;

export const mailOf = (email: string): string => `mailto:${email}`;

/** A mobile phone of Italy, or a phone with the prefix of its country: what WhatsApp may know. */
export function whatsAppOf(phone: string): string | undefined {
  const digits = digitsOf(phone);
  if (/^\s*(\+|00)/.test(phone)) return `https://wa.me/${digits.replace(/^00/, '')}`;
  return digits.startsWith('3') && digits.length >= 9 ? `https://wa.me/39${digits}` : undefined;
}

/** '24121 Bergamo (BG)'. */
export const townOf = ({ postalCode, city, province }: Omit<Place, 'address'>): string =>
  [postalCode, city, province && `(${province})`].filter(Boolean).join(' ');

/** 'Via Tasso 40, 24121 Bergamo (BG)'. */
export const addressText = (place: Place): string =>
  [place.address, townOf(place)].filter(Boolean).join(', ');

/** The map of the device; nothing without an address. */
export function mapOf(place: Place): string | undefined {
  const address = addressText(place);
  return address
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
    : undefined;
}
