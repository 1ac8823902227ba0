import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
interface KeymailAddressProps {
  artistName: string
  songTitle: string
  /** Known once the artist has a Keymail. */
  domain: string | undefined
  /** The address of the Keymail just created. */
  address: string | undefined
}

/** The address of a Keymail, or the form it will have. */
export function KeymailAddress({ artistName, songTitle, domain, address }: KeymailAddressProps) {
  const t = useMessages(keymailMessages)
  return (
    <div>
      <p className="text-sm font-semibold">{t('address.title')}</p>
      <p className="code mt-1.5 text-sm [overflow-wrap:anywhere] text-brass-light">
        {address ??
          `${toAddressPart(artistName)}.${toAddressPart(songTitle) || 'SongTitle'}.XXXXX${domain ? `@${domain}` : ''}`}
      </p>
      {!address && <p className="mt-1 text-sm text-bone-3">{t('address.note')}</p>}
    </div>
  )
}

/** A name as one part of a Keymail's address: letters and digits only. */
const toAddressPart = (name: string) => name.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '')
