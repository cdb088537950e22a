import { memo, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EditingLanguage,
  editingLanguages,
  type ProductDraft,
  type Texts,
} from '#shared/catalogue/product-form/draft.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { Card } from '#web/components/card.tsx';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import type { Option } from '#web/components/select-field.tsx';
import type { Edit } from '../parts/edit.ts';
import { useFieldIssue } from '../parts/field-issues.ts';
import { TextInput } from '../parts/text-input.tsx';
import './general-card.css';

type Props = Pick<ProductDraft, 'name' | 'details' | 'specs' | 'phases' | 'userTypes' | 'rev' | 'url'> & {
  language: EditingLanguage;
  onLanguage: (language: EditingLanguage) => void;
  phaseOptions: readonly Option[];
  /** Older fields are shown where they were filled (OPC-27). */
  showsRev?: boolean;
  showsUrl?: boolean;
  image: ReactNode;
  /** Below the user types: price lists of a new product. */
  children?: ReactNode;
  edit: Edit;
};

/** Image, texts in the language of the switch, phases and user types (PRD-026 to PRD-032). */
export const GeneralCard = memo(function GeneralCard(props: Props) {
  const { name, details, specs, phases, language, phaseOptions, showsRev, showsUrl, image, children, edit } =
    props;
  const { t } = useTranslation(['products', 'common']);
  const languages = editingLanguages.map((value) => ({ value, label: t(`editView.languages.${value}`) }));
  return (
    <Card
      title={t('editView.general')}
      end={
        <Segmented
          label={t('editView.language')}
          options={languages}
          value={language}
          onChange={props.onLanguage}
        />
      }
    >
      <div className="product-general">
        {image}
        <div className="stack">
          <TextInput
            key={language}
            label={t(`editView.name.${language}`)}
            required={language === 'it'}
            field={`name.${language}`}
            lang={language}
            value={name[language]}
            placeholder={language === 'it' ? undefined : name.it}
            onChange={(typed) => edit((now) => ({ ...now, name: { ...now.name, [language]: typed } }))}
          />
          <MultiSelect
            label={t('editView.phases')}
            options={phaseOptions}
            values={phases}
            onChange={(chosen) => edit({ phases: chosen })}
          />
          <MultiSelect
            label={t('editView.userTypes')}
            labelEnd={<span className="muted">{t('editView.allUserTypes')}</span>}
            options={userTypes.map((value) => ({ value, label: t(`editView.types.${value}`) }))}
            values={props.userTypes}
            onChange={(chosen) => edit({ userTypes: chosen })}
          />
          {children}
        </div>
      </div>
      <RichTexts language={language} details={details} specs={specs} edit={edit} />
      {(showsRev || showsUrl) && <OlderFields {...props} />}
    </Card>
  );
});

function OlderFields({ rev, url, showsRev, showsUrl, edit }: Props) {
  const { t } = useTranslation('products');
  return (
    <div className="grid2">
      {showsRev && (
        <TextInput
          label={t('editView.rev')}
          field="rev"
          value={rev}
          onChange={(typed) => edit({ rev: typed })}
        />
      )}
      {showsUrl && (
        <TextInput
          label={t('editView.url')}
          field="url"
          inputMode="url"
          value={url}
          onChange={(typed) => edit({ url: typed })}
        />
      )}
    </div>
  );
}

type Kind = 'details' | 'specs';
type RichTextsProps = { language: EditingLanguage; details: Texts; specs: Texts; edit: Edit };

/** Description and specification in the language of the switch (PRD-031, PRD-032). */
const RichTexts = ({ language, details, specs, edit }: RichTextsProps) => (
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
