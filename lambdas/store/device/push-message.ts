/** The message that a device shows, and the notification or the offer that it opens. */
export type PushMessage = { title: string; body: string; notificationId?: string; offerId?: string };

/** Bytes that Firebase and Apple take for one message: 4 KB; the rest is left to what surrounds the two texts. */
const longestTexts = 3_500;
const longestTitle = 500;

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** The text, cut between two letters where it is longer than so many bytes as JSON. */
function cutTo(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let cut = '';
  let left = most - bytesOf('…');
  for (const letter of text) {
    left -= bytesOf(letter) - 2;
    if (left < 0) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}

/** The message for every platform that SNS hands it to (OPW-47). */
export function structured(message: PushMessage): string {
  const title = cutTo(message.title, longestTitle);
  const body = cutTo(message.body, longestTexts - bytesOf(title));
  const { notificationId, offerId } = message;
  const data = { ...(notificationId && { notificationId }), ...(offerId && { offerId }) };
  return JSON.stringify({
    default: title,
    GCM: JSON.stringify({ fcmV1Message: { message: { notification: { title, body }, data } } }),
    APNS: JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, ...data }),
  });
}
