import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How a test file names what goes through the whole cloud: its items, its files, all that is due. */
const wholeCloud = /whole-cloud|followed-offers|startRepair/;

/** Runs files that go through the whole cloud before those that fill it. */
export class WholeCloudFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => wholeCloud.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
