import type { Language } from '#contract/text'
import { correctionKindNames } from '#module/corrections/policy'
import type { ReviewMatter } from '#module/reviews/matters'
import { decisionMails } from '#text/messages/catalogs/decision-mails/en'
import { getMessages } from '#text/messages/get-messages'

/** What a review is about, for the artist it is about; `subject`, as staff read it, where it has no message. */
export function toTranslatedMatter(matter: ReviewMatter | null, subject: string, language: Language): string {
  if (language === 'english' || matter === null) return subject
  const t = getMessages(decisionMails, language)
  switch (matter.about) {
    case 'song':
      return t('matter.song', { title: matter.title })
    case 'recording':
      return t('matter.recording', { title: matter.title })
    case 'application':
      return t('matter.application', { number: matter.number })
    case 'lost-g-key':
      return t('matter.lostGKey')
    case 'look-alike':
      return t('matter.lookAlike', { name: matter.artist })
    case 'correction':
      return t('matter.correction', { what: correctionKindNames[matter.what][language], thing: matter.title })
    case 'own-correction':
      return correctionKindNames[matter.what][language]
    case 'stranded-order':
    case 'books':
    case 'mistake':
      return subject
  }
}
