import { withoutThousands } from '#shared/money/without-thousands.ts';
import { useNumberLanguage } from '#web/lib/use-number-language.ts';
import './number-field.css';

/** How a number is typed and written in its field. */
type Notation = {
  read: (typed: string) => number | null | undefined;
  write: (value: number) => string;
};

type Doubt = { understood: string; other: string };

/** How a text was read that looks like another number, and that one: '1.200' is 1,20, and may mean 1.200,00 (OPC-24). */
export function useTypedDoubt({ read, write }: Notation) {
  const language = useNumberLanguage();
  return (typed: string): Doubt | undefined => {
    const bare = withoutThousands(typed, language);
    const [understood, other] = [read(typed), bare === undefined ? null : read(bare)];
    return understood == null || other == null
      ? undefined
      : { understood: write(understood), other: write(other) };
  };
}

export const Understood = ({ text }: { text: string }) => <span className="reading marked">= {text}</span>;
