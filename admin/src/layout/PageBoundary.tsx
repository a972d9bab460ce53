import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

/** Keeps the top bar usable when one page fails; keyed by address, so that going elsewhere clears it. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
