import { type UIEvent, useMemo, useRef } from 'react';

type Props = {
  label: string;
  describedBy: string;
  text: string;
  readOnly: boolean;
  invalid: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
};

/** A field for code: every line with its number, nothing wrapped, nothing corrected. */
export function JsonField({ label, describedBy, text, readOnly, invalid, onType, onLeave }: Props) {
  const numbers = useRef<HTMLPreElement>(null);
  const lines = useMemo(
    () => Array.from({ length: text.split('\n').length }, (_, index) => index + 1).join('\n'),
    [text],
  );
  const follow = ({ currentTarget }: UIEvent) => {
    if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
  };
  return (
    <div className="json-field">
      <pre aria-hidden="true" ref={numbers}>
        {lines}
      </pre>
      <textarea
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={text}
        readOnly={readOnly}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onScroll={follow}
      />
    </div>
  );
}
