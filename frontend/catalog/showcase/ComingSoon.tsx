import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'

/** Invites artists to upload. */
export function ComingSoon() {
  return (
    <section
      aria-labelledby="bill"
      className="relative isolate mb-16 overflow-hidden rounded-lg border border-wall-3 bg-wall-deep px-6 pt-12 pb-8 before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_163deg_at_50%_-6rem,transparent,#f7d8981f_4deg,#f7d89826_30deg,transparent_34deg)] before:[mask:linear-gradient(#000_30%,#0000_96%)] sm:px-12 sm:pt-20 print:before:hidden"
    >
      <h2 id="bill" className="poster text-center text-poster-l text-brass-light">
        Coming Soon
      </h2>
      <p className="mx-auto mt-5 max-w-[30rem] text-center text-lg text-bone-2">
        Whoever uploads next. Artists: what you publish plays here within a minute.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.uploadSongs.href}>Upload Songs</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.membersWorkshop.href}>Members Workshop</Link>
        </Button>
      </div>
      <dl className="mt-12 grid border-t border-wall-3 md:grid-cols-3">
        <ShowcaseFeature title="30-second previews">
          Half a minute of a song for everybody. The whole of it stays with those who hold a copy.
        </ShowcaseFeature>
        <ShowcaseFeature title="Featured artists">
          Who is here, what they made, and how many copies are left.
        </ShowcaseFeature>
        <ShowcaseFeature title="Discovery">
          By title or name, by a word’s beginning; accents and capitals do not matter.
        </ShowcaseFeature>
      </dl>
    </section>
  )
}

const ShowcaseFeature = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-wall-3 py-7 max-md:[&+&]:border-t md:px-8 md:first:pl-0 md:last:pr-0 md:[&+&]:border-l">
    <dt className="poster text-poster-s">{title}</dt>
    <dd className="mt-2 text-bone-2">{children}</dd>
  </div>
)
