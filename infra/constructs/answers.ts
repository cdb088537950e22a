import { NestedStack } from 'aws-cdk-lib';
import { Code, FunctionRuntime, LambdaDataSource, Resolver } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { fields as schemaFields } from '#lambdas/schema.ts';
import type { Functions } from './functions.ts';
import type { GraphqlApi } from './graphql-api.ts';
import { ServiceRole } from './service-role.ts';

export type Fields = typeof schemaFields;

type Props = { graphqlApi: GraphqlApi; functions: Functions; fields?: Fields | undefined };

/**
 * The stack of what answers: every root field by the function whose area declares it. One data source a function, one
 * resolver a field, and one role that calls them all.
 */
export class Answers extends NestedStack {
  constructor(
    scope: Construct,
    id: string,
    { graphqlApi: { api }, functions, fields = schemaFields }: Props,
  ) {
    super(scope, id, { description: 'The function that answers each field' });
    const code = Code.fromAsset('infra/resolver.js');
    const answering = functions.triggeredBy('graphql');
    const role = new ServiceRole(this, 'CallRole', 'appsync');
    const resources = answering.map(({ lambda }) => lambda.functionArn);
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
    // The library would add the right to call all versions.
    const serviceRole = role.withoutPolicyUpdates();
    for (const { name, lambda: lambdaFunction } of answering) {
      const dataSource = new LambdaDataSource(this, name, { api, name, lambdaFunction, serviceRole });
      for (const { typeName, fieldName } of fields.filter(({ functionName }) => functionName === name)) {
        // The data source's own `createResolver` would make it in the stack of the API.
        new Resolver(this, `${typeName}-${fieldName}`, {
          api,
          dataSource,
          typeName,
          fieldName,
          runtime: FunctionRuntime.JS_1_0_0,
          code,
        });
      }
    }
  }
}
