import { util } from '@aws-appsync/utils';

/**
 * The longest answer of the schema has 210 fields, and their paths 5,400 characters. Aliases, which AppSync does not
 * count, can name a field many times and by long names, again for each entry of a list. A hostile user is left with
 * this many copies of small fields in each entry, within the limits of their address.
 */
const mostFields = 300;
// APPSYNC_JS names no separators of digits.
const longestNames = 10000;

/** The headers of every answer tell browsers and caches: keep nothing, guess nothing, show it in no frame. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

export function request(ctx) {
  util.http.addResponseHeaders(headers);
  const asked = ctx.info.selectionSetList ?? [];
  if (asked.length > mostFields || asked.join('').length > longestNames) {
    util.error('invalid-input', 'invalid-input');
  }
  return {
    operation: 'Invoke',
    payload: {
      info: { parentTypeName: ctx.info.parentTypeName, fieldName: ctx.info.fieldName },
      arguments: ctx.args,
      identity: ctx.identity,
      userAgent: ctx.request?.headers['user-agent'],
    },
  };
}

/** AppSync names it in the type, as Lambda:TooManyRequestsException, or in the message: Rate Exceeded. */
const throttling = ['TooManyRequests', 'Rate Exceeded', 'Rate exceeded'];
const isThrottled = ({ type, message }) => throttling.some((word) => `${type} ${message}`.includes(word));

export function response(ctx) {
  // Lambda had no room to start the function: sent again, the request may work.
  if (ctx.error && isThrottled(ctx.error)) util.error('busy', 'busy');
  // An inner failure is the log's business.
  if (ctx.error || !ctx.result) util.error('internal', 'internal');
  const { data, error } = ctx.result;
  // A refused subscription must end the connection's wait, which only this error does.
  if (error && ctx.info.parentTypeName === 'Subscription') util.unauthorized();
  if (error) util.error(error.code, error.code, null, error.params);
  return data;
}
