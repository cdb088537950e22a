import type { FailureCode } from '#web/lib/failure.ts';
import './print-refusal.css';

type Texts = Record<'expiredTitle' | 'expiredText' | 'failedTitle' | 'failedText', string>;
type Props = { failure: FailureCode; texts: Texts };

/** Failures that may pass; all others mean that this visitor may not see the quotation (OP26, decision 12). */
const passing: readonly FailureCode[] = ['offline', 'internal', 'too-many-requests'];

export function PrintRefusal({ failure, texts }: Props) {
  const mayPass = passing.includes(failure);
  return (
    <main className="print-refusal">
      <h1>{mayPass ? texts.failedTitle : texts.expiredTitle}</h1>
      <p>{mayPass ? texts.failedText : texts.expiredText}</p>
    </main>
  );
}
