import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'

interface QrCodePictureProps {
  /** Undefined until one is generated. */
  code: { image: string; address: string } | undefined
}

export function QrCodePicture({ code }: QrCodePictureProps) {
  const t = useMessages(workshop)
  return (
    <figure className="max-sm:max-w-64">
      <div className="grid aspect-square place-items-center rounded-md bg-paper p-3 text-ink-2 shadow-paper">
        {code ? (
          <img
            src={code.image}
            alt={t('qr.alt', { address: code.address })}
            width={400}
            height={400}
            className="size-full"
          />
        ) : (
          <div aria-hidden="true" className="grid size-full place-items-center border-2 border-dashed border-ink-2/40">
            <span className="px-4 text-center text-sm">{t('qr.here')}</span>
          </div>
        )}
      </div>
      {code && <figcaption className="mt-2 text-xs [overflow-wrap:anywhere] text-bone-3">{code.address}</figcaption>}
    </figure>
  )
}
