/** Every Keymail of the bench costs this. */
export const PRICE_CENTS = 750
/** What the stub provider keeps of it. */
export const FEE_CENTS = 52

/** Reads the stub provider's order id, `<our id without dashes>P<number of the artist who is paid>`. */
export function orderIdOf(providerOrderId: string): { id: string; hex: string; artist: string } {
  const [hex = '', artist = ''] = providerOrderId.split('P')
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), hex, artist }
}
