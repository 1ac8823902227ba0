import { db } from '#database/client'
import { sql } from '#database/sql'

/** Whether anything is kept under an address. */
export async function isKnownAddress(email: string): Promise<boolean> {
  const [row] = await sql<{ known: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM fans WHERE address = $1) OR EXISTS (SELECT FROM collectors WHERE email = $1)
         OR EXISTS (SELECT FROM followers WHERE email = $1) OR EXISTS (SELECT FROM visitor_addresses WHERE email = $1)
         OR EXISTS (SELECT FROM artists WHERE lower(email) = $1 AND account_type = 'production')
         OR EXISTS (SELECT FROM orders WHERE payer_email = $1)
         OR EXISTS (SELECT FROM open_sale_waiters WHERE lower(email) = $1)
         OR EXISTS (SELECT FROM visitor_feedback WHERE lower(email) = $1)
         OR EXISTS (SELECT FROM g_key_applications WHERE lower(email) = $1)
         OR EXISTS (SELECT FROM keymail_mailings WHERE email = $1)
         OR EXISTS (SELECT FROM copy_gifts WHERE email = $1) AS known`,
    [email],
  )
  return row?.known ?? false
}
