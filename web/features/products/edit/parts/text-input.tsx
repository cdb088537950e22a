import type { ComponentProps } from 'react';
import { TextField } from '#web/components/text-field.tsx';
import { useFieldIssue } from './field-issues.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'error'> & {
  /** Path in the draft. */
  field: string;
  onChange: (typed: string) => void;
};

/** A text of the draft, marked when it could not be saved. */
export function TextInput({ field, onChange, ...input }: Props) {
  const error = useFieldIssue(field);
  return (
    <TextField
      autoComplete="off"
      {...input}
      error={error}
      data-field={field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
