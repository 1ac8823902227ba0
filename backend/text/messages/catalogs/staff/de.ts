import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': 'Unser Team',
  'staff.lead': 'Ein kleines Team: ein Gründer, ein KI-Agent und eine klare Regel, wer von beiden was entscheidet.',
  'staff.founder': 'Gründer',
  'staff.founderName': 'Verantwortlich für TuneMaker',
  'staff.founder1':
    'Hat TuneMaker gegründet, damit Menschen, die Songs schreiben, sie verkaufen können, ohne vorher das meiste Geld abzugeben. Bestimmt die Gebühren, schreibt die Bedingungen und trägt die Verantwortung, wenn etwas schiefgeht.',
  'staff.founder2':
    'Was eine KI nicht entscheiden soll, geht an einen Menschen: zweifelhafte Unterlagen, ein getauschtes Zahlungskonto, ein verlorener G-Key. Das dauert 24 bis 48 Stunden, und Sie erfahren das Ergebnis.',
  'staff.agent': 'KI-Agent',
  'staff.agent1':
    'Tag und Nacht da. Er antwortet auf Englisch, Spanisch, Französisch, Deutsch, Italienisch, Portugiesisch, Chinesisch und Japanisch, liest die eingereichten Unterlagen der Künstler und behält die Plattform im Blick.',
  'staff.agent2':
    'Er hat feste Grenzen. Nichts, was er im Gespräch sagt, kann einen Antrag genehmigen, Geld bewegen oder ein Konto ändern, und er sieht nur Ihre eigenen Daten. Was ihn überfordert, gibt er an einen Menschen weiter.',
  'staff.mission': 'Unser Auftrag',
  'staff.missionLine': 'Wer die Songs schreibt, bestimmt den Preis, behält die Rechte und bekommt das Geld.',
  'staff.missionText':
    'Ein Song in fester Auflage kann dem etwas wert sein, der ein Exemplar besitzt, und so den bezahlen, der ihn schrieb. Wir prüfen, wem er gehört, zählen die Exemplare und halten uns aus dem Geld heraus: Es geht vom Fan auf das PayPal-Konto des Künstlers. <link>Einnahmen erzielen</link> zeigt die Rechnung.',
  'staff.godfrey': 'Einen von uns können Sie gleich kennenlernen.',
}
