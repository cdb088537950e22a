import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { runDemoCloud } from './run-demo-cloud.ts';

/** The demo cloud with the built web app, for the browser. */
export default (project: TestProject) => {
  if (!existsSync('dist/web/index.html')) throw new Error('The web app is not built: npm run build');
  // Journeys skip the time in which sending can be cancelled.
  process.env.SEND_GRACE_SECONDS = '0';
  return runDemoCloud(project, { web: true });
};
