import type { Translation } from '#text/messages/catalog'
import type { terms } from './en.ts'

export const messages: Translation<typeof terms> = {
  // The mark says where a phone may break it.
  title: 'Nutzungs\u00ADbedingungen',
  lead: 'Unsere Regeln, in klaren Worten. Sie binden Sie und uns gleichermaßen. Diese Übersetzung ist eine Hilfe; maßgeblich ist der englische Text.',
  godfrey: 'Fragen Sie vor der Unterschrift, nicht danach.',
  agreement: 'Wer was vereinbart',
  'agreement.1':
    'Diese Bedingungen gelten zwischen Ihnen und TuneMaker. Um sich umzusehen, müssen Sie ihnen nicht zustimmen; der übliche Anstand genügt. Sie stimmen ihnen zu, wenn Sie einen G-Key beantragen, einen Song hochladen oder etwas bezahlen.',
  'agreement.2':
    'Beim Verkauf eines Exemplars sind der Fan, der kauft, und der Künstler, der verkauft, die Vertragspartner. Wir stellen die Plattform bereit und führen die Nummern; wir sind nicht der Verkäufer.',
  gKey: 'Der G-Key',
  'gKey.1':
    'Für einen G-Key müssen Sie mindestens 18 Jahre alt und geschäftsfähig sein und die Urheberrechte an dem haben, was Sie anbieten. Ihre Angaben müssen wahr sein. Vor dem Einreichen ist die Registrierung bei der zuständigen Behörde Ihres Landes nötig; sie kostet dort 45 bis 85 $.',
  'gKey.2':
    'Der G-Key kostet einmal 50 $ statt der üblichen 100 $, zuzüglich anfallender Steuern. Er gilt lebenslang und ist <strong>nicht erstattungsfähig</strong>, weil Sie mit der Gebühr die Prüfung bezahlen, auch bei einem abgelehnten Antrag. Eine Ablehnung wird begründet.',
  'gKey.3':
    'Der Schlüssel ist hier Ihre Unterschrift. Behalten Sie ihn für sich; was damit geschieht, gilt als von Ihnen getan, bis Sie uns Bescheid geben.',
  uploads: 'Upload-Gebühren',
  'uploads.1':
    'Der Upload wird je Song vorher bezahlt. Je mehr Songs Sie zusammen kaufen, bis zu zehn, desto weniger kostet jeder. Scheitert ein Upload oder wird er abgelehnt, bleibt das Guthaben erhalten. Die Gebühr selbst ist <strong>nicht erstattungsfähig</strong>.',
  'uploads.formats': 'Aufnahmen sind MP3, WAV, FLAC, M4A oder AAC, je bis zu 50 MB.',
  'uploads.songs': '{from} oder {to} Songs',
  'uploads.each': 'je {price}',
  rights: 'Wem der Song gehört',
  'rights.1':
    '<strong>Ihnen. Sie behalten Ihr Urheberrecht, und zwar ganz.</strong> Sie erlauben uns, die Aufnahme zu speichern, sie Ihnen und den Besitzern eines Exemplars vorzuspielen, Titel, Künstlername, Preis und Auflage zu zeigen und die Öffentlichkeit eine Vorschau von bis zu 30 Sekunden hören zu lassen.',
  'rights.2':
    'Sie versichern uns, dass keine Rechte anderer entgegenstehen: Mitautoren, Musiker, Samples, Labels. Behauptet jemand etwas anderes, sieht es sich ein Mensch an, und der Song kann solange aus dem Verkauf genommen werden.',
  editions: 'Auflagen und Keymails',
  'editions.1':
    'Eine Auflage hat 1 bis 10.000 Exemplare, wie Sie bestimmen. Ab der ersten Keymail kann sie schrumpfen und nie wachsen. Die Nummer eines Exemplars steht fest, wenn sein Code ausgegeben wird. Es gibt nie ein Exemplar mehr, als die Auflage sagt; dafür zahlen Ihre Fans, und es gibt keine Ausnahme, weder für uns noch für Sie.',
  'editions.2':
    'Sie bestimmen den Preis, ab 0,99 $ für einen Song und ab 1,00 $ für eine Keymail. Ist eine Keymail ausgegeben, steht ihr Preis fest. Ein Code gilt einmal.',
  'editions.3':
    'Sie können uns Keymails versenden lassen, höchstens {count, number} am Tag, an Menschen, die Post von Ihnen wollen. Deren Adressen dienen nur dieser einen E-Mail und werden nach 90 Tagen gelöscht. Jede dieser E-Mails enthält einen Link, mit dem sich Post von Künstlern abbestellen lässt; wer ihn benutzt hat, bekommt auch von Ihnen keine, und Sie sehen das in Ihrer Liste.',
  buying: 'Ein Exemplar kaufen',
  'buying.1':
    'Sie sehen Künstler, Song, Nummer und Preis, bevor Sie über PayPal in US-Dollar zahlen. Ein Code ist für niemanden reserviert: Wer zuerst zahlt, hat das Exemplar. War jemand schneller, erfahren Sie es und zahlen nichts.',
  'buying.2':
    'Ihr Exemplar ist zum eigenen Hören und öffnet den Private Green Room des Künstlers. Es gibt Ihnen kein Recht, den Song zu kopieren, weiterzuverkaufen, zu veröffentlichen oder aufzuführen oder Ihren Zugang herumzureichen.',
  'buying.3':
    'Ein noch nicht abgespieltes Exemplar lässt sich einmal per E-Mail verschenken. Bis zur Annahme bleibt es Ihres; ein Angebot, das niemand annimmt, endet nach {days} Tagen. Nennen Sie uns nur eine Adresse, deren Inhaber mit Ihnen rechnet; was damit geschieht, steht unter <privacy>Datenschutz</privacy>.',
  'buying.4':
    'Im freien Verkauf ist ein Exemplar für Sie zurückgelegt, während Sie zahlen. Was ein Browser und ein Netz zugleich zurücklegen dürfen, ist begrenzt, damit niemand eine Auflage blockiert. Der Beleg geht an die Adresse, die PayPal nennt.',
  'buying.5':
    'Ihr Exemplar gehört Ihnen auf jedem Gerät. Braucht PayPal Zeit für eine Zahlung, bleibt das Exemplar reserviert, bis die Antwort da ist.',
  money: 'Wohin das Geld geht',
  'money.1':
    'Was ein Fan für ein Exemplar zahlt, geht <strong>direkt auf das PayPal-Konto des Künstlers</strong>. Wir behalten nichts davon und verwahren das Geld nie. Die PayPal-Gebühr trägt der Künstler. Um Steuern kümmern sich Künstler selbst.',
  'money.2':
    'TuneMaker verdient an dreierlei: der Gebühr für den G-Key, der Upload-Gebühr und den 9,95 $ für die Digitale Musikbibliothek. Schätzungen in der Werkstatt sind Schätzungen; es gilt der Betrag auf der Schaltfläche beim Bezahlen.',
  refunds: 'Erstattungen',
  'refunds.1':
    'Gebühren für G-Key und Uploads werden nicht erstattet. Bei einem Exemplar fragen Sie den Künstler, der das Geld hat und über PayPal zurückzahlen kann. Die Digitale Musikbibliothek wird an uns bezahlt, fragen Sie dafür also uns: Eine volle Erstattung schließt sie und lässt Ihre Exemplare, wie sie sind.',
  'refunds.full':
    '<strong>Eine volle Erstattung beendet den Zugang.</strong> Das Exemplar ist nicht mehr Ihres, und seine Nummer geht an den Künstler zurück.',
  'refunds.partial': '<strong>Eine teilweise Erstattung lässt den Zugang bestehen.</strong> Das Exemplar bleibt Ihres.',
  'refunds.dispute': 'Ein Streitfall bei PayPal ändert nichts, bis er entschieden ist.',
  'refunds.2':
    'Haben Sie bezahlt und ist das Gekaufte nicht mehr da, ist das unser Fehler, und ein Mensch klärt es innerhalb von 48 Stunden. Ihre gesetzlichen Rechte als Verbraucher bleiben unberührt.',
  rooms: 'Umgang im Green Room',
  'rooms.text':
    'Es ist der Raum des Künstlers. Er darf Beiträge entfernen und stumm schalten, wer stört; wer stumm geschaltet ist, kann weiter lesen und hören. Ihre eigenen Worte können Sie jederzeit zurücknehmen. Was Sie posten, bleibt Ihres; Sie erlauben uns, es den Menschen in diesem Raum zu zeigen. Nach einer vollen Erstattung schließt der Raum, und Ihre Worte bleiben, bis Sie oder der Künstler sie löschen. Keine Drohungen, kein Hass, keine Privatsachen Fremder, keine Werbung, nichts Ungesetzliches.',
  evaluation: 'G-Keys zum Ausprobieren',
  'evaluation.text':
    'Mit ihnen sehen Sie alle Seiten kostenlos. Diese G-Keys können keine Zahlungen annehmen und keine echten Keymails ausgeben, und Demo-Codes lassen sich nicht einlösen. Andere benutzen vielleicht denselben Schlüssel; legen Sie also nichts Privates darunter ab.',
  godfreyChapter: 'Godfrey und Entscheidungen',
  'godfreyChapter.text':
    'Godfrey, unser KI-Agent, beantwortet Fragen und prüft Dokumente. Er kann irren. Nichts, was er im Gespräch sagt, genehmigt einen Antrag, bewegt Geld oder ändert diese Bedingungen. Sind Sie mit einer Entscheidung nicht einverstanden, verlangen Sie einen Menschen, der innerhalb von 24 bis 48 Stunden antwortet.',
  closing: 'Wenn der Verkauf endet',
  'closing.1':
    'Sie können jederzeit aufhören zu verkaufen. Gekaufte Exemplare bleiben für die Fans abspielbar, und Sie erlauben uns, die Dateien dafür zu behalten.',
  'closing.2':
    'Wir dürfen einen Song aus dem Verkauf nehmen oder einen G-Key sperren: wegen falscher Unterlagen, fremder Werke, Betrugs oder Angriffen auf die Plattform. Sie erfahren den Grund und können die Entscheidung von einem Menschen noch einmal prüfen lassen. Gebühren werden dann nicht erstattet.',
  promise: 'Was wir versprechen und was nicht',
  'promise.1':
    'Wir versprechen, Exemplare richtig zu zählen, allen Zugang zu geben, die bezahlt haben, und unsere Fehler zu beheben. Wir versprechen nicht, dass ein Song sich verkauft, dass unser Dienst nie unterbrochen ist oder dass PayPal immer erreichbar ist.',
  'promise.2':
    'Soweit das Gesetz es erlaubt, haften wir für unsere Fehler höchstens mit dem, was Sie uns bezahlt haben. Diese Grenze gilt nicht bei Vorsatz oder grober Fahrlässigkeit.',
  changes: 'Änderungen und Fragen',
  'changes.text':
    'Ändern sich diese Bedingungen, stehen die neuen hier, bevor sie gelten, und für früher Gekauftes bleiben die damaligen. Wie wir mit Daten umgehen, steht unter <privacy>Datenschutz</privacy>. Alles andere an <mail>{mail}</mail>.',
}
