import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function TicketPlaceholder({
  evaluating,
  songs,
  onRetry,
}: {
  evaluating: boolean
  songs: number
  onRetry: (() => unknown) | undefined
}) {
  const t = useMessages(keymailMessages)
  if (onRetry) {
    return (
      <ErrorState
        title={t('placeholder.unreadable')}
        message={t('placeholder.unreadableText')}
        onRetry={() => void onRetry()}
      />
    )
  }
  if (evaluating) {
    return <EmptyState title={t('placeholder.here')} message={t('placeholder.hereText')} />
  }
  return songs > 0 ? (
    <EmptyState title={t('placeholder.unknown')} message={t('placeholder.unknownText')} />
  ) : (
    <EmptyState
      title={t('placeholder.noSongs')}
      message={t('placeholder.noSongsText')}
      action={
        <Button asChild>
          <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
        </Button>
      }
    />
  )
}
