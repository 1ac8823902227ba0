import { Heart } from 'lucide-react'
import { FollowControl } from './FollowControl.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Wishes for a song: mails when copies of it can be had. */
export function WishButton({ songId, title }: { songId: string; title: string }) {
  const t = useMessages(follows)
  return (
    <FollowControl
      subject={{ songId }}
      label={t('wish.label')}
      activeLabel={t('wish.active')}
      icon={Heart}
      title={t('wish.title', { title })}
      description={t('wish.text')}
    />
  )
}
