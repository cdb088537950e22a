import { isFirst, stackNameOf } from './deployed-stack.ts';
import { type Finding, ok, stop, warning } from './finding.ts';
import type { Target } from './target.ts';

/** Whether CloudFormation takes a change of the stack now. */
export function checkStack({ deployed, installation: { stage } }: Target): Finding {
  const { status, isProtected } = deployed;
  const name = stackNameOf(stage);
  const stopped = (says: string) => stop('stack', `${name} is ${status}. ${says}`);
  const neverMade = status === 'CREATE_FAILED';
  if ((neverMade || isFirst(deployed)) && isProtected) {
    return stopped(
      `It cannot be made anew while it is protected: aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${name}`,
    );
  }
  if (neverMade) {
    return stopped(
      `It was never complete, and takes no change. Delete it first: aws cloudformation delete-stack --stack-name ${name}`,
    );
  }
  if (isFirst(deployed)) {
    const then = stage === 'prod' ? ' Protection comes in a second pass, when all is there.' : '';
    return ok('stack', `This is the first deployment of ${name}.${then}`);
  }
  if (status === 'UNKNOWN') {
    return warning('stack', `You may not ask for ${name}: it is taken for one that is there.`);
  }
  if (status?.endsWith('_IN_PROGRESS')) return stopped('Wait until that has ended.');
  if (status === 'DELETE_FAILED') {
    return stopped('Delete it in the console, which shows what could not be deleted.');
  }
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return stopped(`End that first: aws cloudformation continue-update-rollback --stack-name ${name}`);
  }
  return ok('stack', `${name} is ${status}.`);
}
