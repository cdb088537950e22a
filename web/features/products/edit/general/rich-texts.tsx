import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditingLanguage, Texts } from '#shared/catalogue/product-form/draft.ts';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import type { Edit } from '../parts/edit.ts';
import { useFieldIssue } from '../parts/field-issues.ts';

type Kind = 'details' | 'specs';
type Props = { language: EditingLanguage; details: Texts; specs: Texts; edit: Edit };

/** Description and specification in the language of the switch (PRD-031, PRD-032). */
export const RichTexts = ({ language, details, specs, edit }: Props) => (
  <>
    <Text key={`details-${language}`} kind="details" texts={details} language={language} edit={edit} />
    <Text key={`specs-${language}`} kind="specs" texts={specs} language={language} edit={edit} />
  </>
);

type TextProps = { kind: Kind; texts: Texts; language: EditingLanguage; edit: Edit };

function Text({ kind, texts, language, edit }: TextProps) {
  const { t } = useTranslation('products');
  const field = `${kind}.${language}`;
  const error = useFieldIssue(field);
  const onChange = useCallback(
    (markup: string) => edit((now) => ({ ...now, [kind]: { ...now[kind], [language]: markup } })),
    [edit, kind, language],
  );
  return (
    <div data-field={field}>
      <RichTextEditor
        label={t(`editView.${kind}.${language}`)}
        lang={language}
        value={texts[language]}
        onChange={onChange}
        error={error}
      />
    </div>
  );
}
