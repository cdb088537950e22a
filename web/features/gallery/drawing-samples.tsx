import { drawings } from '#shared/guided-test/drawings.ts';
import { Drawing } from '#web/components/guided-test/drawing.tsx';
import { Sample } from './sample.tsx';

export const DrawingSamples = () => (
  <Sample title="Disegni del test guidato">
    <div className="sample-fields">
      {drawings.map((name) => (
        <div key={name}>
          <Drawing name={name} />
          <small className="muted">{name}</small>
        </div>
      ))}
    </div>
  </Sample>
);
