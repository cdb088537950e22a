import { type FocusEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { mailWords } from '#shared/offers/sending/mail-texts.ts';
import { type CustomerText, faultOf, longestText } from '#shared/offers/sending-form.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { TextGroup } from './text-groups.ts';
import type { EditedText } from './use-customer-text.ts';

type Props = { text: EditedText; group: TextGroup };
type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Subject and text in the shown language, and the words that can stand in them. */
export function TextFields({ text, group }: Props) {
  const { t } = useTranslation(['offerSettings', 'sentOffer']);
  const { lastField, insert } = useInsertion(text);
  const field = (name: CustomerText) => ({
    longest: longestText[name],
    lang: text.language,
    name,
    value: text.typedIn(name),
    error: faultOf(name, text.typedIn(name)) === 'lines' ? t('sentOffer:send.oneLine') : undefined,
    onChange: ({ target }: { target: Typed }) => text.put(name, target.value),
    onFocus: ({ target }: FocusEvent<Typed>) => {
      lastField.current = target;
    },
  });
  const isNotice = group.name === 'withdrawalNotice';
  return (
    <>
      {group.fields.map((name) =>
        name.endsWith('Subject') ? (
          <TextField key={name} label={t('dialog.subject')} {...field(name)} />
        ) : (
          <TextArea
            key={name}
            label={t('dialog.text')}
            rows={isNotice ? 12 : group.name === 'message' ? 5 : 10}
            hint={t(isNotice ? 'dialog.emptyNotice' : 'dialog.emptyText')}
            data-autofocus
            {...field(name)}
          />
        ),
      )}
      {!isNotice && <Words onInsert={insert} />}
    </>
  );
}

/** A word goes where the cursor was last; at first to the end of the text. */
function useInsertion({ put }: EditedText) {
  const lastField = useRef<Typed>(null);
  return {
    lastField,
    insert: (word: string) => {
      const field = lastField.current;
      if (!field) return;
      const { value, selectionStart, selectionEnd } = field;
      const at = selectionStart ?? value.length;
      const typed = value.slice(0, at) + word + value.slice(selectionEnd ?? at);
      flushSync(() => put(field.name as CustomerText, typed));
      field.focus();
      field.setSelectionRange(at + word.length, at + word.length);
    },
  };
}

/** The words in braces, each with what takes its place (SND-016). */
function Words({ onInsert }: { onInsert: (word: string) => void }) {
  const { t } = useTranslation('offerSettings');
  return (
    <fieldset className="words">
      <legend>{t('dialog.words')}</legend>
      {mailWords.map((name) => {
        const word = `{${name}}`;
        const what = t(`dialog.wordHints.${name}`);
        return (
          <Button
            key={name}
            small
            aria-label={t('dialog.insert', { word, what })}
            onClick={() => onInsert(word)}
          >
            {word}
          </Button>
        );
      })}
    </fieldset>
  );
}
