// Refuses options that the stack would refuse, in words and before anything is built.
import { askedDeployment } from './asked-deployment.ts';

try {
  askedDeployment(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
