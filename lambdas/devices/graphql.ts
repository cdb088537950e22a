import { graphqlHandler } from '#lambdas/graphql.ts';
import { registerDevice } from './register-device.ts';
import { testFcmTopic } from './test-fcm-topic.ts';
import { unregisterDevice } from './unregister-device.ts';

export const operations = {
  'Mutation.registerDevice': registerDevice,
  'Mutation.unregisterDevice': unregisterDevice,
  'Mutation.testFCMTopic': testFcmTopic,
};

export const handler = graphqlHandler(operations);
