import { memo } from 'react';
import type { EvaluatedLine } from '#shared/offers/evaluate-offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { useLineName } from '../parts/use-line-name.ts';
import { AmountText, PriceCell, QuantityCell } from './line-cells.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineName } from './line-name.tsx';
import type { LineCommands } from './use-line-commands.ts';

export type NumberedLine = {
  line: OfferLine;
  numbers: EvaluatedLine;
  rate: string;
  isChanged: boolean;
  /** From the chosen one of its group, in cents. */
  difference: number | null;
};
type Props = { shown: NumberedLine; materials: readonly NumberedLine[]; commands: LineCommands };

/** A line, and the materials that its price has in it. */
function PlainGroup({ shown, materials, commands }: Props) {
  const { id } = shown.line;
  return (
    <tbody data-line={id}>
      <Row {...shown} commands={commands} />
      {materials.map((material) => (
        <Row key={material.line.id} {...material} commands={commands} isNested />
      ))}
    </tbody>
  );
}

function Row(props: NumberedLine & { commands: LineCommands; isNested?: boolean }) {
  const { line, numbers, rate, isChanged, difference, commands, isNested } = props;
  const name = useLineName()(line);
  const cell = { line, numbers, name, commands };
  const look = [isNested && 'mat', !numbers.counts && 'opt'].filter(Boolean).join(' ');
  return (
    <tr className={look || undefined}>
      <td className="c-grip">{!isNested && <span className="grip-place" data-grip={line.id} />}</td>
      <td className="c-name">
        <LineName {...{ line, name, isChanged, commands }} />
      </td>
      <td className="num">
        <QuantityCell {...cell} />
      </td>
      <td className="num">
        <PriceCell {...cell} />
      </td>
      <td className="num vat">{numbers.amount !== null && rate}</td>
      <td className="num amt">
        <AmountText {...cell} difference={difference} />
      </td>
      <td className="actions c-menu">
        <LineMenu {...{ line, name, commands, isNested }} />
      </td>
    </tr>
  );
}

const isSameNumbers = (one: EvaluatedLine, other: EvaluatedLine) =>
  one.amount === other.amount &&
  one.price === other.price &&
  one.added === other.added &&
  one.state === other.state &&
  one.counts === other.counts;

const isSame = (one: NumberedLine | undefined, other: NumberedLine | undefined) =>
  one?.line === other?.line &&
  one?.rate === other?.rate &&
  one?.isChanged === other?.isChanged &&
  one?.difference === other?.difference &&
  (one === other || (one !== undefined && other !== undefined && isSameNumbers(one.numbers, other.numbers)));

/** Drawn again only when its own lines or numbers change: an edit of one of 300 lines is painted within a frame. */
export const LineGroup = memo(
  PlainGroup,
  (before, after) =>
    before.commands === after.commands &&
    isSame(before.shown, after.shown) &&
    before.materials.length === after.materials.length &&
    before.materials.every((material, at) => isSame(material, after.materials[at])),
);
