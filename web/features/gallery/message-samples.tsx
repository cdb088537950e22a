import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import { Sample } from './sample.tsx';

const illustrations = ['roller', 'bucket', 'fan', 'bell', 'search'] as const;

export function MessageSamples() {
  const toast = useToast();
  return (
    <Sample title="Messaggi e attese">
      <Alert>Non hai ancora un listino: vedi quantità e schede, non i prezzi.</Alert>
      <Alert tone="ok">Indirizzo e-mail confermato. Ora puoi accedere.</Alert>
      <Alert tone="warn" onDismiss={() => {}}>
        I prezzi useranno il listino <b>Imbianchini 2026</b>.
      </Alert>
      <Alert tone="err" action={<Button small>Ricarica</Button>} onDismiss={() => {}}>
        Non ho salvato: manca la connessione. Le modifiche sono ancora qui.
      </Alert>
      <div className="row wrap">
        <Button onClick={() => toast({ text: 'Preventivo archiviato', onUndo: () => {} })}>Messaggio</Button>
        <Button onClick={() => toast({ tone: 'err', text: 'Non ho salvato: manca la connessione.' })}>
          Errore
        </Button>
        <Spinner label="Caricamento" />
        <Skeleton width="220px" />
      </div>
      <div className="sample-fields">
        {illustrations.map((name) => (
          <EmptyState
            key={name}
            illustration={name}
            title="Nessun preventivo"
            text="Creane uno a mano o con il test guidato."
          />
        ))}
      </div>
    </Sample>
  );
}
