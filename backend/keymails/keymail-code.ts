import { randomInt } from 'node:crypto'
import { config } from '#platform/config'
import { Refusal } from '#platform/refusal'
import { KEYMAIL_CODE_PATTERN, refusals } from './contract.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A new code, TM-YYYYMMDD-XXXXXXXX: today (UTC) and eight random letters or digits (41 bits). */
export function newKeymailCode(today = new Date()): string {
  const day = today.toISOString().slice(0, 10).replaceAll('-', '')
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `TM-${day}-${letters}`
}

export function refuseMalformedCode(code: string): void {
  if (!KEYMAIL_CODE_PATTERN.test(code)) throw new Refusal(refusals['invalid-format'])
}

/** Where a Keymail's QR code leads: the redemption page with the code filled in. */
export function redeemAddress(code: string): string {
  return `${config.PUBLIC_URL}/redeem-keymail?code=${code}`
}

/** The Keymail's address: ArtistName.SongTitle.00007 at the product's mail domain, spaces removed. */
export function keymailAddress(artistName: string, title: string, copy: number): string {
  const part = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '') || 'Untitled'
  return `${part(artistName)}.${part(title)}.${String(copy).padStart(5, '0')}@${config.KEYMAIL_DOMAIN}`
}
