/** Dots of other scripts, which browsers take for one. */
const dot = '[.\u3002\uff0e\uff61]';
const address = new RegExp(`[\\p{L}\\p{N}]${dot}(\\p{L}{2}|\\p{N})|[@\uff20]|://|https?|www${dot}?`, 'iu');

/**
 * Whether a text holds what mail programs make a link of: a web or e-mail address, also a bare one like `evil.example/x`.
 * A dot with a blank after it, as in `G. Rossi`, makes none, nor do initials like `J.R.`.
 */
export const holdsAddress = (text: string): boolean => address.test(text.replace(/\p{Cf}/gu, ''));
