import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { offerTextKinds } from '#shared/schemas/offer-block.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { isComplete, type TextForm, type TextLanguage, tooLong } from './text-form.ts';

type Props = {
  title: string;
  action: string;
  form: TextForm;
  isChanged: boolean;
  saving: { isPending: boolean; error: unknown };
  edit: (change: (now: TextForm) => TextForm) => void;
  onSave: () => void;
  onClose: () => void;
};

/** Name, kind and the text in three languages (OFR-075). */
export function TextFormDialog({ form, isChanged, saving, edit, onSave, ...dialog }: Props) {
  const { t } = useTranslation('offerList');
  const failureText = useFailureText({ 'too-many-templates': t('texts.tooMany') });
  const long = tooLong(form);
  const { error, isPending } = saving;
  return (
    <FormDialog
      {...dialog}
      width={800}
      disabled={!isComplete(form) || long !== undefined}
      failure={error ? failureText(error) : undefined}
      busy={isPending}
      unsaved={isChanged}
      onSubmit={onSave}
    >
      <div className="grid2">
        <TextField
          label={t('texts.name')}
          required
          longest={100}
          autoComplete="off"
          value={form.name}
          onChange={({ target }) => edit((now) => ({ ...now, name: target.value }))}
        />
        <SelectField
          label={t('texts.kind')}
          options={offerTextKinds.map((kind) => ({ value: kind, label: t(`texts.kinds.${kind}`) }))}
          value={form.kind}
          onChange={({ target }) => {
            const kind = offerTextKinds.find((each) => each === target.value);
            if (kind) edit((now) => ({ ...now, kind }));
          }}
        />
      </div>
      <LanguageText {...{ form, edit, long }} />
    </FormDialog>
  );
}

type TextProps = Pick<Props, 'form' | 'edit'> & { long: TextLanguage | undefined };

/** The text in one language at a time. */
function LanguageText({ form, edit, long }: TextProps) {
  const { t } = useTranslation('offerList');
  const [language, setLanguage] = useState<TextLanguage>('it');
  const write = useCallback(
    (markup: string) => edit((now) => ({ ...now, [language]: markup })),
    [edit, language],
  );
  return (
    <>
      <div>
        <Segmented
          label={t('texts.language')}
          options={documentLanguages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <RichTextEditor
        key={language}
        label={t(`texts.textIn.${language}`)}
        required={language === 'it'}
        hint={t('texts.placeholders')}
        error={long && t(`texts.tooLong.${long}`)}
        lang={language}
        value={form[language]}
        onChange={write}
      />
    </>
  );
}
