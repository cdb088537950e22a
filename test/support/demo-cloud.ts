import type { TestProject } from 'vitest/node';
import { runDemoCloud } from './run-demo-cloud.ts';

/** The cloud without the web app; tests create the data they change. */
export default (project: TestProject) => runDemoCloud(project, { web: false });
