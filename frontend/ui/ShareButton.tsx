import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { showToast } from './Toast.tsx'

interface ShareButtonProps {
  /** What the phone's own sheet shows above the address. */
  title: string
}

const SAID_FOR_MS = 2000

/** Hands this page's address to the phone's own sheet, or to the clipboard where there is none. */
export function ShareButton({ title }: ShareButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async () => {
    const url = location.origin + location.pathname
    try {
      // A mouse has a clipboard at hand; the sheet is for thumbs.
      if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: 'Not Copied', description: `Your browser kept the clipboard closed. Here it is: ${url}` })
    }
  }
  return (
    <Button look="quiet" onClick={() => void share()}>
      {copied ? <Check aria-hidden="true" className="text-go" /> : <Share2 aria-hidden="true" />}
      {copied ? 'Link copied' : 'Share'}
      <span role="status" className="sr-only">
        {copied ? 'Link copied' : ''}
      </span>
    </Button>
  )
}
