import { config } from '#runtime/config'
import type { SharedPage } from './get-shared-page.ts'

/**
 * What search engines read of a shared page: schema.org's MusicRecording, MusicAlbum, MusicGroup or VisualArtwork, with
 * the offer where something is sold (https://schema.org/Product). `url`: the page's address; `image`: its share image.
 */
export function buildStructuredData(shared: SharedPage, url: string, image: string): object {
  const { kind, title, artist, artistId, description, cents, left, offSale } = shared
  const common = {
    '@context': 'https://schema.org',
    name: title,
    url,
    image,
    description,
  }
  if (kind === 'artist') return { ...common, '@type': 'MusicGroup' }
  const maker = { '@type': 'MusicGroup', name: artist, url: `${config.PUBLIC_URL}/artists/${artistId}` }
  const offers = {
    '@type': 'Offer',
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${left <= 0 ? 'SoldOut' : offSale ? 'OutOfStock' : 'LimitedAvailability'}`,
    url,
    seller: maker,
  }
  if (kind === 'song') return { ...common, '@type': ['MusicRecording', 'Product'], byArtist: maker, offers }
  if (kind === 'album') return { ...common, '@type': ['MusicAlbum', 'Product'], byArtist: maker, offers }
  return { ...common, '@type': ['VisualArtwork', 'Product'], creator: { ...maker, '@type': 'Person' }, offers }
}
