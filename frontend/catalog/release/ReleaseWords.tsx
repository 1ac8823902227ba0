import type { ReactNode } from 'react'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { GENRE_MESSAGES, MOOD_MESSAGES, parseChoice } from '#frontend/catalog/browsing/genre-messages.ts'
import { formatLanguage } from './language-names.ts'
import { music } from '#text/messages/catalogs/music/en'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface ReleaseWordsProps {
  story: string | null
  storyLanguage: string | null
  lyrics?: string | null
  releaseNotes?: string | null
  credits?: string | null
  /** ISO 639-1 of what is sung; 'zxx': no words. */
  language?: string | null
  genre?: string | null
  mood?: string | null
  isrc?: string | null
  upc?: string | null
}

/** What the artist says about a song or an album, in the artist's own words and language. Nothing where there is nothing. */
export function ReleaseWords({ storyLanguage, language, ...words }: ReleaseWordsProps) {
  const t = useMessages(music)
  const { story, lyrics, releaseNotes, credits } = words
  const facts = listFacts({ language, ...words }, t)
  if (!story && !lyrics && !releaseNotes && !credits && facts.length === 0) return null
  const sung = language && language !== 'zxx' ? language : undefined
  return (
    <Section title={t('words.title')}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-10">
          {story && <Words lang={storyLanguage}>{story}</Words>}
          {releaseNotes && (
            <Titled title={t('words.notes')}>
              <Words lang={storyLanguage}>{releaseNotes}</Words>
            </Titled>
          )}
          {lyrics && (
            <Titled title={t('words.lyrics')}>
              <Words lang={sung}>{lyrics}</Words>
            </Titled>
          )}
        </div>
        <div className="grid min-w-0 gap-10">
          {credits && (
            <Titled title={t('words.credits')}>
              <CreditList credits={credits} />
            </Titled>
          )}
          {facts.length > 0 && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-bone-3">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  )
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-3 text-xl font-semibold">{title}</h3>
    {children}
  </div>
)

const Words = ({ lang, children }: { lang: string | null | undefined; children: string }) => (
  <p
    lang={lang ?? undefined}
    dir="auto"
    className="max-w-measure whitespace-pre-line text-bone-2 [overflow-wrap:anywhere]"
  >
    {children}
  </p>
)

function CreditList({ credits }: { credits: string }) {
  const lines = credits.split('\n').filter((line) => line.trim())
  return (
    <ul dir="auto" className="grid gap-1 text-bone-2 [overflow-wrap:anywhere]">
      {lines.map((line, at) => {
        const [role, ...names] = line.split(':')
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat and never move
          <li key={at}>
            {names.length > 0 ? (
              <>
                <span className="text-bone-3">{role}</span> {names.join(':').trim()}
              </>
            ) : (
              line
            )}
          </li>
        )
      })}
    </ul>
  )
}

function listFacts(
  { language, genre, mood, isrc, upc }: Pick<ReleaseWordsProps, 'language' | 'genre' | 'mood' | 'isrc' | 'upc'>,
  t: Translate<(typeof music)['messages']>,
): [string, string][] {
  const genreKey = parseChoice(GENRE_MESSAGES, genre)
  const moodKey = parseChoice(MOOD_MESSAGES, mood)
  const facts: [string, string | null | undefined][] = [
    [t('words.genre'), genreKey && t(GENRE_MESSAGES[genreKey])],
    [t('words.mood'), moodKey && t(MOOD_MESSAGES[moodKey])],
    [t('words.language'), language && (language === 'zxx' ? t('words.instrumental') : formatLanguage(language))],
    ['ISRC', isrc?.replace(/^(..)(...)(..)/, '$1-$2-$3-')],
    ['UPC', upc],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
