/** Functions that CloudFormation calls at a deployment, for what it has no resources of: no part of the manifest. */
export const providers = {
  providePushApplication: { entry: 'infra/providers/push-application.ts' },
} as const satisfies Record<string, { entry: string }>;
