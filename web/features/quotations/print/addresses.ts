import { currentConfiguration } from '#web/lib/configuration.ts';
import type { Addresses } from './document-address.ts';

export function addresses(): Addresses {
  const { functionsEndpoint, hostingUrl } = currentConfiguration();
  return { functions: functionsEndpoint, hosting: hostingUrl ?? window.location.origin };
}
