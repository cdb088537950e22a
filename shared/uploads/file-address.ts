/** The path at which the website serves the images of the bucket, on AWS and in the local cloud. */
const served = '/files/';

/** The address of an uploaded image, as the catalogue stores it. */
export const fileAddress = (key: string): string => `${served}${key}`;

/** The key behind such an address; `undefined` for an address elsewhere, as older records have. */
export const keyOfAddress = (address: string | null | undefined): string | undefined =>
  address?.startsWith(served) ? address.slice(served.length) : undefined;
