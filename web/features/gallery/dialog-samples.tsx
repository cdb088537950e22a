import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LeaveDialog } from '#web/components/leave-dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Sample } from './sample.tsx';

type Open = 'form' | 'confirm' | 'leave' | undefined;

export function DialogSamples() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Sample title="Dialoghi">
      <div className="row wrap">
        <Button onClick={() => setOpen('form')}>Modifica dettagli</Button>
        <Button onClick={() => setOpen('confirm')}>Elimina</Button>
        <Button onClick={() => setOpen('leave')}>Esci</Button>
      </div>
      {open === 'form' && <FormSample onClose={close} />}
      {open === 'confirm' && (
        <ConfirmDialog
          danger
          title="Elimina il preventivo?"
          action="Elimina preventivo"
          onConfirm={close}
          onCancel={close}
        >
          "Casa Mengoni - Imola (BO)" sarà eliminato per sempre.
        </ConfirmDialog>
      )}
      {open === 'leave' && <LeaveDialog onStay={close} onLeave={close} />}
    </Sample>
  );
}

function FormSample({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('Casa Mengoni');
  return (
    <Dialog
      title="Modifica dettagli"
      context="Casa Mengoni - Imola (BO)"
      unsaved={name !== 'Casa Mengoni'}
      onClose={onClose}
      onSubmit={onClose}
      footer={<SubmitButtons>Aggiorna</SubmitButtons>}
    >
      <div className="stack">
        <TextField label="Nome" required value={name} onChange={(event) => setName(event.target.value)} />
        <TextField label="Località" required />
      </div>
    </Dialog>
  );
}
