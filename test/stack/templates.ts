import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Resource = { Type: string; Properties?: Record<string, unknown> };
type Placed = Resource & { stack: string; id: string };

/** Every resource of a folder of the CDK, with those of nested stacks. */
export function resourcesIn(folder: string): Placed[] {
  return globSync('*.template.json', { cwd: folder }).flatMap((stack) => {
    const { Resources }: { Resources: Record<string, Resource> } = JSON.parse(
      readFileSync(join(folder, stack), 'utf8'),
    );
    return Object.entries(Resources).map(([id, resource]) => ({ ...resource, stack, id }));
  });
}
