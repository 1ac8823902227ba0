import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'Informationen für Besucher',
  lead: 'Fünf Fragen, die fast alle zuerst stellen. Sie können alles ohne Konto lesen.',
  download: 'PDF zur Plattform herunterladen',
  'scarcity.title': 'Was ist digitale Knappheit?',
  'scarcity.1':
    'Eine Datei lässt sich endlos kopieren, darum ist sie schwer zu verkaufen. Hier bestimmt der Künstler, wie viele Exemplare eines Songs es gibt, von 1 bis 10.000, und jedes hat seine Nummer, etwa Nr. 7 von 100. Die Nummer steht fest, sobald der Code dafür entsteht.',
  'scarcity.2':
    'Sind sie verkauft, sind sie verkauft. Weder wir noch der Künstler können eines hinzufügen: Ist der erste Code ausgegeben, kann eine Auflage kleiner werden, aber nie größer.',
  'gKey.title': 'Was ist die G-Key-Authentifizierung?',
  'gKey.1':
    'Künstler, die hier verkaufen, haben einen Governance Tracker Key, kurz G-Key. Den bekommen sie, sobald ihre Urheberrechtsunterlagen mit ihren Angaben verglichen sind: von Godfrey, unserem KI-Agenten, und von einem Menschen, wo er nicht sicher ist. Er ist auch der einzige Zugang zur Werkstatt der Künstler.',
  'gKey.2':
    'Für Sie heißt das: Der Song kommt von jemandem, der gezeigt hat, dass er ihm gehört. Zum Umsehen brauchen Sie keinen Schlüssel.',
  'keymail.title': 'Was ist eine Keymail?',
  'keymail.1':
    'Ein Code für ein Exemplar eines Songs oder Albums, zum Beispiel <code>TM-20261120-K7Q2M9XA</code>. Künstler verteilen ihn per E-Mail, bei Konzerten, auf Papier. Sie geben ihn ein, sehen Künstler, Song und Preis und zahlen mit PayPal.',
  'keymail.2': 'Ein Code gilt einmal. War jemand schneller, erfahren Sie es und zahlen nichts.',
  'money.title': 'Wie verdienen Künstler Geld?',
  'money.1':
    'Künstler bestimmen den Preis selbst, und was Sie zahlen, geht direkt auf das PayPal-Konto des Künstlers. TuneMaker behält nichts vom Verkauf und hat das Geld nie; PayPal erhebt seine eigene Gebühr.',
  'money.2':
    'Wir leben von anderem: von dem, was Künstler für G-Key und Uploads zahlen, und von einer Digitalen Musikbibliothek für 9,95 $.',
  'fans.title': 'Was bekommen Fans?',
  'fans.1':
    'Ein nummeriertes Exemplar, das Sie ganz hören können, und einen Platz im Private Green Room des Künstlers. Beides bleibt Ihres auf jedem Gerät: Wechseln Sie das Telefon, sendet die Keymail-Seite einen Anmeldelink an die Adresse, mit der Sie bezahlt haben.',
  'fans.2': 'Eine volle Erstattung beendet diesen Zugang. Eine teilweise lässt ihn bestehen.',
  more: 'Verwandte Seiten',
  'link.start': 'Willkommensseite',
  'link.home': 'Neuerscheinungen',
  'link.fineArt': 'Die Kunstgalerie',
  'link.overview': 'Alles auf einer Seite',
  'link.beforeYouGo': 'Bevor Sie gehen',
  godfrey: 'Noch eine Frage? Godfrey antwortet in acht Sprachen, Tag und Nacht.',
}
