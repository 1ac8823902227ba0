import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#ui/Button'
import { paths } from '#web/paths'
import { AskGodfrey } from './AskGodfrey.tsx'
import { HouseHead } from './HouseHead.tsx'

export function PublicShowcasePage() {
  return (
    <>
      <HouseHead
        title="Public Showcase"
        lead="The stage by the window, where anybody in the street can hear a song before deciding."
      />
      <section
        aria-labelledby="bill"
        className="relative isolate mb-16 overflow-hidden rounded-lg border border-wall-3 bg-wall-deep px-6 pt-14 pb-8 before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_163deg_at_50%_-6rem,transparent,#f7d8981f_4deg,#f7d89826_30deg,transparent_34deg)] before:[mask:linear-gradient(#000_30%,#0000_96%)] sm:mb-24 sm:px-12 sm:pt-24 sm:pb-12 print:before:hidden"
      >
        <h2 id="bill" className="poster text-center text-poster-xl text-brass-light">
          Coming Soon
        </h2>
        <p className="mx-auto mt-6 max-w-[30rem] text-center text-lg text-bone-2">
          The lights are being hung. This is what the evening will bring.
        </p>
        <dl className="mt-14 grid border-t border-wall-3 sm:mt-20 md:grid-cols-3">
          <Act title="30-second previews">
            Half a minute of a song for everybody. The whole of it stays with those who hold a copy.
          </Act>
          <Act title="Featured artists">Who plays here, what they made, and how many copies are left.</Act>
          <Act title="Discovery">Look for a title or a name, and come across the ones you were not looking for.</Act>
        </dl>
      </section>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 pb-20">
        <p className="mr-auto max-w-measure text-bone-2">
          Artists: what you upload today is what will play here. Everybody else can already{' '}
          <Link to={paths.browseMusic} className="link">
            browse the music
          </Link>
          .
        </p>
        <Button asChild>
          <Link to={paths.uploadSongs}>Upload Songs</Link>
        </Button>
        <Button look="quiet" asChild>
          <Link to={paths.membersWorkshop}>Members Workshop</Link>
        </Button>
      </div>
      <AskGodfrey>How does a song get on a stage like this?</AskGodfrey>
    </>
  )
}

const Act = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-wall-3 py-7 max-md:[&+&]:border-t md:px-8 md:first:pl-0 md:last:pr-0 md:[&+&]:border-l">
    <dt className="poster text-poster-s">{title}</dt>
    <dd className="mt-2 text-bone-2">{children}</dd>
  </div>
)
