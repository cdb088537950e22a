import type { Label } from '#shared/label.ts';
import { type Attachment, attachmentCategories } from '#shared/schemas/attachment.ts';

/** The key of the label of a category; the last segment is the stored category (QDA-030). */
const categoryKey = (category: string): string => `catalogue.attachmentCategories.${category}`;

/** The key of 'Attachment N', with N in `number` (QER-020). */
export const numberedAttachment = 'catalogue.numberedAttachment';

/**
 * The label of an attachment: its name, else the label of its category, for `altro` the text of `customCategory`,
 * else its number (QDA-031, QER-018 to QER-020). `position` counts from 1.
 */
export function attachmentLabel(
  attachment: Pick<Attachment, 'name' | 'category' | 'customCategory'>,
  position: number,
): Label {
  const name = attachment.name?.trim();
  if (name) return { text: name };
  const category = attachmentCategories.find((known) => known === attachment.category);
  if (category && category !== 'altro') return { key: categoryKey(category) };
  const custom = attachment.customCategory?.trim();
  if (custom) return { text: custom };
  return category
    ? { key: categoryKey(category) }
    : { key: numberedAttachment, values: { number: position } };
}
