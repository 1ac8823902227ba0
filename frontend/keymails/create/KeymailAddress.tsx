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
  return (
    <div>
      <p className="text-sm font-semibold">Its address</p>
      <p className="code mt-1.5 text-sm [overflow-wrap:anywhere] text-brass-light">
        {address ??
          `${toAddressPart(artistName)}.${toAddressPart(songTitle) || 'SongTitle'}.XXXXX${domain ? `@${domain}` : ''}`}
      </p>
      {!address && <p className="mt-1 text-sm text-bone-3">Godfrey assigns the number.</p>}
    </div>
  )
}

/** A name as one part of a Keymail's address: letters and digits only. */
const toAddressPart = (name: string) => name.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '')
