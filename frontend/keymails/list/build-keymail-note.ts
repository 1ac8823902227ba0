import type { Keymail } from './keymail-states.ts'
import type { Translate } from '#text/messages/catalog'
import type { keymailMessages } from '#text/messages/catalogs/keymails/en'

/** Where its mail is, or why it is void; empty when there is nothing to add. */
export function buildKeymailNote(
  { state, mail, voidReason, reissued }: Keymail,
  t: Translate<(typeof keymailMessages)['messages']>,
): string {
  if (state === 'void') {
    const why = {
      artist: t('note.voidArtist'),
      refund: t('note.voidRefund'),
      dispute: t('note.voidDispute'),
    }
    return `${voidReason ? why[voidReason] : t('note.void')} ${reissued ? t('note.reissued') : t('note.numberFree')}`
  }
  if (!mail) return ''
  const to = mail.to ?? t('note.somebody')
  switch (mail.state) {
    case 'queued':
    case 'sending':
      return t('note.onItsWay', { to })
    case 'sent':
      return t('note.mailed', { to })
    case 'bounced':
      return t('note.bounced', { to, reason: mail.reason ?? t('note.refused') })
    case 'suppressed':
      return t('note.suppressed', { to })
    case 'dropped':
      return t('note.dropped')
  }
}
