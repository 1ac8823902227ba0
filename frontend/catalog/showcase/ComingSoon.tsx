import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Invites artists to upload. */
export function ComingSoon() {
  const t = useMessages(music)
  return (
    <section
      aria-labelledby="bill"
      className="relative isolate mb-16 overflow-hidden rounded-lg border border-wall-3 bg-wall-deep px-6 pt-12 pb-8 before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_163deg_at_50%_-6rem,transparent,#f7d8981f_4deg,#f7d89826_30deg,transparent_34deg)] before:[mask:linear-gradient(#000_30%,#0000_96%)] sm:px-12 sm:pt-20 print:before:hidden"
    >
      <h2 id="bill" className="poster text-center text-poster-l text-brass-light">
        {t('showcase.soon')}
      </h2>
      <p className="mx-auto mt-5 max-w-[30rem] text-center text-lg text-bone-2">{t('showcase.soonText')}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.uploadSongs.href}>{t('showcase.upload')}</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.membersWorkshop.href}>{t('showcase.workshop')}</Link>
        </Button>
      </div>
      <dl className="mt-12 grid border-t border-wall-3 md:grid-cols-3">
        <ShowcaseFeature title={t('showcase.previews')}>{t('showcase.previewsText')}</ShowcaseFeature>
        <ShowcaseFeature title={t('showcase.featured')}>{t('showcase.featuredText')}</ShowcaseFeature>
        <ShowcaseFeature title={t('showcase.discovery')}>{t('showcase.discoveryText')}</ShowcaseFeature>
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
