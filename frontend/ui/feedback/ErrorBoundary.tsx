import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches render errors and offers to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <main className="gutter mx-auto max-w-measure py-24">
        <ErrorState
          title="The lights went out"
          message="Something on this screen broke. Nothing you own is lost; loading the page again usually helps."
          retryLabel="Load again"
          onRetry={() => location.reload()}
        />
      </main>
    )
  }
}
