import './form-field.css';

/** Where a field with a button beside its label will stand: what is below does not move when it comes. */
export const FieldPlace = () => (
  <div className="field" aria-hidden="true">
    <div className="field-head">
      <span className="label">&nbsp;</span>
      <span className="btn text s">&nbsp;</span>
    </div>
    <span className="input" />
  </div>
);
