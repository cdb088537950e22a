/**
 * Functions that CloudFront runs on a request before it looks for an answer, in the JavaScript that it takes. The
 * local cloud runs the same texts.
 */

/**
 * Paths of screens have no dot in their last part: the app finds them itself. Previews of a link to an offer read another
 * head, the same for all (SND-030).
 */
export const screenPath = `function handler(event) {
  var uri = event.request.uri;
  if (!/\\.[^/]*$/.test(uri)) event.request.uri = uri.indexOf('/o/') === 0 ? '/o.html' : '/index.html';
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
