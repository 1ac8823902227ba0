import type { Language } from '#contract/text'
import { correctionKindNames } from '#module/corrections/policy'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'

/** The subjects under which modules open reviews about an artist, and the message that says the same. */
const matters = [
  [/^New recording of “(?<title>.*)” of /s, 'matter.recording'],
  [/^Song “(?<title>.*)” of /s, 'matter.song'],
  [/^G-Key application (?<number>\S+) of /, 'matter.application'],
  [/^Lost G-Key of /, 'matter.lostGKey'],
  [/^“(?<name>.*)” looks like another artist’s name$/s, 'matter.lookAlike'],
] as const

/** What a review is about, for the artist it is about; as staff read it where it has no message. */
export function toTranslatedMatter(subject: string, language: Language): string {
  if (language === 'english') return subject
  const t = getMessages(decisionMails, language)
  for (const [pattern, key] of matters) {
    const groups = pattern.exec(subject)?.groups
    if (groups ?? pattern.test(subject)) {
      return t(key, { title: '', number: '', name: '', ...groups })
    }
  }
  for (const names of Object.values(correctionKindNames)) {
    const [, thing] =
      (subject.startsWith(names.english) && /^( “.*”)? of /s.exec(subject.slice(names.english.length))) || []
    if (thing) return t('matter.correction', { what: names[language], thing: thing.slice(2, -1) })
    if (subject.startsWith(`${names.english} of `)) return names[language]
  }
  return subject
}
