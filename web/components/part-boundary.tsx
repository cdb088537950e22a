import { Component, type ReactNode } from 'react';

type Props = {
  failed: (error: unknown, onRetry: () => void) => ReactNode;
  /** Called after a failure: forgets the failed content before a retry. */
  onRenew?: () => void;
  /** At another place it is tried again. */
  place?: string;
  children: ReactNode;
};
type State = { failure: { error: unknown } | undefined };

/** Replaces content that could not be drawn; the rest of the screen stays. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failure && before.place !== this.props.place) this.renew();
  }

  override componentDidCatch() {
    this.props.onRenew?.();
  }

  private tries = 0;

  private renew() {
    this.setState({ failure: undefined });
  }

  /** A second failure with a connection reloads the page: the browser remembers failed imports. */
  private retry = () => {
    this.tries += 1;
    if (this.tries > 1 && navigator.onLine) window.location.reload();
    else this.renew();
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error, this.retry) : this.props.children;
  }
}
