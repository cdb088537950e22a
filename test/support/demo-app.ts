import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { runDemoCloud } from './run-demo-cloud.ts';

/** The built application, for the browser. */
export default (project: TestProject) => {
  if (!existsSync('dist/web/index.html')) throw new Error('The web app is not built: npm run build');
  // Journeys do not wait for the time in which sending may be cancelled.
  process.env.SEND_GRACE_SECONDS = '0';
  return runDemoCloud(project, { web: true });
};
