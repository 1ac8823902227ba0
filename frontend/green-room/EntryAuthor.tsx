import { Badge } from '#frontend/ui/display/Badge.tsx'

export const EntryAuthor = ({ name, byArtist }: { name: string; byArtist: boolean }) => (
  <span className={`min-w-0 font-semibold break-words ${byArtist ? 'text-go-light' : 'text-bone-2'}`}>
    {name}
    {byArtist && (
      <Badge tone="go" className="ml-2 align-middle">
        Artist
      </Badge>
    )}
  </span>
)
