import type { transact } from '#lambdas/runtime/table/transact.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { usesTag, withTagRenamed } from '#shared/guided-test/with-tag.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { publishedConfig } from './wizard-configs.ts';
import { draftWrite, readWizardDraft, versionWrites } from './wizard-store.ts';

type Write = Parameters<typeof transact>[0][number];
type QuestionnaireUse = { kind: 'QUESTIONNAIRE' | 'QUESTIONNAIRE_DRAFT' };

const read = async () => {
  const [published, stored] = await Promise.all([publishedConfig(), readWizardDraft()]);
  return { published, draft: stored && { ...stored, config: normalise(stored.config) } };
};

/** Whether the questionnaire names a tag, as published and as draft. */
export async function questionnaireUses(slug: string): Promise<QuestionnaireUse[]> {
  const { published, draft } = await read();
  return [
    ...(usesTag(published.config, slug) ? [{ kind: 'QUESTIONNAIRE' } as const] : []),
    ...(draft && usesTag(draft.config, slug) ? [{ kind: 'QUESTIONNAIRE_DRAFT' } as const] : []),
  ];
}

/**
 * What writes the new slug of a tag into the questionnaire: a version of its own of what is published (decision 11),
 * and the draft, which then is one of that version.
 */
export async function renamedQuestionnaires(before: Tag, after: Tag): Promise<Write[]> {
  if (before.slug === after.slug) return [];
  const { published, draft } = await read();
  const isPublished = usesTag(published.config, before.slug);
  const version = published.version + (isPublished ? 1 : 0);
  const { updatedAt: at, updatedBy: by } = after;
  const writes: Write[] = [];
  if (isPublished) {
    const config = withTagRenamed(published.config, before.slug, after.slug);
    writes.push(...(await versionWrites(published.version, config, { publishedAt: at, publishedBy: by })));
  }
  if (draft && (isPublished || usesTag(draft.config, before.slug))) {
    const config = withTagRenamed(draft.config, before.slug, after.slug);
    writes.push(await draftWrite(draft, config, { lastSaved: at, savedBy: by }, version));
  }
  return writes;
}
