import { useState } from 'react';
import { provinces } from '#shared/geography/provinces.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { CountStepper } from '#web/components/count-stepper.tsx';
import { NumberField } from '#web/components/number-field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { RichTextEditor } from '#web/components/rich-text-editor/rich-text-editor.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { Sample } from './sample.tsx';

const options = provinces.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

export function FieldSamples() {
  const [area, setArea] = useState('320');
  const [province, setProvince] = useState('BO');
  const [search, setSearch] = useState('');
  const [country, setCountry] = useState('');
  const [count, setCount] = useState(5);
  const [details, setDetails] = useState(
    '<p>Pittura minerale ai <strong>silicati di potassio</strong> per esterni.</p>',
  );
  return (
    <Sample title="Campi">
      <div className="filters">
        <SearchField
          label="Cerca"
          placeholder="Cerca per nome, località"
          value={search}
          onChange={setSearch}
        />
        <div className="pick">
          <SelectField
            label="Paese"
            hideLabel
            placeholder="Tutti i paesi"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            options={[
              { value: 'IT', label: 'Italia' },
              { value: 'CH', label: 'Svizzera' },
            ]}
          />
        </div>
        <div className="end">
          <SwitchField label="Mostra archiviati" defaultChecked />
        </div>
      </div>
      <div className="sample-fields">
        <TextField label="Nome" required defaultValue="Casa Mengoni" />
        <TextField label="Località" required error="Scrivi la località" />
        <SearchSelect
          label="Provincia"
          required
          options={options}
          value={province}
          onChange={setProvince}
          clearable
        />
        <NumberField label="Superficie" value={area} onChange={setArea} onTidy={setArea} unit="mq" />
        <PasswordField label="Password" defaultValue="segreta123" autoComplete="off" />
        <TextField label="Codice" optional unit="%" disabled defaultValue="16,21" />
        <TextArea label="Nota" optional />
        <div className="stack-s">
          <Checkbox label="Somma l'incidenza" defaultChecked />
          <Checkbox label="Tutte le incidenze" some />
          <Checkbox label="Non scelta" />
          <SwitchField label="Mostra listino" />
          <CountStepper label="confezioni da 15 l" value={count} onChange={setCount} />
        </div>
      </div>
      <RichTextEditor label="Descrizione" lang="it" value={details} onChange={setDetails} />
    </Sample>
  );
}
