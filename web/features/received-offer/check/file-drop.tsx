import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type Props = { isBusy: boolean; onFile: (file: File) => void };

/** A file is chosen by the button, or dropped. */
export function FileDrop({ isBusy, onFile }: Props) {
  const { t } = useTranslation('receivedOffer');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only dropping needs it; the button in it is the way for keys
    <div
      className={`check-drop${isOver ? ' over' : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Button icon="file-pdf" busy={isBusy} onClick={() => input.current?.click()}>
        {t('check.file')}
      </Button>
      <span className="muted s desk-only">{t('check.drop')}</span>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('check.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
