import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestRichText } from '#shared/offers/offer-bounds.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { BlockField } from './block-field.tsx';

const names = ['intro', 'included', 'excluded', 'terms'] as const;
const lines = ['timing', 'payment'] as const;

type Texts = OfferView['offer']['draft']['texts'];

/** The texts of the document; blocks of the owner are put in, in its language (OFR-074, OFR-075). */
export default function TextsDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const { draft, edit } = offer;
  const [texts, setTexts] = useState(draft.texts);
  const isLong = names.find((name) => (texts[name]?.length ?? 0) > longestRichText);
  const submit = () => {
    onClose();
    edit((now) => ({ ...now, texts }));
  };
  return (
    <FormDialog
      title={t('edit.texts.title')}
      action={t('edit.line.apply')}
      width={800}
      disabled={isLong !== undefined}
      failure={isLong && t('edit.texts.tooLong', { name: t(`edit.texts.${isLong}`) })}
      unsaved={JSON.stringify(texts) !== JSON.stringify(draft.texts)}
      onSubmit={() => isLong || submit()}
      onClose={onClose}
    >
      <RichTexts texts={texts} language={draft.language} onChange={setTexts} />
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(`edit.texts.${name}`)}
          longest={200}
          value={texts[name] ?? ''}
          onChange={({ target }) => setTexts((now) => ({ ...now, [name]: target.value || null }))}
        />
      ))}
    </FormDialog>
  );
}

type RichProps = {
  texts: Texts;
  language: OfferView['offer']['draft']['language'];
  onChange: (change: (now: Texts) => Texts) => void;
};

/** One of the four texts at a time. */
function RichTexts({ texts, language, onChange }: RichProps) {
  const { t } = useTranslation('offers');
  const [shown, setShown] = useState<(typeof names)[number]>('intro');
  const write = useCallback(
    (markup: string) => onChange((now) => ({ ...now, [shown]: markup || null })),
    [onChange, shown],
  );
  return (
    <>
      <Segmented
        label={t('edit.texts.which')}
        options={names.map((name) => ({ value: name, label: t(`edit.texts.${name}`) }))}
        value={shown}
        onChange={setShown}
      />
      <RichTextEditor
        key={shown}
        label={t(`edit.texts.${shown}`)}
        hint={t('edit.texts.placeholders')}
        labelEnd={
          <BlockField
            kind={shown}
            language={language}
            onTake={(markup) => onChange((now) => ({ ...now, [shown]: `${now[shown] ?? ''}${markup}` }))}
          />
        }
        lang={language}
        value={texts[shown] ?? ''}
        onChange={write}
      />
    </>
  );
}
