import { isAnimated } from '#shared/uploads/is-animated.ts';
import { type Size, smallerSize } from '#shared/uploads/smaller-size.ts';

/** JPEG and WebP show no loss with it, and a photo of a phone becomes a tenth. */
const quality = 0.85;

const isMoving = async (file: File) => isAnimated(file.type, new Uint8Array(await file.arrayBuffer()));

/** The picture in another size, in its own format; a browser that cannot write that one writes PNG. */
function drawn(picture: ImageBitmap, { width, height }: Size, type: string) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
}

async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const size = smallerSize(picture);
    if (!size || (await isMoving(file))) return file;
    const blob = await drawn(picture, size, file.type);
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}

/**
 * The file with no more pixels than are ever shown, in its proportions and with its transparency. A file that is small,
 * that moves, or that the browser cannot draw, stays as it is.
 */
export const smallerPicture = (file: File): Promise<File> => shrunk(file).catch(() => file);
