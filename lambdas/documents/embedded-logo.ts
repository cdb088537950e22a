/** Images that may stand in a document: no markup, no other address than their own bytes. */
const image = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;

/** The owner's logo when it is in the record itself: the page that is printed may fetch nothing. */
export function embeddedLogo(imageUrl: string | null | undefined): string | null {
  return imageUrl && image.test(imageUrl) ? imageUrl : null;
}
