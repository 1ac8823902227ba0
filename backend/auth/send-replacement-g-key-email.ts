import { db, runInTransaction } from '#database/client'
import { Artist } from '#module/artists'
import { issueSoleGKey } from '#module/artists/g-keys'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'

/** Job: issues the new key and mails it. A repeat voids the previous one, as with the first key. */
export async function sendReplacementGKeyEmail({ artistId }: { artistId: string }): Promise<void> {
  const artist = await Artist.query(db).findById(artistId)
  if (!artist) return
  const gKeyId = await runInTransaction(async (trx) => {
    await Artist.query(trx).findById(artistId).forUpdate()
    return issueSoleGKey(trx, artistId)
  })
  await sendMail({
    to: artist.email,
    name: artist.stageName,
    subject: 'Your new G-Key',
    text: [
      `Hello ${artist.stageName},`,
      '',
      'as you asked, your G-Key has been replaced. The old one opens nothing any more. This is the new one:',
      '',
      gKeyId,
      '',
      'It is shown in this mail and nowhere else. Should you get a second mail like this, the newer key counts.',
      '',
      `Sign in with it here: ${config.PUBLIC_URL}/g-key-login`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
