import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** A failure whose words may be shown: they hold nothing of a secret. */
export class ProvisionError extends Error {}

/**
 * A function as CloudFormation calls it: it waits for an answer at an address of its own, whatever happens. `provide`
 * answers what identifies the resource.
 */
export const answering =
  (provide: (event: CloudFormationCustomResourceEvent) => Promise<string>) =>
  async (event: CloudFormationCustomResourceEvent): Promise<void> => {
    const { StackId, RequestId, LogicalResourceId, ResponseURL } = event;
    const outcome = await provide(event).then(
      (id) => ({ Status: 'SUCCESS', PhysicalResourceId: id }),
      (cause: unknown) => ({ Status: 'FAILED', PhysicalResourceId: idOf(event), Reason: reasonOf(cause) }),
    );
    const body = JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome });
    const response = await fetch(ResponseURL, { method: 'PUT', body });
    if (!response.ok) throw new Error(`CloudFormation refused the answer with ${response.status}.`);
  };

/** A resource that was never made needs a name too, by which its removal is asked for. */
const idOf = (event: CloudFormationCustomResourceEvent) =>
  'PhysicalResourceId' in event ? event.PhysicalResourceId : 'not-made';

function reasonOf(cause: unknown): string {
  if (cause instanceof ProvisionError) return cause.message;
  return cause instanceof Error ? cause.name : 'Error';
}
