import { useEffect, useState } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

/** The QR code for an authenticator app, and its text where nothing can be scanned. */
export function SecondFactorCode({ uri, secret }: { uri: string; secret: string }) {
  const t = useMessages(staffAccounts)
  const [image, setImage] = useState('')
  useEffect(() => {
    let isCurrent = true
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(uri, { width: 240, margin: 2 }))
      .then((drawn) => isCurrent && setImage(drawn))
    return () => {
      isCurrent = false
    }
  }, [uri])
  return (
    <div className="flex flex-wrap items-center gap-5">
      {image && <img src={image} width={240} height={240} alt={t('qrCode')} />}
      <p className="min-w-0 grow basis-56 text-sm text-bone-2">
        {t('scan')} {/* Apps ignore the spaces. */}
        <span className="code mt-2 block text-base text-bone">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </p>
    </div>
  )
}
