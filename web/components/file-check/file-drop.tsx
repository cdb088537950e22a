import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '#web/components/file-button.tsx';
import { Icon } from '#web/components/icon.tsx';

type Props = {
  /** Names the field of the file. */
  label: string;
  /** Endings of files: ".xlsx". */
  accept: string;
  onFile: (file: File) => void;
  disabledReason: string | false;
};

/** Where a file is dropped, or chosen with the button. */
export function FileDrop({ label, accept, onFile, disabledReason }: Props) {
  const { t } = useTranslation('fileCheck');
  const [over, setOver] = useState(false);
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
        {t('drop')} <span className="muted">{t('or')}</span>
      </p>
      <FileButton label={label} accept={accept} disabledReason={disabledReason} onFile={onFile}>
        {t('choose')}
      </FileButton>
      {disabledReason && <p className="muted s">{disabledReason}</p>}
    </div>
  );
}
