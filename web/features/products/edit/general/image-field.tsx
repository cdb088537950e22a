import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useToast } from '#web/components/toast.tsx';

const kind = uploadKinds['product-image'];
const accepted = Object.keys(kind.types).join(',');

type Props = {
  /** Where it is shown from; null without an image. */
  address: string | null;
  name: string | null;
  /** Percents of an upload under way. */
  progress?: number;
  busy?: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** The product's image: upload with progress, replace, remove (PRD-026, PRD-062, PRD-063, PRD-089). */
export function ImageField({ address, name, progress, busy, disabled, onFile, onRemove }: Props) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const problem = uploadProblem(kind, file);
    if (problem) toast({ text: t(`editView.image.${problem}`, { name: file.name }), tone: 'err' });
    else onFile(file);
  };
  return (
    <div className="product-image">
      <div className="shot">
        {address ? <img src={address} alt={name ?? t('editView.image.title')} /> : <Icon name="box" />}
        {progress !== undefined && <UploadProgress percent={progress} />}
      </div>
      <div className="row">
        <input
          ref={input}
          className="vh"
          type="file"
          accept={accepted}
          tabIndex={-1}
          aria-label={t('editView.image.file')}
          onChange={take}
        />
        <Button
          small
          variant="text"
          icon="upload"
          busy={busy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t(address ? 'editView.image.replace' : 'editView.image.upload')}
        </Button>
        {address && (
          <IconButton
            small
            icon="trash"
            label={t('editView.image.remove')}
            disabled={disabled || busy}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  const { t } = useTranslation('products');
  return (
    <div className="upload-progress">
      <progress max={100} value={percent} aria-label={t('editView.image.uploading')} />
      <span>{t('editView.image.percent', { percent })}</span>
    </div>
  );
}
