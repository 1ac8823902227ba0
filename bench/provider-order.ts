/** Price of every Keymail in the benchmarks. */
export const PRICE_CENTS = 750
/** The stub provider's fee. */
export const FEE_CENTS = 52

/** Parses the stub provider's order id: `<our order id without dashes>P<number of the artist who is paid>`. */
export function parseOrderId(providerOrderId: string): { id: string; hex: string; artist: string } {
  const [hex = '', artist = ''] = providerOrderId.split('P')
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), hex, artist }
}
