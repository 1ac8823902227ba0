import { useEffect, useRef } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface NewSecretProps {
  title: string
  note: string
  secret: string
  copyLabel: string
  onDone: () => void
}

/** A secret that is shown this once. Takes the focus, so that nobody overlooks it. */
export function NewSecret({ title, note, secret, copyLabel, onDone }: NewSecretProps) {
  const t = useMessages(workshopDevelopers)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-md border border-go/45 bg-[#56d28412] p-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-sm text-bone-2">{note}</p>
      <code className="my-4 block rounded-sm bg-wall-deep p-3 break-all select-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label={copyLabel} look="primary" />
        <Button variant="quiet" onClick={onDone}>
          {t('secretKept')}
        </Button>
      </div>
    </div>
  )
}
