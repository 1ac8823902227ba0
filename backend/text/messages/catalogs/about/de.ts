import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
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
  'contact.title': 'Kontakt',
  'contact.lead': 'Zwei Wege zu uns: Godfrey antwortet zu jeder Stunde, und ein Mensch liest jeden Brief.',
  'contact.open': 'Jetzt offen, 24 Stunden am Tag, 7 Tage die Woche',
  'contact.chat': 'Mit Godfrey chatten',
  'contact.chatText':
    'Empfohlen, weil es am schnellsten geht. Er antwortet in acht Sprachen und gibt weiter, was er nicht klären kann.',
  'contact.ask': 'Frage stellen',
  'contact.answered': 'Antwort innerhalb von 24 bis 48 Stunden',
  'contact.write': 'Einen Brief schreiben',
  'contact.writeText':
    'Für alles, was einen Menschen oder Unterlagen braucht. Nennen Sie Ihre Vorgangsnummer oder Ihren Keymail-Code, falls vorhanden, nie Ihren ganzen G-Key.',
  'contact.topics': 'Worum es geht',
  'contact.topicsIntro': 'Manches ist schneller getan als gefragt.',
  'topic.keymail': 'Eine Keymail, die sich nicht öffnet',
  'topic.keymailText':
    'Die <link>Keymail-Seite</link> sagt, warum. Gehört das Exemplar schon Ihnen, sendet sie Ihnen einen Anmeldelink.',
  'topic.payment': 'Eine Zahlung',
  'topic.paymentText':
    'Für ein vergriffenes Exemplar wird nichts berechnet. Ist PayPal langsam, fragen wir weiter nach, und Sie haben Zugang, sobald die Antwort da ist, auch bei geschlossenem Browser.',
  'topic.refund': 'Eine Erstattung',
  'topic.refundText':
    'Sie haben den Künstler bezahlt, fragen Sie also zuerst ihn. <link>Was eine Erstattung ändert</link>',
  'topic.gKeys': 'G-Keys und Anträge',
  'topic.gKeysText':
    'Ablauf und Preis stehen unter <link>Governance Tracker</link>. Bei verlorenem Schlüssel schreiben Sie von der Adresse Ihres Antrags.',
  'topic.mistake': 'Auf einer Seite stimmt etwas nicht',
  'topic.mistakeText': '<link>Korrektur anfragen</link> sagt, was sofort geändert wird und was ein Mensch prüft.',
  'topic.data': 'Ihre Daten',
  'topic.dataText':
    'Was wir wie lange speichern, steht unter <link>Datenschutz</link>. Anfragen gehen an die Adresse oben.',
  'topic.features': 'Wünsche für Funktionen',
  'topic.featuresText':
    'Schreiben Sie, was Sie tun wollten und woran es scheiterte. Das hilft uns mehr als der Name einer Funktion, und auch darauf antworten wir.',
  'topic.together': 'Zusammenarbeit',
  'topic.togetherText': 'Veranstaltungsorte, Studios, Fanclubs: siehe <link>Werbung</link>.',
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
  'ads.takeText': 'Jeder ist eine Seite lang und für den Drucker gemacht.',
  'ads.letterStudios': 'Für Studios',
  'ads.letterClubs': 'Für Fanclubs',
  'ads.letterCounselors': 'Für Berater',
  'ads.letterVisitors': 'Für Besucher',
  'ads.read': 'Lesen und drucken',
  'ads.begin': 'So fangen wir an',
  'ads.beginText':
    'Schreiben Sie an <mail>{mail}</mail>: wer Sie sind, wo Sie sind, was Sie vorhaben. Partnerschaften werden einzeln vereinbart, von Mensch zu Mensch. Sie bekommen innerhalb von 24 bis 48 Stunden Antwort.',
  'ads.godfrey': 'Eine schnelle Frage beantwortet Godfrey.',
  'article.contents': 'Auf dieser Seite',
}
