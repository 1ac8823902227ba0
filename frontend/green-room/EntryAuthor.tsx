import { Badge } from '#frontend/ui/display/Badge.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const EntryAuthor = ({ name, byArtist }: { name: string; byArtist: boolean }) => {
  const t = useMessages(greenRoom)
  return (
    <span className={`min-w-0 font-semibold break-words ${byArtist ? 'text-go-light' : 'text-bone-2'}`}>
      {name}
      {byArtist && (
        <Badge tone="go" className="ml-2 align-middle">
          {t('artist.badge')}
        </Badge>
      )}
    </span>
  )
}
