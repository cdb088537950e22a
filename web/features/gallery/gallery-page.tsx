import { useState } from 'react';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { ToastProvider } from '#web/components/toast.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { chooseTheme } from '#web/lib/theme.ts';
import { ButtonSamples } from './button-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { DrawingSamples } from './drawing-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { TableSamples } from './table-samples.tsx';
import { ValueSamples } from './value-samples.tsx';
import './gallery-page.css';

/** Every part on one page, for development only (ux §21). Its texts are samples, not texts of the product. */
export default function GalleryPage() {
  const [changes, setChanges] = useState(2);
  return (
    <ToastProvider>
      <main className="gallery">
        <PageFrame
          withBar
          title="Componenti"
          breadcrumbs={[{ label: 'Preventivi', to: paths.quotations }, { label: 'Componenti' }]}
          meta={[
            { icon: 'map-marker', text: 'Bologna (BO)' },
            { icon: 'expand', text: 'Superficie 320 m²' },
            { icon: 'calendar', text: 'Creato il 18/11/2026' },
          ]}
          actions={
            <div className="row wrap">
              <Button small icon="sun" onClick={() => chooseTheme('light')}>
                Chiaro
              </Button>
              <Button small icon="moon" onClick={() => chooseTheme('dark')}>
                Scuro
              </Button>
              <Button small icon="language" onClick={() => setLanguage('it')}>
                it
              </Button>
              <Button small icon="language" onClick={() => setLanguage('en')}>
                en
              </Button>
            </div>
          }
        >
          <div className="stack">
            <ButtonSamples />
            <FieldSamples />
            <ValueSamples />
            <DrawingSamples />
            <MessageSamples />
            <DialogSamples />
            <TableSamples />
          </div>
        </PageFrame>
        <SaveBar
          start={
            <Button variant="text" icon="arrow-left">
              Torna all'elenco
            </Button>
          }
          phoneStart={
            <>
              <div className="xs muted">Totale</div>
              <div className="phone-total">2.088,54 €</div>
            </>
          }
          state={<SaveState changes={changes} savedAt="2026-11-18T08:42:00Z" />}
        >
          <Button variant="primary" icon="save" disabled={changes === 0} onClick={() => setChanges(0)}>
            Salva
          </Button>
        </SaveBar>
      </main>
    </ToastProvider>
  );
}
