import { uploadKey } from '#shared/uploads/upload-key.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';

/** Images of products and of users, and files of notifications; the website serves what is below `imagesPrefix`. */
export const productImagesPrefix = `${uploadKinds['product-image'].folder}/`;
export const userImagesPrefix = `${uploadKinds['user-image'].folder}/`;
export const attachmentsPrefix = `${uploadKinds['notification-attachment'].folder}/`;
export const imagesPrefix = 'images/';

/** Where forms put files of all kinds: what is kept of one is copied to the folder of its kind. */
export const uploadsPrefix = uploadKey('');
export const registerUploadsPrefix = uploadKey(`${uploadKinds.register.folder}/`);
export const workbookUploadsPrefix = uploadKey(`${uploadKinds['catalogue-workbook'].folder}/`);
