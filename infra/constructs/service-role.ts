import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** A role with its rights inside: as a resource of their own they are one of 500 that a stack has at most. */
export class ServiceRole extends Role {
  private readonly rights: PolicyDocument;

  constructor(scope: Construct, id: string, service: 'lambda' | 'appsync') {
    const rights = new PolicyDocument();
    const assumedBy = new ServicePrincipal(`${service}.amazonaws.com`);
    super(scope, id, { assumedBy, inlinePolicies: { Rights: rights } });
    this.rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
