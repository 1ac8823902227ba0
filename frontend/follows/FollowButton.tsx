import { Bell } from 'lucide-react'
import { FollowControl } from './FollowControl.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Follows an artist by mail. */
export function FollowButton({ artistId, name }: { artistId: string; name: string }) {
  const t = useMessages(follows)
  return (
    <FollowControl
      subject={{ artistId }}
      label={t('follow.label', { name })}
      activeLabel={t('follow.active', { name })}
      icon={Bell}
      title={t('follow.label', { name })}
      description={t('follow.text')}
    />
  )
}
