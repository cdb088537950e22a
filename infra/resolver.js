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
  if (error) util.error(error.code, error.code, null, error.params);
  return data;
}
