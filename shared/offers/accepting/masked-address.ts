/**
 * A mail address as it is shown to a guest (ACC-028): 'mario@esempio.it' is 'm•••@e•••.it'. It tells the first characters
 * of name and domain and the last label, and no length.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${masked(address)}@${masked(domain)}${dot < 0 ? '' : domain.slice(dot)}`;
}

const masked = (text: string): string => `${[...text][0] ?? ''}•••`;
