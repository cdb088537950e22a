import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Kbd } from '#web/components/kbd.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { Sample } from './sample.tsx';

const nothing = () => {};

const items: MenuItem[] = [
  { label: 'Modifica confezioni', icon: 'box', onSelect: nothing },
  { label: 'Scegli il colore', icon: 'palette', onSelect: nothing },
  { label: 'Sconto', icon: 'percentage', onSelect: nothing, disabledReason: 'Manca il listino' },
  { label: 'Elimina prodotto', icon: 'trash', onSelect: nothing, danger: true },
];

export const ButtonSamples = () => (
  <Sample title="Pulsanti e menu">
    <div className="row wrap">
      <Button variant="primary" icon="plus">
        Nuovo preventivo
      </Button>
      <Button icon="print" iconAfter="angle-down">
        Stampa
      </Button>
      <Button variant="text" icon="arrow-left">
        Torna all'elenco
      </Button>
      <Button variant="text" tone="accent" icon="plus">
        Aggiungi
      </Button>
      <Button variant="danger" icon="trash">
        Elimina preventivo
      </Button>
      <Button small icon="percentage">
        Sconto globale
      </Button>
      <ButtonLink to={paths.quotations}>Preventivi</ButtonLink>
    </div>
    <div className="row wrap">
      <Button variant="primary" busy>
        Salva modifiche
      </Button>
      <Button busy>Annulla</Button>
      <Button variant="primary" disabledReason="Aggiungi almeno un prodotto">
        Crea preventivo
      </Button>
      <Button disabled>Spento</Button>
      <Button variant="text" disabled>
        Testo spento
      </Button>
    </div>
    <div className="row wrap">
      <IconButton icon="pencil" label="Modifica Casa Mengoni" />
      <IconButton icon="lock" label="Superficie legata: sblocca" small on />
      <IconButton icon="trash" label="Togli Casa Mengoni" small danger />
      <IconButton icon="paperclip" label="Allegati di Casa Mengoni" small disabled />
      <Menu
        label="Azioni su Silifond Consolidante"
        items={items}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" small label="Azioni su Silifond Consolidante" {...props} />
        )}
      />
      <Kbd>/</Kbd> <Kbd>Ctrl+S</Kbd>
    </div>
  </Sample>
);
