import { Heart } from 'lucide-react'
import { FollowControl } from './FollowControl.tsx'

/** Wishes for a song: mails when copies of it can be had. */
export const WishButton = ({ songId, title }: { songId: string; title: string }) => (
  <FollowControl
    subject={{ songId }}
    label="Wish for it"
    activeLabel="On your wish list"
    icon={Heart}
    title={`Wish for “${title}”`}
    description="We write when copies of this song can be bought again and when only ten are left. Nothing else, and at most three emails a day."
  />
)
