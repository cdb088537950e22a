import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freeLine, withLine, withNewLines } from '#shared/offers/edit-lines.ts';
import { withAlternative } from '#shared/offers/group-lines.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { useLineName } from '../parts/use-line-name.ts';
import { useNumberFault } from '../parts/use-number-fault.ts';
import type { OfferView } from '../use-offer-view.ts';
import { CostFields } from './cost-fields.tsx';
import { FlagFields } from './flag-fields.tsx';
import type { LineFields } from './line-fields.ts';
import { formOfLine, isNumberName, issuesOfLine, type LineForm, lineOfForm, notations } from './line-form.ts';
import { MaterialFields } from './material-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { TextFields } from './text-fields.tsx';
import './line-dialog.css';

type Props = OfferView & { line?: OfferLine; sectionId?: string | null };

/** A line with all its fields; a new one is free (WRK-029). On phones a sheet. */
export default function LineDialog({ line: stored, sectionId = null, ...view }: Props) {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const faultOf = useNumberFault();
  const { draft, edit } = view.offer;
  const [line] = useState(() => stored ?? newLine(draft, view, sectionId));
  const foreign = draft.language === 'it' ? undefined : draft.language;
  const [start] = useState(() => formOfLine(line, foreign, partnerOf(draft, line)));
  const [form, setForm] = useState(start);
  const [asked, setAsked] = useState(false);
  const issues = issuesOfLine(form, line);
  const submit = () => {
    setAsked(true);
    if (Object.keys(issues).length > 0) return;
    const changed = lineOfForm(line, form, foreign);
    const group = newInnerId();
    view.onClose();
    edit((now) => withGroup(withStored(now, changed, stored !== undefined), changed, form, group));
  };
  const fields: LineFields = {
    ...{ view, line, form },
    set: (change) => setForm((now) => ({ ...now, ...change })),
    errorOf: (name) => {
      const issue = asked || form[name] !== start[name] ? issues[name] : undefined;
      if (issue === 'number') return isNumberName(name) ? faultOf(notations[name], form[name]) : undefined;
      return issue && asked ? t(`edit.invalid.${issue}`) : undefined;
    },
  };
  return (
    <FormDialog
      title={t(stored ? `edit.line.of.${line.kind}` : 'edit.line.new')}
      context={stored && nameOf(line)}
      action={t(stored ? 'edit.line.apply' : 'edit.line.add')}
      unsaved={JSON.stringify(form) !== JSON.stringify(start)}
      onSubmit={submit}
      onClose={view.onClose}
    >
      <div className="stack offer-line-form">
        {line.material ? (
          <MaterialFields {...fields} />
        ) : (
          <>
            <TextFields {...fields} />
            <PriceFields {...fields} />
          </>
        )}
        <FlagFields {...fields} />
        <CostFields {...fields} />
      </div>
    </FormDialog>
  );
}

const newLine = (draft: OfferDraft, { owner }: OfferView, sectionId: string | null): OfferLine =>
  freeLine({
    id: newInnerId(),
    sectionId,
    vat: draft.defaultVat ?? owner.codes[0]?.code ?? '',
  });

/** The first of the other lines of its group. */
const partnerOf = ({ lines }: OfferDraft, { id, alternative }: OfferLine): string =>
  (alternative !== null && lines.find((each) => each.alternative === alternative && each.id !== id)?.id) ||
  '';

const withStored = (now: OfferDraft, line: OfferLine, isKnown: boolean): OfferDraft =>
  isKnown ? withLine(now, line.id, line) : withNewLines(now, [line]);

/** It joins the group of the line that it is an alternative to, or leaves its own. */
function withGroup(now: OfferDraft, { id }: OfferLine, form: LineForm, group: string): OfferDraft {
  const line = now.lines.find((each) => each.id === id);
  const partner = now.lines.find((each) => each.id === form.alternativeTo);
  if (!line || (partner && line.alternative !== null && partner.alternative === line.alternative)) return now;
  const alone = line.alternative === null ? now : withLine(now, id, { alternative: null, chosen: false });
  return partner ? withAlternative(alone, id, partner.id, group) : alone;
}
