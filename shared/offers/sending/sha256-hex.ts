/**
 * SHA-256 of a text in UTF-8, or of a file's bytes, as 64 lower-case hex digits (SND-004, ACC-044). Server and browser
 * have the same Web Crypto.
 */
export async function sha256Hex(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
