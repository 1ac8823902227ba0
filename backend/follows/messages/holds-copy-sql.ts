/**
 * Whether the owner of an address that answered our mail paid for a copy of an edition under it. All are SQL
 * expressions; `edition` may be any of the artist's with `IN (…)`.
 */
export const buildHoldsCopySql = (email: string, edition: string) => `
  EXISTS (SELECT FROM fans fan JOIN keymails k ON k.fan_id = fan.id AND k.state = 'redeemed'
           WHERE fan.address = ${email} AND k.edition_id = ${edition})`
