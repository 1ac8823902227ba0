import { randomInt } from 'node:crypto'
import { config } from '#runtime/config'
import { ApiError } from '#http/api-error'
import { KEYMAIL_CODE_PATTERN, errors } from '#contract/keymails'
import type { Language } from '#contract/text'
import { buildLanguagePath } from '#text/messages/language-path'

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A new code, TM-YYYYMMDD-XXXXXXXX: today's date (UTC) and eight random letters or digits (41 bits). */
export function createKeymailCode(today = new Date()): string {
  const day = today.toISOString().slice(0, 10).replaceAll('-', '')
  const letters = Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')
  return `TM-${day}-${letters}`
}

export function assertKeymailCode(code: string): void {
  if (!KEYMAIL_CODE_PATTERN.test(code)) throw new ApiError(errors['invalid-format'])
}

/** Target of a Keymail's QR code: the redemption page in the reader's language, with the code filled in. */
export function buildRedeemUrl(code: string, language: Language = 'english'): string {
  return `${config.PUBLIC_URL}${buildLanguagePath(language, '/redeem-keymail')}?code=${code}`
}

/** The Keymail's address: ArtistName.SongTitle.00007 at the product's mail domain, letters and digits only. */
export function buildKeymailAddress(artistName: string, title: string, copy: number): string {
  const part = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '') || 'Untitled'
  return `${part(artistName)}.${part(title)}.${String(copy).padStart(5, '0')}@${config.KEYMAIL_DOMAIN}`
}
