import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { runDemoCloud } from './run-demo-cloud.ts';

/** The built application, for the browser. */
export default (project: TestProject) => {
  if (!existsSync('dist/web/index.html')) throw new Error('The web app is not built: npm run build');
  return runDemoCloud(project, { web: true });
};
