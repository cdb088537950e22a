import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

type Props = { onFile: (file: File) => void; disabledReason: string | false };

/** Where a file is dropped, or chosen with the button. */
export function FileDrop({ onFile, disabledReason }: Props) {
  const { t } = useTranslation('workbook');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again, once it is corrected.
    target.value = '';
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabledReason) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button is everybody's
    <div
      className={`file-drop${over && !disabledReason ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="cloud-upload" />
      <p className="desk-only">
        {t('import.drop')} <span className="muted">{t('import.or')}</span>
      </p>
      <input
        ref={input}
        className="vh"
        type="file"
        accept=".xlsx"
        tabIndex={-1}
        aria-label={t('import.file')}
        onChange={choose}
      />
      <Button icon="upload" disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      {disabledReason && <p className="muted s">{disabledReason}</p>}
    </div>
  );
}
