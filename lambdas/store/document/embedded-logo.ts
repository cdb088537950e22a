/** Images that may stand in a document: no markup, no other address than their own bytes. */
const image = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;

/** The owner's logo when the record itself holds it: the page that is printed may fetch nothing. */
export const embeddedLogo = (imageUrl: string | null | undefined): string | null =>
  imageUrl && image.test(imageUrl) ? imageUrl : null;
