import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { ChangedField } from '#shared/guided-test/config-differences.ts';
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import { type FieldTexts, fieldWords } from '#shared/guided-test/field-words.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { useTextOf } from '#web/lib/use-text-of.ts';

type Props = { fields: readonly ChangedField[]; configs: readonly GuidedTestConfig[] };

/** The changed fields of an element, each with its value before and after. */
export function ChangedFields({ fields, configs }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const fieldText = useTextOf('guidedTestTools:versions.field');
  const textsOf = useFieldTexts(configs);
  const nothing = <span className="faint">{t('versions.nothing')}</span>;
  const known = fields.flatMap((changed) => {
    const name = fieldText(changed.field);
    return name === undefined
      ? []
      : [{ ...changed, name, told: fieldWords(changed, textsOf(changed.field)) }];
  });
  return (
    <dl className="test-editor-fields">
      {known.map(({ field, name, told }) => (
        <div key={field}>
          <dt className="muted">{name}</dt>
          {told && (
            <dd>
              <BeforeAfter before={told.before || nothing} after={told.after || nothing} />
            </dd>
          )}
        </div>
      ))}
      {known.length < fields.length && <dt className="muted">{t('versions.field.other')}</dt>}
    </dl>
  );
}

/** The texts of a field; titles of the later configuration, else of the earlier one. */
function useFieldTexts(configs: readonly GuidedTestConfig[]): (field: string) => FieldTexts {
  const { t, i18n } = useTranslation('guidedTestTools');
  const { language } = i18n;
  const word = useTextOf('guidedTestTools:versions.word');
  const drawing = useTextOf('guidedTestEditor:drawings');
  const questions = configs.flatMap(questionStagesOf).flatMap((stage) => stage.questions);
  const pair = (question: string, answer: string) => {
    const asked = questions.find(({ id }) => id === question);
    const given = asked?.answers.find(({ id }) => id === answer);
    return [textIn(asked?.title, language) || question, textIn(given?.title, language) || answer].join(': ');
  };
  return (field) => ({
    ...{ language, pair },
    word: field === 'drawing' ? drawing : word,
    flag: (value) => t(value ? 'versions.yes' : 'versions.no'),
  });
}
