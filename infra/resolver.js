import { util } from '@aws-appsync/utils';

export function request(ctx) {
  return {
    operation: 'Invoke',
    payload: {
      info: { parentTypeName: ctx.info.parentTypeName, fieldName: ctx.info.fieldName },
      arguments: ctx.args,
      identity: ctx.identity,
    },
  };
}

export function response(ctx) {
  if (ctx.error) util.error('internal', 'internal');
  const { data, error } = ctx.result;
  // A refused subscription must end the connection's wait, which only this error does.
  if (error && ctx.info.parentTypeName === 'Subscription') util.unauthorized();
  if (error) util.error(error.code, error.code, null, error.params);
  return data;
}
