/** The sources that a page of the web app may load from and talk to, beside its own origin. */
export function contentPolicy(services: readonly string[]): string {
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // PrimeReact and the rich-text editor write their styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures of products and companies come from the addresses that the catalogue names.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...services],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...services],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=()';

/** Headers of every page and file; the local cloud sends what CloudFront sends. */
export const pageHeaders = (services: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentPolicy(services),
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
