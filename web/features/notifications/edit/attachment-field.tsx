import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { Button } from '#web/components/button.tsx';
import { FormField } from '#web/components/form-field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { useAttachment } from './use-attachment.ts';

type Props = {
  attachment: ReturnType<typeof useAttachment>;
  error: string | undefined;
  onLeave: () => void;
};

/** The name of the file, which is not typed (NOT-035), with choose, remove and how far it is. */
export function AttachmentField({ attachment, error, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const { file, progress, failure, choose, remove } = attachment;
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (chosen) choose(chosen);
  };
  const name = progress?.name ?? file?.name;
  return (
    <FormField label={t('form.file.label')} required hint={t('form.file.hint')} error={failure ?? error}>
      {(control) => (
        <>
          <input
            ref={input}
            className="vh"
            type="file"
            accept={Object.keys(uploadKinds['notification-attachment'].types).join(',')}
            tabIndex={-1}
            aria-label={t('form.file.choose')}
            onChange={take}
          />
          {name === undefined ? (
            <ChooseButton control={control} onChoose={() => input.current?.click()} onLeave={onLeave} />
          ) : (
            <div className="input notification-file">
              <Icon name="paperclip" />
              <input {...control} type="text" readOnly value={name} />
              <IconButton small icon="times" label={t('form.file.remove', { name })} onClick={remove} />
            </div>
          )}
          {progress && <UploadProgress {...progress} />}
        </>
      )}
    </FormField>
  );
}

type ChooseProps = {
  control: { id: string; 'aria-describedby'?: string | undefined };
  onChoose: () => void;
  onLeave: () => void;
};

function ChooseButton({ control, onChoose, onLeave }: ChooseProps) {
  const { t } = useTranslation('notifications');
  return (
    <Button
      id={control.id}
      aria-describedby={control['aria-describedby']}
      // The label of the field alone would not name the action.
      aria-label={t('form.file.choose')}
      block
      icon="upload"
      onClick={onChoose}
      onBlur={onLeave}
    >
      {t('form.file.choose')}
    </Button>
  );
}

function UploadProgress({ name, percent }: { name: string; percent: number }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="notification-progress">
      <progress max={100} value={percent} aria-label={t('form.file.uploading', { name })} />
      <span className="tnum">{t('form.file.percent', { percent })}</span>
    </div>
  );
}
