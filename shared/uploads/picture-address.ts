const shown = /^(https?:\/\/|blob:|data:image\/|\/(?!\/))/i;

/** The address of a picture, where it is one that a page may show: of the web, of the site, or in the page itself. */
export const pictureAddress = (address: string | null | undefined): string | undefined =>
  address && shown.test(address) ? address : undefined;
