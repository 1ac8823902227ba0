import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/Button'
import { showToast } from '#ui/Toast'

interface CopyButtonProps {
  text: string
  /** On the button: 'Copy code'. */
  label: string
  /** For screen readers, where several buttons say the same. */
  about?: string
  look?: 'primary' | 'quiet' | 'plain'
}

const SAID_FOR_MS = 2000

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, about, look = 'quiet' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not every browser lets a page reach the clipboard: the text is then there to be read.
      showToast({ title: 'Not Copied', description: `Your browser kept the clipboard closed. Here it is: ${text}` })
    }
  }
  return (
    <Button look={look} onClick={() => void copy()} {...(about ? { 'aria-label': `${label}: ${about}` } : {})}>
      {copied ? <Check aria-hidden="true" className="text-go" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : label}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </Button>
  )
}
