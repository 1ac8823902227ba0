import type { Translation } from '#text/messages/catalog'
import type { staffLearning } from './en.ts'

export const messages: Translation<typeof staffLearning> = {
  unreadable: 'Die Fragen konnten nicht geladen werden',
  unanswered: 'Was Godfrey nicht beantworten konnte',
  unansweredText:
    'Unbeantwortet oder mit Daumen nach unten bewertet, nach dem wahrscheinlichsten Thema. Was Besucher geschrieben haben, wird mit ihrem Chat gelöscht, spätestens nach 30 Tagen.',
  allAnswered: 'Nichts: Er hat jede Frage beantwortet.',
  drafts: 'Entwürfe',
  draftsText: 'In eigenen Worten, in so vielen Sprachen wie möglich; freigegeben werden sie von einem Admin.',
  approved: '{n, number} freigegeben, im nächsten Training dabei.',
  noDrafts: 'Es warten keine Entwürfe.',
  saved: 'Entwurf gespeichert',
  missing: 'es fehlen: {languages}',
  save: 'Speichern',
  approve: 'Freigeben',
  decline: 'Ablehnen',
  model: 'Sprachmodell',
  modelText:
    '{model} bei {server}, je Million Tokens {input} für die Eingabe und {output} für die Ausgabe; höchstens {tokens} Tokens je Besucher und Tag.',
  noModel:
    'Es ist keines eingerichtet, Godfrey antwortet also nur aus seiner Wissensbasis. OPENAI_API_KEY oder OPENAI_BASE_URL richtet eines ein.',
  tokens: 'Tokens heute',
  ofTokens: 'von {tokens}',
  cost: 'Kosten heute',
  answers: 'Antworten heute',
  ofRuns: 'von {n, plural, one {# Anfrage} other {# Anfragen}}',
  draftBegun: 'Entwurf begonnen',
  draftBegunText: 'Formulieren Sie die Frage in eigenen Worten.',
  questions: '{n, plural, one {# Frage} other {# Fragen}}',
  withThumbsDown: '{questions}, davon {n, number} mit Daumen nach unten',
  begin: 'Formulierungen entwerfen',
  thumbsDown: 'Daumen nach unten',
  comment: 'Kommentar: {comment}',
}
