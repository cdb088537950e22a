import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { price as asPrice } from '#shared/money/units.ts';
import { AmountText, isLumpSum } from '../lines/line-cells.tsx';
import type { NumberedLine } from '../lines/line-group.tsx';
import { LineMenu } from '../lines/line-menu.tsx';
import { KindIcon } from '../lines/line-name.tsx';
import { SectionMenu, Subtotal } from '../lines/section-head.tsx';
import type { SectionOnScreen } from '../lines/shown-offer.ts';
import type { LineCommands } from '../lines/use-line-commands.ts';
import { useLineName } from '../parts/use-line-name.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import { ValueButton } from '../parts/value-button.tsx';

type Props = SectionOnScreen & { commands: LineCommands; end: ReactNode };

/** A section as a card: each line in two lines with its amount. */
export function PhoneSection({ section, subtotal, isOutside, groups, commands, end }: Props) {
  const { t } = useTranslation('offers');
  const name = section?.name ?? t('edit.section.before');
  return (
    <section className="card phone-section" aria-label={name}>
      {section && (
        <header data-line={section.id}>
          <h2>{section.name}</h2>
          <span className="end muted">
            <Subtotal {...{ subtotal, isOutside }} />
          </span>
          <span className="c-menu">
            <SectionMenu {...{ section, commands }} />
          </span>
        </header>
      )}
      <ul>
        {groups.flatMap(({ shown, materials }) => [
          <PhoneLine key={shown.line.id} {...shown} commands={commands} />,
          ...materials.map((material) => (
            <PhoneLine key={material.line.id} {...material} commands={commands} isNested />
          )),
        ])}
      </ul>
      {end}
    </section>
  );
}

type LineProps = NumberedLine & { commands: LineCommands; isNested?: boolean };

function PhoneLine({ line, numbers, rate, isChanged, difference, commands, isNested }: LineProps) {
  const { t } = useTranslation('offers');
  const name = useLineName()(line);
  const facts = useFacts({ line, numbers, rate });
  const look = [isNested && 'mat', !numbers.counts && 'opt'].filter(Boolean).join(' ');
  return (
    <li className={look || undefined} data-line={line.id}>
      <KindIcon line={line} />
      <ValueButton className="grow phone-line" onClick={() => commands.open({ kind: 'line', id: line.id })}>
        <span className="t">{name}</span>
        <span className="sub">{facts}</span>
        {isChanged && <span className="sub warn">{t('edit.line.workChanged')}</span>}
      </ValueButton>
      <span className="amt">
        <AmountText {...{ line, numbers, difference }} />
      </span>
      <span className="c-menu">
        <LineMenu {...{ line, name, commands, isNested }} />
      </span>
    </li>
  );
}

/** '340 m² × 13,50 € − 7,5 % · IVA 10 %'. */
function useFacts({ line, numbers, rate }: Pick<LineProps, 'line' | 'numbers' | 'rate'>): string {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const { price, amount } = numbers;
  const { quantity, unit, quantityFrom, optional, alternative, chosen } = line;
  const count = isLumpSum(line) ? unitText(unit) : `${formatDimension(quantity)} ${unitText(unit)}`;
  const product = isLumpSum(line) || price === null ? count : `${count} × ${formatPrice(asPrice(price))}`;
  const flags = [
    quantityFrom && t('edit.line.measured'),
    optional && t('edit.line.option'),
    optional && chosen && t('edit.line.chosen'),
    alternative !== null && t(chosen ? 'edit.line.chosenOne' : 'edit.line.alternative'),
    line.material === null && line.price === null && t('edit.line.noPrice'),
  ];
  const vat = amount !== null && rate && t('edit.totals.vat', { rate });
  const discount = line.discount > 0 && `− ${formatRate(line.discount)}`;
  return [[product, discount].filter(Boolean).join(' '), vat, ...flags].filter(Boolean).join(' · ');
}
