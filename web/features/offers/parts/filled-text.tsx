import { type MailValues, mailParts } from '#shared/offers/sending/mail-texts.ts';

type Props = { text: string; values: MailValues };

/** A text with its values; braces that stand for nothing are marked (SND-016). */
export const FilledText = ({ text, values }: Props) =>
  mailParts(text, values).map((part, place) =>
    part.kind === 'unknown' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
      <mark key={place}>{part.text}</mark>
    ) : (
      part.text
    ),
  );
