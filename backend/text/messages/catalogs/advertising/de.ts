import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': 'Werbung',
  'ads.lead': 'Auf TuneMaker gibt es keine Werbung und keinen Platz dafür. Was wir suchen, sind Partner.',
  'ads.notForSale': 'Was nicht zu kaufen ist',
  'ads.notForSaleText':
    'Keine Banner, keine bezahlten Plätze im Katalog, keine Mailings in fremdem Auftrag. Adressen von Künstlern oder Fans geben wir niemandem weiter, es gibt also kein Publikum zu mieten.',
  'ads.partners': 'Partner, die wir mögen',
  'ads.partnersIntro': 'Orte, an denen sich Songs und ihre Liebhaber schon treffen.',
  'ads.venues': 'Veranstaltungsorte und Veranstalter',
  'ads.venuesText':
    'Künstler mit G-Key erstellen kostenlos QR-Codes für ihre Konzerte. Ein Platz dafür am Eingang, an der Bar oder auf dem Ticket genügt.',
  'ads.studios': 'Studios und Plattenläden',
  'ads.studiosText':
    'Sie treffen Künstler, wenn der Song fertig ist und die Frage lautet, wohin damit. Dafür gibt es unten einen Brief.',
  'ads.clubs': 'Fanclubs',
  'ads.clubsText':
    'Ein Künstler kann einem Club eigene Keymails geben. Die Mitglieder zahlen dann direkt an den Künstler, und jeder hat ein nummeriertes Exemplar.',
  'ads.schools': 'Schulen, Beratungen, Rechtsberatungsstellen',
  'ads.schoolsText':
    'Eine klare Beschreibung, was es einen Künstler kostet und was es bringen kann, für alle, die beraten.',
  'ads.take': 'Zum Mitnehmen',
  'ads.takeText': 'Jeder Brief ist eine Seite lang und für den Drucker gemacht.',
  'ads.letterStudios': 'Für Studios',
  'ads.letterClubs': 'Für Fanclubs',
  'ads.letterCounselors': 'Für Berater',
  'ads.letterVisitors': 'Für Besucher',
  'ads.read': 'Lesen und drucken',
  'ads.begin': 'So fangen wir an',
  'ads.beginText':
    'Schreiben Sie an <mail>{mail}</mail>: wer Sie sind, wo Sie sind, was Sie vorhaben. Partnerschaften werden einzeln vereinbart, von Mensch zu Mensch. Sie bekommen innerhalb von 24 bis 48 Stunden Antwort.',
  'ads.godfrey': 'Eine schnelle Frage beantwortet Godfrey.',
}
