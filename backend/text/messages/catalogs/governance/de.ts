import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Bevor wir einen Song veröffentlichen, müssen wir wissen, wem er gehört. Mit dem Governance Tracker prüfen wir es. Den G-Key bekommen Sie danach.',
  'governance.apply': 'Jetzt beantragen: Ihr G-Key',
  'price.title': 'Ein G-Key',
  'price.normally': 'Normalpreis',
  'price.not': 'nicht',
  'price.offer': 'Befristetes Angebot',
  'price.half': '50 % Rabatt',
  'price.tax': 'Steuer',
  'price.taxText': 'soweit sie für Sie anfällt',
  'price.once': 'Sie zahlen einmal, vor Steuer',
  'price.note': 'Zuzüglich anfallender Steuern. Einmalig, lebenslang, keine Verlängerung. Nicht erstattungsfähig.',
  'steps.title': 'Vom Antrag zum Schlüssel',
  'steps.intro': 'Jeden Schritt können Sie mit Ihrer Vorgangsnummer verfolgen.',
  'step.1': 'Sie stellen den Antrag',
  'step.1Text':
    'Ihr bürgerlicher Name, Ihr Künstlername, eine E-Mail-Adresse und was Sie registriert haben: Titel, Nummer, Datum. Sie müssen mindestens 18 Jahre alt sein und die Rechte selbst haben.',
  'step.2': 'Sie bestätigen',
  'step.2Text':
    'Sie bekommen eine Vorgangsnummer, etwa <code>TM-20261120-K7Q2M9XA</code>, und eine E-Mail mit einem Link. Öffnen Sie ihn, damit wir wissen, dass die Adresse Ihnen gehört.',
  'step.3': 'Sie zahlen',
  'step.3Text':
    '50 $ über PayPal, zuzüglich anfallender Steuern. Die Gebühr, mit der Sie die Prüfung bezahlen, wird nicht erstattet. Halten Sie also vorher Ihre Unterlagen bereit.',
  'step.4': 'Wir lesen Ihre Unterlagen',
  'step.4Text':
    'Zuerst liest Godfrey: Er vergleicht Ihr Dokument mit Ihren Angaben. Stimmen Nummer, Titel, Name und Datum, ist der Schlüssel innerhalb von Minuten unterwegs. Fehlt etwas, ist etwas unklar oder ist das Dokument ein Bild, sieht es sich ein Mensch an, der innerhalb von 24 bis 48 Stunden antwortet.',
  'step.5': 'Ihr G-Key kommt per E-Mail',
  'step.5Text':
    'Wir zeigen ihn einmal und speichern nur seinen Fingerabdruck, also kann ihn Ihnen hier niemand nennen. Geht er verloren, schreiben Sie uns von der Adresse Ihres Antrags. Ein Mensch prüft, bevor ein neuer verschickt wird.',
  'opens.title': 'Was er öffnet',
  'opens.intro': 'Mit einem Schlüssel haben Sie eine eigene Werkstatt.',
  'opens.uploads': 'Uploads',
  'opens.uploadsText':
    'Veröffentlichen Sie eine Aufnahme in 1 bis 10.000 Exemplaren. 25 $ für einen Song, nur je 16 $ bei neun oder zehn.',
  'opens.keymails': 'Ein Code für ein Exemplar, zu Ihrem Preis. Verteilen Sie sie, wie Sie möchten.',
  'opens.room': 'Ihr Private Green Room',
  'opens.roomText': 'Der Platz hinter der Bühne, in den nur die Besitzer Ihrer Keymails kommen.',
  'opens.qr': 'QR-Codes',
  'opens.qrText': 'Kostenlos für Mitglieder mit G-Key, so viele, wie Sie kleben können.',
  'opens.books': 'Die Abrechnung',
  'opens.booksText': 'Jeder Verkauf, die PayPal-Gebühr darauf und was erstattet wurde, auf den Cent genau.',
  'opens.money': 'Das Geld',
  'opens.moneyText':
    'Fans zahlen direkt auf Ihr eigenes PayPal-Konto. Wir behalten nichts vom Verkauf und verwahren Ihr Geld nie.',
  'not.title': 'Was er nicht ist',
  'not.1':
    'Ein G-Key ist keine Anmeldung des Urheberrechts. Die machen Sie vorher bei der zuständigen Behörde Ihres Landes; sie kostet dort 45 bis 85 $. <link>Urheberrecht anmelden</link> sagt, wie.',
  'not.2':
    'Er ist auch kein Plattenvertrag. Die Songs gehören weiterhin Ihnen, uns gehört nichts davon. Und geben Sie ihn niemandem: Wer den Schlüssel hat, kann in Ihrem Namen handeln.',
  'not.3':
    'Noch unsicher? Auf der <link>Seite für Künstler</link> gibt es G-Keys zum Ausprobieren. Sie öffnen alle Seiten und kosten nichts; nur Zahlungen und echte Keymails sind abgeschaltet.',
  'governance.godfrey': 'Nicht sicher, ob Ihre Unterlagen reichen? Sagen Sie Godfrey, was Sie haben.',
}
