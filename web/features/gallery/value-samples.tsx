import { cents, fraction, quantity } from '#shared/money/units.ts';
import { Consumption, Money, Percent, Quantity } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Chip } from '#web/components/chip.tsx';
import { Flag } from '#web/components/flag.tsx';
import { Sign } from '#web/components/sign.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { Sample } from './sample.tsx';

const ochre = { r: 211, g: 161, b: 95 };

export const ValueSamples = () => (
  <Sample title="Valori, contrassegni, colori">
    <div className="row wrap">
      <Money amount={cents(208854)} />
      <Money amount={null} />
      <Quantity value={quantity(204_750_000)} um="kg" />
      <Quantity value={quantity(320_000_000)} um="mq" />
      <Consumption value={quantity(125_000)} um="l" />
      <Percent value={fraction(162_100)} />
      <Sign value="<" />
      <Sign value="=" />
      <Sign value=">" />
      <Flag country="IT" />
      <Flag country="CH" />
      <Flag country="SI" />
    </div>
    <div className="row wrap">
      <Badge>Supporto assorbente</Badge>
      <Badge tone="acc" icon="link">
        Abbinato a Rasacalce Fibro
      </Badge>
      <Badge tone="line">Fascia 2 · tinte medie</Badge>
      <Badge>
        <Swatch colour={ochre} size="badge" />
        CC 214 Ocra di Siena
      </Badge>
      <Badge tone="err" icon="palette">
        Colore mancante
      </Badge>
      <Badge tone="ok">Completo</Badge>
      <Badge tone="warn">Da fare</Badge>
      <Badge icon="inbox">Archiviato</Badge>
      <Chip name="Esterno" onRemove={() => {}}>
        Esterno
      </Chip>
      <Chip accent>Interno</Chip>
      <Swatch colour={ochre} />
      <Swatch colour={{ r: 255, g: 255, b: 255 }} size="big" />
    </div>
  </Sample>
);
