import { db, runInTransaction } from '#database/client'
import { Artist } from '#module/artists'
import { getArtistLanguage } from '#module/artists/language'
import { issueSoleGKey } from '#module/artists/g-keys'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'
import { buildLanguagePath } from '#text/messages/language-path'

/** Job: issues the new key and mails it. A repeat voids the previous one, as with the first key. */
export async function sendReplacementGKeyEmail({ artistId }: { artistId: string }): Promise<void> {
  const artist = await Artist.query(db).findById(artistId)
  if (!artist) return
  const gKeyId = await runInTransaction(async (trx) => {
    await Artist.query(trx).findById(artistId).forUpdate()
    return issueSoleGKey(trx, artistId)
  })
  const language = await getArtistLanguage(artistId)
  const t = getMessages(artistMails, language)
  await sendMail({
    to: artist.email,
    name: artist.stageName,
    language,
    subject: t('replaced.subject'),
    text: [
      t('greetingName', { name: artist.stageName }),
      '',
      t('replaced.text'),
      '',
      gKeyId,
      '',
      t('replaced.keep'),
      '',
      t('signInHere'),
      config.PUBLIC_URL + buildLanguagePath(language, '/g-key-login'),
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
