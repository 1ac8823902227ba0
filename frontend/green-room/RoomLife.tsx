import { Camera, MessagesSquare, Mic, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Room } from '#contract/green-room'
import { Section } from '#ui/Section'
import { Stat, StatRow } from '#ui/Stat'

/** What goes on in the room. Nothing has been posted anywhere yet, and the counts say so. */
export function RoomLife({ room }: { room: Room }) {
  const { holders } = room
  const who = room.access === 'artist' ? 'you' : room.artistName
  return (
    <>
      <Section layout="split" title="Backstage chats" intro={`Between ${who} and the people who hold a copy.`}>
        <Quiet icon={<MessagesSquare />} title="Nothing said yet">
          What {who} and the holders tell each other stands here.
        </Quiet>
      </Section>

      <Section
        layout="split"
        title="Dressing-room exclusives"
        intro="For holders only. None of it is shown anywhere else."
      >
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          <Quiet icon={<Camera />} title="Photos" tall>
            Nothing posted yet. Pictures from the road and the rehearsal room hang here.
          </Quiet>
          <Quiet icon={<NotebookPen />} title="Song stories" tall>
            Nothing posted yet. Where a song came from is told here.
          </Quiet>
          <Quiet icon={<Mic />} title="Voice notes" tall>
            Nothing posted yet. Half-finished ideas and good-night messages play here.
          </Quiet>
        </div>
      </Section>

      <Section layout="split" title="Inner-circle stats" intro="Counted, not estimated.">
        <StatRow>
          <Stat label={holders === 1 ? 'holder' : 'holders'} value={holders.toLocaleString('en-US')} />
          <Stat label="conversations" value="0" />
          <Stat label="posts" value="0" />
        </StatRow>
      </Section>
    </>
  )
}

/** An empty place, marked on the floor with tape. */
function Quiet({
  icon,
  title,
  tall = false,
  children,
}: {
  icon: ReactNode
  title: string
  tall?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={`flex gap-4 border border-dashed border-wall-4 px-5 py-5 text-bone-2 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brass ${tall ? 'flex-col sm:min-h-48' : 'items-start sm:px-6'}`}
    >
      {icon}
      <div>
        <h3 className="font-semibold text-bone">{title}</h3>
        <p className="mt-1 text-sm">{children}</p>
      </div>
    </div>
  )
}
