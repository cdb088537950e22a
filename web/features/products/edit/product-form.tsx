import { type ReactNode, useRef } from 'react';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { needsConsumption } from '#shared/catalogue/product-form/unit-rules.ts';
import { Alert } from '#web/components/alert.tsx';
import { AttachmentsCard } from './attachments/attachments-card.tsx';
import { ConsumptionCard } from './consumption/consumption-card.tsx';
import { GeneralCard } from './general/general-card.tsx';
import type { Edit } from './parts/edit.ts';
import { IssuesContext } from './parts/field-issues.ts';
import { useFieldFocus } from './parts/use-field-focus.ts';
import { DoubtsContext } from './prices/doubts-context.ts';
import { PriceCard } from './prices/price-card.tsx';
import type { DoubtfulNumbers } from './prices/use-doubts.ts';
import type { FormIssues } from './use-form-issues.ts';
import type { ProductChoices } from './use-product-choices.ts';
import './product-form.css';

type Props = {
  draft: ProductDraft;
  edit: Edit;
  /** Its language, its wrong fields, and which of them to go to. */
  form: FormIssues;
  numbers: Pick<DoubtfulNumbers, 'doubts'>;
  choices: ProductChoices;
  /** Older fields are shown where they were filled (OPC-27). */
  showsRev?: boolean;
  showsUrl?: boolean;
  image: ReactNode;
  /** Below the user types. */
  general?: ReactNode;
  /** The price lists of a stored product. */
  lists?: ReactNode;
  /** Fills the English names of the price ranges; only for a stored product. */
  onTranslateRanges?: () => void;
  translatingRanges?: boolean;
  /** Saving or translating. */
  busy?: boolean;
  newId: () => string;
  /** The prices take the whole width of the window. */
  wide: boolean;
  onWide: () => void;
};

/** The parts of a product, new or stored; each is drawn again only when it changes. */
export function ProductForm(props: Props) {
  const { draft, edit, form, choices, newId, wide, onWide } = props;
  const { issues, focus, language } = form;
  const root = useRef<HTMLDivElement>(null);
  useFieldFocus(root, focus);
  const { um, priceType, priceranges, consumptionType, consumption, consumptionranges } = draft;
  const { name, details, specs, phases, userTypes, rev, url, standalone, combined } = draft;
  return (
    <IssuesContext value={issues}>
      <div className={`product-form${wide ? ' wide-prices' : ''}`} ref={root}>
        <div className="stack">
          <GeneralCard
            {...{ name, details, specs, phases, userTypes, rev, url, edit, language }}
            onLanguage={form.setLanguage}
            phaseOptions={choices.phaseOptions}
            showsRev={props.showsRev}
            showsUrl={props.showsUrl}
            image={props.image}
          >
            {props.general}
          </GeneralCard>
          {props.lists}
          <AttachmentsCard {...{ language, edit }} attachments={draft.attachments[language]} />
        </div>
        <div className="stack">
          <ConsumptionCard
            {...{ um, consumptionType, consumption, standalone, combined, consumptionranges, edit }}
            isNeeded={needsConsumption(draft)}
            productOptions={choices.productOptions}
          />
          {choices.failure && <Alert tone="err">{choices.failure}</Alert>}
          <DoubtsContext value={props.numbers.doubts}>
            <PriceCard
              {...{ um, priceType, priceranges, newId, edit, wide, onWide }}
              lists={choices.columns ?? choices.lists}
              awaitsLists={choices.awaitsLists}
              onTranslate={props.onTranslateRanges}
              translating={props.translatingRanges}
              busy={props.busy}
            />
          </DoubtsContext>
        </div>
      </div>
    </IssuesContext>
  );
}
