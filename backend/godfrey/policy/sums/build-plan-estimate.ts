import { calculateRevenueRange } from '#contract/keymails/issuing'
import type { Language } from '#contract/text'
import { SONGS_PER_PLAN_MAX } from '#contract/uploads'
import { formatCents } from '#godfrey/knowledge/facts'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { parseSaidSongCounts } from './parse-said-song-counts.ts'
import { parseSongCount } from './parse-song-count.ts'

/** {n} songs bring {individual} per fan one by one, {album} as an album, {from} to {individual} in both ways. */
const estimateTemplates: Record<Language, string> = {
  english:
    'For {n} songs the release plan estimates {individual} per fan with individual Keymails, {album} with one album Keymail, and {from} to {individual} with both.',
  spanish:
    'Para {n} canciones, el plan estima {individual} por fan con Keymails individuales, {album} con una Keymail de álbum y de {from} a {individual} con ambas.',
  french:
    'Pour {n} chansons, le plan estime {individual} par fan avec des Keymails individuelles, {album} avec une Keymail d’album, et de {from} à {individual} avec les deux.',
  german:
    'Für {n} Songs schätzt der Plan {individual} pro Fan mit einzelnen Keymails, {album} mit einer Album-Keymail und {from} bis {individual} mit beidem.',
  italian:
    'Per {n} canzoni il piano stima {individual} per fan con Keymail singole, {album} con una Keymail dell’album e da {from} a {individual} con entrambe.',
  portuguese:
    'Para {n} músicas, o plano estima {individual} por fã com Keymails individuais, {album} com uma Keymail de álbum e de {from} a {individual} com as duas.',
  chinese:
    '{n}首歌的话，计划估算每位歌迷：每首一个Keymail共{individual}，整张专辑一个Keymail为{album}，两者都有则为{from}到{individual}。',
  japanese:
    '{n}曲の場合、プランの見積もりはファン一人あたり、曲ごとのKeymailで{individual}、アルバムのKeymail一つで{album}、両方なら{from}〜{individual}です。',
}

/**
 * What a release plan estimates per fan for as many songs as a message names, or as a talk so far, `said`, came to speak of, with
 * each strategy; undefined where no plan has so many.
 */
export function buildPlanEstimate(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const songs =
    parseSongCount(message, questionLanguage, said.length > 0) ?? parseSaidSongCounts(said, questionLanguage).at(-1)
  if (songs === undefined || songs < 1 || songs > SONGS_PER_PLAN_MAX) return undefined
  return formatTemplate(estimateTemplates[language], {
    n: String(songs),
    individual: formatCents(calculateRevenueRange(songs, 'individual').to),
    album: formatCents(calculateRevenueRange(songs, 'album').to),
    from: formatCents(calculateRevenueRange(songs, 'both').from),
  })
}
