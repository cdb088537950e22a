import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** Names the field of the file, which only assistive technology meets. */
  label: string;
  accept: string;
  disabledReason?: string | false;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Lets the user choose a file. */
export function FileButton({ label, accept, disabledReason, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again, once it is corrected.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={choose}
      />
      <Button icon="upload" disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
