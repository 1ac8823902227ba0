import { buildPreviewUrl } from '#contract/playback'
import type { EndpointParams } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { HttpResponse } from '#http/http-response'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildAnnouncedSql } from '#module/catalog/releases'
import { config } from '#runtime/config'
import { encodeXml } from '#text/encode-xml'
import type { renderEmbedPage as describeEmbedPage } from '../contract.ts'
import { renderCoverArt } from '../cover-art/render-cover-art.ts'
import { type SharedPage, getSharedPage } from '../get-shared-page.ts'

type Track = { id: string; title: string; durationMs: number | null; hasPreview: boolean; coverUrl: string | null }

/**
 * The one page that other sites may frame. It has no cookie to abuse, as browsers send none into foreign frames, and no
 * control that changes anything.
 */
const embedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Drawn covers blend their shapes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

const TRACKS_SQL = `
  SELECT s.id, s.title, s.duration_ms AS "durationMs", s.preview_key IS NOT NULL AS "hasPreview",
         ${buildCoverUrlSql({ song: 's.id', edition: 'es.edition_id' })} AS "coverUrl"
    FROM edition_songs es JOIN songs s ON s.id = es.song_id
   WHERE (s.state = 'published' OR s.state = 'unpublished' AND ${buildAnnouncedSql('es.edition_id')})`

const TRACKS_OF = {
  songs: `${TRACKS_SQL} AND s.id = $1 LIMIT 1`,
  albums: `${TRACKS_SQL} AND es.edition_id = $1 ORDER BY es.position`,
}

const ALBUM_COVER_SQL = `SELECT ${buildCoverUrlSql({ edition: 'e.id' })} AS "coverUrl" FROM editions e WHERE e.id = $1`

/** The player of a song or an album as HTML; 404, with a page that says so, for what is not public. */
export async function renderEmbedPage({ kind, id }: EndpointParams<typeof describeEmbedPage>): Promise<HttpResponse> {
  const shared = await getSharedPage(`/${kind}/${id}`)
  if (!shared) return buildResponse(404, renderPage('Not on TuneMaker anymore', renderMissing()))
  const tracks = await sql<Track>(db, TRACKS_OF[kind], [id])
  const [album] = kind === 'albums' ? await sql<{ coverUrl: string | null }>(db, ALBUM_COVER_SQL, [id]) : tracks
  const coverUrl = album?.coverUrl ?? null
  return buildResponse(200, renderPage(`${shared.title} by ${shared.artist}`, renderPlayer(shared, tracks, coverUrl)))
}

const buildResponse = (status: number, html: string) =>
  new HttpResponse(status, html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'content-security-policy': embedPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
  })

const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${encodeXml(title)} · TuneMaker</title>
    <link rel="stylesheet" href="/embed/player.css" />
    <script type="module" src="/embed/player.js"></script>
  </head>
  <body>
${body}
  </body>
</html>
`

const renderMissing = () => `    <main class="missing">
      <h1>This release is not on TuneMaker anymore</h1>
      <p>Whoever owns a copy keeps it. ${renderLink('/browse-music', 'See what is on sale')}</p>
    </main>`

function renderPlayer(shared: SharedPage, tracks: Track[], coverUrl: string | null): string {
  const { id, title, artist, artistId, path, description, left } = shared
  const src = coverUrl ?? `data:image/svg+xml,${encodeURIComponent(renderCoverArt(id))}`
  const first = tracks.find(({ hasPreview }) => hasPreview)
  const isList = shared.kind === 'album'
  return `    <main class="player${isList ? ' album' : ''}">
      <img src="${encodeXml(src)}" alt="" width="112" height="112" />
      <div class="words">
        <h1>${renderLink(path, title)}</h1>
        <p class="artist">${renderLink(`/artists/${artistId}`, artist)}</p>
        <p class="edition">${encodeXml(description)}</p>
        <p class="actions">
          ${isList || !first ? '' : renderPlayButton(first)}
          <a class="open" href="${encodeXml(config.PUBLIC_URL + path)}" target="_blank" rel="noopener">${left > 0 ? 'Get a copy' : 'Open on TuneMaker'}</a>
        </p>
      </div>
      ${isList ? `<ol>${tracks.map(renderTrack).join('')}</ol>` : ''}
      ${first ? `<audio controls preload="none" src="${buildPreviewUrl(first.id)}"></audio>` : '<p class="note">There is no preview to listen to.</p>'}
      <progress max="1" value="0" hidden aria-label="Played"></progress>
      <p class="note" role="status"></p>
    </main>`
}

const renderTrack = (track: Track) =>
  `<li>${track.hasPreview ? renderPlayButton(track) : ''}<span>${encodeXml(track.title)}</span>${renderDuration(track.durationMs)}</li>`

const renderPlayButton = ({ id, title }: Track) =>
  `<button type="button" data-preview="${buildPreviewUrl(id)}" aria-pressed="false" aria-label="Play the preview of ${encodeXml(title)}" hidden><span>Preview</span></button>`

function renderDuration(ms: number | null): string {
  if (ms === null) return ''
  const seconds = Math.round(ms / 1000)
  return `<time>${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}</time>`
}

const renderLink = (path: string, words: string) =>
  `<a href="${encodeXml(config.PUBLIC_URL + path)}" target="_blank" rel="noopener">${encodeXml(words)}</a>`
