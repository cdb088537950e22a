import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypeOf, telling } from '#shared/uploads/file-type.ts';
import { pictureAddress } from '#shared/uploads/picture-address.ts';
import { type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import { smallerPicture } from '#web/lib/smaller-picture.ts';
import { Button } from './button.tsx';
import { FieldError } from './form-field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './image-field.css';

type Props = {
  kind: UploadKindName;
  /** Alternative text of an image without a name: "Immagine del prodotto". */
  title: string;
  /** Shown in place of an image that is not there yet. */
  placeholder: IconName;
  /** Where it is shown from; null without an image. */
  address: string | null;
  name: string | null;
  /** Percents of an upload under way. */
  progress?: number;
  busy?: boolean;
  disabled?: boolean;
  /** Why the last file was not stored. */
  error?: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/**
 * The file with the type of its content, as browsers only look at its name. Undefined for an unknown, nearly empty or
 * unreadable file.
 */
async function asImage(file: File): Promise<File | undefined> {
  const beginning = await file
    .slice(0, telling)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = imageTypeOf(new Uint8Array(beginning));
  if (!type) return undefined;
  return type === file.type ? file : new File([file], file.name, { type });
}

/** Takes a chosen file: says why it is refused, or sends its picture. */
function useChosenFile(kindName: UploadKindName, onFile: (file: File) => void) {
  const { t } = useTranslation('image');
  const [refused, setRefused] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const take = async (file: File) => {
    const problem = uploadProblem(uploadKinds[kindName], file);
    const image = problem ? undefined : await asImage(file);
    setRefused(image ? undefined : t(problem ?? 'type', { name: file.name }));
    if (!image) return;
    setPreparing(true);
    const smaller = await smallerPicture(image);
    setPreparing(false);
    onFile(smaller);
  };
  return { refused, preparing, take };
}

/** An image: upload with progress, no larger than it is shown, replace, remove (PRD-026, PRD-062, PRD-063, PRD-089). */
export function ImageField(props: Props) {
  const { kind, title, placeholder, address, name, progress, busy, disabled, onFile, onRemove } = props;
  const picture = pictureAddress(address);
  const { t } = useTranslation('image');
  const input = useRef<HTMLInputElement>(null);
  const { refused, preparing, take } = useChosenFile(kind, onFile);
  const error = refused ?? props.error;
  const errorId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) void take(file);
  };
  return (
    <div className="image-field">
      <div className="shot">
        {picture ? <img src={picture} alt={name ?? title} /> : <Icon name={placeholder} />}
        {progress !== undefined && <UploadProgress percent={progress} />}
      </div>
      <div className="row">
        <input
          ref={input}
          className="vh"
          type="file"
          accept={Object.keys(uploadKinds[kind].types).join(',')}
          tabIndex={-1}
          aria-label={t('file')}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
        <Button
          small
          variant="text"
          icon="upload"
          busy={busy || preparing}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t(address ? 'replace' : 'upload')}
        </Button>
        {address && (
          <IconButton
            small
            icon="trash"
            label={t('remove')}
            disabled={disabled || busy || preparing}
            onClick={onRemove}
          />
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  const { t } = useTranslation('image');
  return (
    <div className="upload-progress">
      <progress max={100} value={percent} aria-label={t('uploading')} />
      <span>{t('percent', { percent })}</span>
    </div>
  );
}
