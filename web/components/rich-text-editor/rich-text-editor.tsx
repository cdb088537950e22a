import { memo, Suspense, useRef } from 'react';
import { type FieldProps, FormField, splitProps } from '#web/components/form-field.tsx';
import { RichText } from '#web/components/rich-text.tsx';
import './rich-text-editor.css';
import { lazyPart } from '#web/components/lazy-part.tsx';

/** The editor itself is half a screen's scripts: it comes when the first field of its kind shows. */
const Editor = lazyPart(() => import('./editor.tsx'));

type Props = FieldProps & {
  /** Markup of shared/rich-text/allow-list.ts; '' is an empty text. One that was not written here replaces the text. */
  value: string;
  /** Called at every change; give it the same function at every drawing. */
  onChange: (markup: string) => void;
  disabled?: boolean;
  /** The language of the text: "en". */
  lang?: string;
};

/** A text with marks, lists and links (PHA-024 to PHA-031). The server keeps its markup unchanged. */
export const RichTextEditor = memo(function RichTextEditor(props: Props) {
  const { field, rest } = splitProps(props);
  const { value, onChange, disabled, lang } = rest;
  const { label, required, error } = field;
  const frame = useRef<HTMLDivElement>(null);
  const focus = () => frame.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  return (
    <FormField {...field} onLabel={focus}>
      {(control, labelId) => (
        <div
          ref={frame}
          className={`rich-text-editor${disabled ? ' disabled' : ''}${error ? ' invalid' : ''}`}
        >
          <Suspense fallback={<Waiting value={value} lang={lang} />}>
            <Editor
              {...{ value, onChange, disabled, lang, label, labelId }}
              describedBy={control['aria-describedby']}
              invalid={control['aria-invalid']}
              required={required}
            />
          </Suspense>
        </div>
      )}
    </FormField>
  );
});

/** The text where it will stand, under the room of the toolbar. */
const Waiting = ({ value, lang = 'it' }: { value: string; lang?: string }) => (
  <>
    <div className="tools" />
    <div className="text">
      <RichText text={{ text: value, language: lang }} />
    </div>
  </>
);
