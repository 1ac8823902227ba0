import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import type { Purpose } from '#contract/payments'

/** What an order was for. All but its English description are missing where they say nothing about it. */
export type OrderWording = {
  /** As its buyer and PayPal were told. */
  description: string
  purpose: Purpose
  quantity: number
  title: string | null
  artist: string | null
  copy: number | null
  of: number | null
  /** Of an application. */
  number: string | null
}

/** The wording of the order `o`, as JSON. */
export const orderWordingSql = `(
  SELECT jsonb_build_object('description', o.description, 'purpose', o.purpose, 'quantity', o.quantity,
           'title', coalesce(e.title, c.title), 'artist', seller.stage_name,
           'copy', coalesce(k.copy, asked.copy, certificate.number), 'of', coalesce(e.copies, c.scarcity_count),
           'number', g.tracking_number)
    FROM (VALUES (1)) AS one (row)
    LEFT JOIN keymails k ON k.order_id = o.id
    LEFT JOIN keymails asked ON o.purpose = 'keymail' AND asked.id = o.item_id
    LEFT JOIN editions e
      ON e.id = coalesce(k.edition_id, asked.edition_id, CASE o.purpose WHEN 'edition' THEN o.item_id END)
    LEFT JOIN art_certificates certificate ON certificate.order_id = o.id
    LEFT JOIN art_cards c ON o.purpose = 'art-card' AND c.id = o.item_id
    LEFT JOIN artists seller ON seller.id = coalesce(e.artist_id, c.artist_id)
    LEFT JOIN g_key_applications g ON g.order_id = o.id)`

/** What was paid for, in a language. In English as the buyer was told, and so wherever nothing more is known. */
export function formatOrderWording(order: OrderWording, language: Language): string {
  if (language === 'english') return order.description
  const t = getMessages(documents, language)
  const { title, artist, copy, of, number } = order
  if (order.purpose === 'library') return t('order.library')
  if (order.purpose === 'upload') return t('order.uploads', { n: order.quantity })
  if (number !== null) return t('order.application', { number })
  if (title === null || artist === null) return order.description
  if (copy === null || of === null) return t('order.work', { title, artist })
  const locale = locales[language]
  return t('order.copy', { title, artist, copy: copy.toLocaleString(locale), of: of.toLocaleString(locale) })
}
