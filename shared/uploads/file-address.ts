/** Where the website serves the images of the bucket: an address of its own, whatever serves it. */
const served = '/files/';

/** The address of an uploaded image, as the catalogue stores it. */
export const fileAddress = (key: string): string => `${served}${key}`;

/** The key behind such an address; `undefined` for an address elsewhere, as older records have. */
export const keyOfAddress = (address: string | null | undefined): string | undefined =>
  address?.startsWith(served) ? address.slice(served.length) : undefined;
