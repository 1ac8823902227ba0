import type { Translation } from '#text/messages/catalog'
import type { guides } from './en.ts'

export const messages: Translation<typeof guides> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Bevor wir einen Song veröffentlichen, müssen wir wissen, wem er gehört. Mit dem Governance Tracker prüfen wir es. Den G-Key bekommen Sie danach.',
  'governance.apply': 'Jetzt beantragen – G-Key erhalten',
  'price.title': 'Ein G-Key',
  'price.normally': 'Normalpreis',
  'price.not': 'nicht',
  'price.offer': 'Befristetes Angebot',
  'price.half': '50 % Rabatt',
  'price.tax': 'Steuer',
  'price.taxText': 'soweit sie für Sie anfällt',
  'price.once': 'Sie zahlen einmal, vor Steuer',
  'price.note': 'Zuzüglich anfallender Steuern. Einmalig, lebenslang, keine Verlängerung. Nicht erstattungsfähig.',
  'steps.title': 'Vom Antrag zum Schlüssel',
  'steps.intro': 'Jeden Schritt können Sie mit Ihrer Vorgangsnummer verfolgen.',
  'step.1': 'Sie stellen den Antrag',
  'step.1Text':
    'Ihr bürgerlicher Name, Ihr Künstlername, eine E-Mail-Adresse und was Sie registriert haben: Titel, Nummern, Daten. Sie müssen mindestens 18 Jahre alt sein und die Rechte selbst haben.',
  'step.2': 'Sie bestätigen',
  'step.2Text':
    'Sie bekommen eine Vorgangsnummer, etwa <code>TM-20261120-K7Q2M9XA</code>, und eine E-Mail mit einem Link. Öffnen Sie ihn, damit wir wissen, dass die Adresse Ihnen gehört.',
  'step.3': 'Sie zahlen',
  'step.3Text':
    '50 $ über PayPal, zuzüglich anfallender Steuern. Die Gebühr bezahlt die Prüfung und wird nicht erstattet; halten Sie also vorher Ihre Unterlagen bereit.',
  'step.4': 'Wir lesen Ihre Unterlagen',
  'step.4Text':
    'Zuerst liest Godfrey: Er vergleicht Ihr Dokument mit Ihren Angaben. Stimmen Nummer, Titel, Name und Datum, ist der Schlüssel in Minuten unterwegs. Was fehlt oder unklar ist und jedes Bild geht an einen Menschen, der innerhalb von 24 bis 48 Stunden antwortet.',
  'step.5': 'Ihr G-Key kommt per E-Mail',
  'step.5Text':
    'Wir zeigen ihn einmal und speichern nur seinen Fingerabdruck, also kann ihn hier niemand vorlesen. Geht er verloren, schreiben Sie uns von der Adresse Ihres Antrags. Ein Mensch prüft, bevor ein neuer verschickt wird.',
  'opens.title': 'Was er öffnet',
  'opens.intro': 'Mit einem Schlüssel haben Sie einen eigenen Workshop.',
  'opens.uploads': 'Uploads',
  'opens.uploadsText':
    'Veröffentlichen Sie eine Aufnahme in 1 bis 10.000 Exemplaren. 25 $ für einen Song, bis hinab zu je 16 $ bei neun oder zehn.',
  'opens.keymails': 'Ein Code für ein Exemplar, zu Ihrem Preis. Verteilen Sie sie, wie Sie möchten.',
  'opens.room': 'Ihr Private Green Room',
  'opens.roomText': 'Der Platz hinter der Bühne, in den nur die Besitzer Ihrer Keymails kommen.',
  'opens.qr': 'QR-Codes',
  'opens.qrText': 'Kostenlos für Mitglieder mit G-Key, so viele, wie Sie kleben können.',
  'opens.books': 'Die Abrechnung',
  'opens.booksText': 'Jeder Verkauf, die PayPal-Gebühr darauf und was erstattet wurde, auf den Cent genau.',
  'opens.money': 'Das Geld',
  'opens.moneyText':
    'Fans zahlen direkt auf Ihr eigenes PayPal-Konto. Wir behalten nichts vom Verkauf und haben Ihr Geld nie.',
  'not.title': 'Was er nicht ist',
  'not.1':
    'Ein G-Key ist keine Anmeldung des Urheberrechts. Die machen Sie vorher bei der Behörde Ihres Landes; sie kostet dort 45 bis 85 $. <link>Ihr Werk schützen</link> sagt, wie.',
  'not.2':
    'Er ist auch kein Plattenvertrag. Die Songs bleiben Ihre, uns gehört nichts davon. Und verleihen Sie ihn nicht: Wer den Schlüssel hat, kann als Sie handeln.',
  'not.3':
    'Noch unsicher? Auf der <link>Seite für Künstler</link> gibt es G-Keys zum Ausprobieren. Sie öffnen alle Seiten und kosten nichts; nur Zahlungen und echte Keymails sind abgeschaltet.',
  'governance.godfrey': 'Nicht sicher, ob Ihre Unterlagen reichen? Sagen Sie Godfrey, was Sie haben.',
  'copyright.title': 'Ihr Werk schützen',
  'copyright.lead':
    'Ein Song gehört Ihnen, sobald Sie ihn aufschreiben oder aufnehmen. Die Registrierung macht das beweisbar, und wir verlangen sie, bevor Sie hier etwas einreichen.',
  'copyright.song': 'Der Song',
  'copyright.songCovers': 'Text, Melodie, Akkorde',
  'copyright.songText':
    'Gehört dem, der ihn schrieb. Ist nichts anderes vereinbart, gehört er zwei Autoren gemeinsam; nennen Sie also beide.',
  'copyright.recording': 'Die Aufnahme',
  'copyright.recordingCovers': 'Was aus den Mikrofonen kam',
  'copyright.recordingText':
    'Gehört dem, der gespielt, produziert oder bezahlt hat, je nach Vereinbarung. Halten Sie das schriftlich fest, bevor die Session endet.',
  'copyright.two':
    'Jeder Titel hat also zwei Urheberrechte. Haben Sie ihn selbst geschrieben und aufgenommen, gehören Ihnen beide, und oft deckt eine Registrierung beide ab.',
  'filing.title': 'Die Registrierung',
  'filing.intro': 'In den USA. Anderswo fragen Sie die Behörde Ihres Landes.',
  'filing.1':
    'Sie melden online beim U.S. Copyright Office an: ein Konto, ein Formular, die Gebühr und eine Kopie des Werks. Das Formular fragt, wer was schrieb und wem es jetzt gehört. Antworten Sie wie unter Eid, denn das ist es beinahe.',
  'filing.2':
    'Die Urkunde kann Monate dauern. Die Registrierung zählt trotzdem ab dem Tag, an dem die Behörde alle drei hat: Formular, Gebühr und Kopie. Bewahren Sie die Bestätigung so lange auf.',
  'filing.3':
    'Bei uns reichen Sie diese Urkunde oder Bestätigung ein, als PDF, JPG oder PNG. Sie wird vertraulich gespeichert, nur für die Prüfung.',
  'filing.noAdvice':
    'Das ist eine Zusammenfassung für Musiker, keine Rechtsberatung. Maßgeblich sind die Seiten der Behörde.',
  'filing.aside': 'Gebühr und externe Hilfe',
  'filing.fee':
    'kostet die Registrierung, je nachdem, was und wie Sie anmelden. Sie zahlen an die Behörde, nicht an uns.',
  'filing.faq': 'FAQ des Copyright Office',
  'filing.faqNote': '(öffnet copyright.gov in einem neuen Tab)',
  'adds.title': 'Was ein G-Key hinzufügt',
  'adds.text':
    'Die Registrierung sagt der Welt, dass der Song Ihnen gehört. Ein G-Key sagt es TuneMaker und lässt Sie hier verkaufen.',
  'adds.1': 'Ihr Name und Ihre Unterlagen wurden verglichen, bevor etwas von Ihnen erscheint.',
  'adds.2': 'Jedes verkaufte Exemplar trägt seine Nummer, und es gibt nie eines mehr, als Sie sagten.',
  'adds.3': 'Nur Sie können Keymails für Ihre Songs ausgeben.',
  'adds.4':
    'Er kostet einmal 50 $, zuzüglich anfallender Steuern, statt der üblichen 100 $. Nicht erstattungsfähig, lebenslang gültig.',
  'adds.get': 'G-Key-Zugang erhalten',
  'copyright.godfrey': 'Mitautoren, Samples, Cover: fragen Sie, bevor Sie anmelden.',
  'income.title': 'Einnahmen erzielen',
  'income.lead':
    'Sechs Wege, auf denen ein Song etwas einbringt. Nicht alle laufen über TuneMaker, und es wäre ein schlechter Anfang, so zu tun. Bei jedem steht, woher das Geld kommt.',
  'income.apply': 'Jetzt anfangen – Antrag stellen',
  'income.paidHere': 'Hier bezahlt',
  'income.inPrice': 'In Ihrem Preis',
  'income.elsewhere': 'Anderswo bezahlt',
  'income.inCopy': 'In jedem Exemplar',
  'income.free': 'Kostenlos',
  'income.1': 'Direktverkauf',
  'income.1Text':
    'Ein Fan zahlt Ihren Preis über PayPal direkt auf Ihr Konto. Kein Laden dazwischen, und wir behalten keinen Anteil. PayPal nimmt seine Gebühr wie bei jeder Zahlung.',
  'income.2': 'Einnahmen aus Keymails',
  'income.2Text':
    'Mit einer Keymail wird hier direkt verkauft: ein Code für ein Exemplar, ab 1,00 $. Das Formular schlägt 7,50 $ vor; Sie entscheiden. Verteilen Sie die Codes per E-Mail, am Merchandise-Stand, auf der Rückseite einer Setlist. Bezahlt werden Sie beim Einlösen.',
  'income.3': 'Preis durch digitale Knappheit',
  'income.3Text':
    'Sie bestimmen, wie viele Exemplare es gibt, von 1 bis 10.000. Zwanzig zu 50,00 $ und tausend zu 1,00 $ ergeben beide 1.000,00 $ und sind zwei sehr verschiedene Abende. Ist die erste Keymail ausgegeben, kann die Auflage schrumpfen, aber nie wachsen.',
  'income.4': 'Streaming-Tantiemen',
  'income.4Text':
    'Sie kommen von Streamingdiensten, über Ihren Vertrieb und Ihre Verwertungsgesellschaft. TuneMaker zahlt keine. Ein Song, den Sie hier in nummerierten Exemplaren verkaufen, kann sie dort trotzdem verdienen.',
  'income.5': 'Fan-Mitgliedschaft',
  'income.5Text':
    'Jedes Exemplar öffnet Ihren Private Green Room, solange der Fan es besitzt. Es gibt keinen eigenen Beitrag: Das Exemplar ist die Mitgliedschaft und ein guter Grund, mehr dafür zu verlangen.',
  'income.6': 'QR-Code für Konzerte',
  'income.6Text':
    'Kostenlos für Mitglieder mit G-Key. Drucken Sie ihn auf ein Plakat, die Bassdrum, einen Bierdeckel: Wer ihn scannt, ist auf Ihrer Seite. Der Code selbst bringt nichts ein; er bringt die Leute, die kaufen.',
  'sum.title': 'Rechnen Sie zuerst',
  'sum.1':
    'Angenommen, Sie veröffentlichen einen Song in 100 Exemplaren zu 7,50 $, und alle werden verkauft. Versprechen kann das niemand; darum stehen die Gebühren auf demselben Zettel.',
  'sum.2':
    'Das Geld kommt mit jedem Verkauf auf Ihr PayPal-Konto. Ob Sie es auf ein Bankkonto oder zu Venmo überweisen, ist Ihre Sache mit PayPal. TuneMaker lebt vom G-Key, der Uploadgebühr und der Digital Music Library für 9,95 $, nicht von Ihren Verkäufen.',
  'sum.3':
    'Je mehr Songs, desto weniger kostet jeder: 25 $ bei einem oder zwei, 22 $ bei drei oder vier, 20 $ bei fünf oder sechs, 18 $ bei sieben oder acht, 16 $ bei neun oder zehn. Diese Gebühren werden nicht erstattet.',
  'slip.title': '100 Exemplare zu 7,50 $',
  'slip.fans': 'Fans zahlen Ihnen',
  'slip.share': 'Anteil von TuneMaker',
  'slip.fee': 'PayPal-Gebühr',
  'slip.feeText': 'nach PayPals Satz',
  'slip.upload': 'Upload, einmal',
  'slip.gKey': 'G-Key, einmal im Leben',
  'slip.left': 'Bleibt, vor PayPal und Steuer',
  'income.godfrey': 'Godfrey rechnet mit Ihnen einen Plan für einen bis zehn Songs durch.',
}
