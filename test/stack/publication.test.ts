import { describe, expect, it } from 'vitest';
import { named, synthesised } from './synthesised.ts';

const uploads = Object.entries(synthesised('prod').template.findResources('Custom::CDKBucketDeployment'));
const isPage = (id: string) => id.startsWith('WebsitePagehtml');

/** Logical ids that an upload waits for. */
const awaited = ([, { DependsOn }]: (typeof uploads)[number]): string[] => [DependsOn ?? []].flat();

describe('a deployment of the website', () => {
  it('uploads the parts of the app when functions and fields are there', () => {
    const parts = uploads.filter(([id]) => !isPage(id));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const stacks = awaited(part).filter((id) => id.includes('NestedStack'));
      expect(stacks.map((id) => id.split('NestedStack')[0]).toSorted()).toEqual(['Answers', 'Work']);
    }
  });

  it('uploads the page after all that it names, and has CloudFront forget the one before', () => {
    const [page, ...others] = uploads.toSorted(([a], [b]) => Number(isPage(b)) - Number(isPage(a)));
    expect(page?.[1].Properties).toMatchObject({ Include: ['index.html'], DistributionPaths: ['/*'] });
    expect(page && awaited(page)).toEqual(expect.arrayContaining(others.map(([id]) => id)));
    expect(
      others.filter(([, { Properties }]) => Properties?.DistributionPaths).map(([id]) => named(id)),
    ).toEqual([]);
  });

  it('does not wait for CloudFront to forget', () => {
    const forgetting = uploads.filter(([, { Properties }]) => Properties?.DistributionPaths);
    expect(forgetting.map(([, { Properties }]) => Properties?.WaitForDistributionInvalidation)).toEqual([
      false,
    ]);
  });
});
