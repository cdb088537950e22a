import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { fetchPart, type Part } from '#web/lib/fetch-part.ts';
import { LoadFailure } from './load-failure.tsx';
import { PartBoundary } from './part-boundary.tsx';

type Failed<Props> = (error: unknown, onRetry: () => void, props: Props) => ReactNode;

/**
 * A component whose code loads when it is first shown, below a Suspense, or by `preload`. After a failure, `failed` shows
 * until a retry or another place; React's own `lazy` would remember the failure.
 */
export function partWith<Props extends object>(
  load: Part<ComponentType<Props>>,
  failed: Failed<Props>,
  usePlace: () => string | undefined = () => undefined,
) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const get = () => {
    loading ??= fetchPart(load).then((part) => {
      loaded = part.default;
      return part;
    });
    return loading;
  };
  const ask = () => lazy(get);
  let Loaded = ask();
  const renew = () => {
    loading = undefined;
    Loaded = ask();
  };
  // A new mount takes the latest code, as the boundary keeps its children. Loaded code is drawn without a pause.
  const Content = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Loaded);
    return <Shown {...props} />;
  };
  function LazyPart(props: Props) {
    return (
      <PartBoundary
        place={usePlace()}
        onRenew={renew}
        failed={(error, onRetry) => failed(error, onRetry, props)}
      >
        <Content {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: () => void get().catch(renew) });
}

/** A part of a screen. */
export const lazyPart = <Props extends object>(load: Part<ComponentType<Props>>) =>
  partWith(load, (error, onRetry) => <LoadFailure error={error} onRetry={onRetry} />);

/** An optional part: a failure to load it shows nothing. */
export const lazyExtra = <Props extends object>(load: Part<ComponentType<Props>>) =>
  partWith(load, () => null);
