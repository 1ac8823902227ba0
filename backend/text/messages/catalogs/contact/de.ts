import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'Kontakt',
  'contact.lead': 'Zwei Wege zu uns: Godfrey antwortet zu jeder Stunde, und ein Mensch liest jede E-Mail.',
  'contact.open': 'Jetzt offen, 24 Stunden am Tag, 7 Tage die Woche',
  'contact.chat': 'Mit Godfrey chatten',
  'contact.chatText':
    'Empfohlen, weil es am schnellsten geht. Er antwortet in acht Sprachen und gibt an einen Menschen weiter, was er nicht klären kann.',
  'contact.ask': 'Frage stellen',
  'contact.answered': 'Antwort innerhalb von 24 bis 48 Stunden',
  'contact.write': 'Eine E-Mail schreiben',
  'contact.writeText':
    'Für alles, was einen Menschen oder Unterlagen braucht. Nennen Sie Ihre Vorgangsnummer oder Ihren Keymail-Code, falls vorhanden, nie Ihren ganzen G-Key.',
  'contact.topics': 'Worum es geht',
  'contact.topicsIntro': 'Manches ist schneller getan als gefragt.',
  'topic.keymail': 'Eine Keymail, die sich nicht öffnet',
  'topic.keymailText':
    'Die <link>Keymail-Seite</link> sagt, warum. Gehört das Exemplar schon Ihnen, sendet sie Ihnen einen Anmeldelink.',
  'topic.payment': 'Eine Zahlung',
  'topic.paymentText':
    'Für ein Exemplar, das schon vergeben ist, wird nichts berechnet. Ist PayPal langsam, fragen wir weiter nach, und Sie haben Zugang, sobald die Antwort da ist, auch bei geschlossenem Browser.',
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
}
