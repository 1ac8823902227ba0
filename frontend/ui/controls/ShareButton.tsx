import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getPagePath } from '#frontend/lib/messages/current-language.ts'
import { Button } from './Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface ShareButtonProps {
  /** The title in the native share sheet. */
  title: string
}

const COPIED_NOTICE_MS = 2000

/** Shares the page's URL through the native share sheet, or copies it where there is none. */
export function ShareButton({ title }: ShareButtonProps) {
  const t = useMessages(ui)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async () => {
    // Without the language: whoever opens it reads in their own.
    const url = location.origin + getPagePath()
    try {
      // The share sheet is for touch devices; with a mouse, copying is quicker.
      if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      createToast({ title: t('notCopied'), description: t('notCopiedText', { text: url }) })
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      {copied ? <Check aria-hidden="true" className="text-go" /> : <Share2 aria-hidden="true" />}
      {copied ? t('linkCopied') : t('share')}
      <span role="status" className="sr-only">
        {copied ? t('linkCopied') : ''}
      </span>
    </Button>
  )
}
