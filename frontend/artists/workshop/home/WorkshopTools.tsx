import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { PaymentEmailPanel } from '#frontend/artists/profile/PaymentEmailPanel.tsx'
import { CreateKeymailPanel } from '#frontend/keymails/create/CreateKeymailPanel.tsx'
import { ReleasePlanPanel } from '#frontend/uploads/ReleasePlanPanel.tsx'
import { QrCodePanel } from './QrCodePanel.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The workshop's tools, each behind its name; the address's anchor opens one. */
export function WorkshopTools({ artist }: { artist: ArtistData }) {
  const t = useMessages(workshop)
  const needsPayment = artist.accountType !== 'test' && !artist.paypalEmail
  return (
    <div className="mb-14 border-b border-wall-3">
      <Tool anchor="payment" name={t('payment.title')} open={needsPayment}>
        <PaymentEmailPanel artist={artist} />
      </Tool>
      <Tool anchor="keymails" name={t('tool.keymail')} open={!needsPayment}>
        <CreateKeymailPanel artist={artist} />
      </Tool>
      <Tool anchor="release-plan" name={t('tool.plan')}>
        <ReleasePlanPanel artist={artist} />
      </Tool>
      <Tool anchor="qr-codes" name={t('qr.title')}>
        <QrCodePanel />
      </Tool>
    </div>
  )
}

interface ToolProps {
  anchor: string
  name: string
  open?: boolean
  children: ReactNode
}

function Tool({ anchor, name, open = false, children }: ToolProps) {
  const location = useLocation()
  const element = useRef<HTMLDetailsElement>(null)

  // The element keeps its own state, so that find-in-page may open it, too.
  useEffect(() => {
    if (open && element.current) element.current.open = true
  }, [open])

  useEffect(() => {
    if (location.hash !== `#${anchor}` || !element.current) return undefined
    element.current.open = true
    // After RootLayout has scrolled to the top.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [location, anchor])

  return (
    <details ref={element} className="group scroll-mt-14 border-t border-wall-3">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 text-xl font-semibold hover:text-brass-light [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-brass transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
