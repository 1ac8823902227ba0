import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface CopyButtonProps {
  /** A function where only the browser can write it. */
  text: string | (() => string)
  /** Button text, for example 'Copy code'. */
  label: string
  /** Appended to the accessible name where several buttons share a label. */
  about?: string
  look?: 'primary' | 'quiet' | 'plain'
}

const COPIED_LABEL_MS = 2000

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, about, look = 'quiet' }: CopyButtonProps) {
  const t = useMessages(ui)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_LABEL_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    const value = typeof text === 'function' ? text() : text
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Browsers may deny clipboard access; the toast then shows the text.
      createToast({ title: t('notCopied'), description: t('notCopiedText', { text: value }) })
    }
  }
  return (
    <Button variant={look} onClick={() => void copy()} {...(about ? { 'aria-label': `${label}: ${about}` } : {})}>
      {copied ? <Check aria-hidden="true" className="text-go" /> : <Copy aria-hidden="true" />}
      {copied ? t('copied') : label}
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </Button>
  )
}
