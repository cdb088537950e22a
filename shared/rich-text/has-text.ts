/** Whether a rich text says anything: an emptied editor leaves tags behind. */
export const hasText = (html: string | null | undefined): boolean =>
  (html ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
