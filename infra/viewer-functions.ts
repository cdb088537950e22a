/**
 * Functions that CloudFront runs on a request before it looks for an answer, in the JavaScript that it takes. The
 * local cloud runs the same texts.
 */

/** Paths of screens have no dot in their last part: the app finds them itself. */
export const screenPath = `function handler(event) {
  if (!/\\.[^/]*$/.test(event.request.uri)) event.request.uri = '/index.html';
  return event.request;
}`;

/** The key of an image in the bucket is what follows \`/files/\`. */
export const imageKey = `function handler(event) {
  event.request.uri = event.request.uri.replace(/^\\/files/, '');
  return event.request;
}`;

/** The viewer's address, also where the request already has a header of that name. */
export const viewerAddress = `function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;
