import { Component, type ReactNode } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { ErrorState } from './ErrorState.tsx'

interface ErrorBoundaryProps {
  /** `main` where the whole application is inside, `div` within a page's main landmark. */
  as: 'main' | 'div'
  /** Another value tries again, such as the address of another page. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  resetKey: string | undefined
}

/** Catches render errors and offers to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const Frame = this.props.as
    return (
      <Frame className="gutter mx-auto max-w-measure py-24">
        <BrokenScreen />
      </Frame>
    )
  }
}

function BrokenScreen() {
  const t = useMessages(shell)
  return (
    <ErrorState
      title={t('broken.title')}
      message={t('broken.message')}
      retryLabel={t('broken.retry')}
      onRetry={() => location.reload()}
    />
  )
}
