import type { TestProject } from 'vitest/node';
import { runDemoCloud } from './run-demo-cloud.ts';

/** The cloud without the web app; tests make what they change themselves. */
export default (project: TestProject) => runDemoCloud(project, { web: false });
