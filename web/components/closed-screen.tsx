import { Alert } from './alert.tsx';
import { PageFrame } from './page-frame.tsx';

/** In place of a screen that its user may not work with: why not. */
export default function ClosedScreen({ title, text }: { title: string; text: string }) {
  return (
    <PageFrame title={title}>
      <Alert tone="warn">{text}</Alert>
    </PageFrame>
  );
}
