import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { LineFields } from './line-fields.ts';

/** The work that is done, in Italian, and in the language of the document. */
export function TextFields({ view, form, set, errorOf }: LineFields) {
  const { t } = useTranslation('offers');
  const { language } = view.offer.draft;
  return (
    <>
      <TextField
        label={t('edit.line.description')}
        required
        data-autofocus="end"
        longest={200}
        error={errorOf('description')}
        value={form.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      {language !== 'it' && (
        <TextField
          label={t('edit.line.foreign', { language: t(`edit.languages.${language}`) })}
          longest={200}
          lang={language}
          value={form.foreign}
          onChange={({ target }) => set({ foreign: target.value })}
        />
      )}
      <TextArea
        label={t('edit.line.longText')}
        rows={2}
        longest={2000}
        value={form.longText}
        onChange={({ target }) => set({ longText: target.value })}
      />
    </>
  );
}
