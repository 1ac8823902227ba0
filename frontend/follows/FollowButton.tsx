import { Bell } from 'lucide-react'
import { FollowControl } from './FollowControl.tsx'

/** Follows an artist by mail. */
export const FollowButton = ({ artistId, name }: { artistId: string; name: string }) => (
  <FollowControl
    subject={{ artistId }}
    label={`Follow ${name}`}
    activeLabel={`Following ${name}`}
    icon={Bell}
    title={`Follow ${name}`}
    description="We write when something new is released, when copies can be had again and when only ten are left. Nothing else, and at most three emails a day."
  />
)
