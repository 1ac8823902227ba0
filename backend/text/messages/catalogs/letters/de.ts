import type { Translation } from '#text/messages/catalog'
import type { letters } from './en.ts'

export const messages: Translation<typeof letters> = {
  'counselor.audience': 'Plattform im Überblick',
  'counselor.title': 'TuneMaker auf einer Seite',
  'counselor.greeting': 'Sehr geehrte Beraterinnen und Berater,',
  'counselor.p1':
    'Vielleicht sind Sie der erste Mensch, den jemand mit eigenen Songs fragt: in der Schule, im Stadtteilzentrum, in der Rechtsberatung oder bei der Beratung für Musiker. Diese Seite soll Ihnen beim Antworten helfen.',
  'counselor.p2':
    'TuneMaker verkauft Songs in einer festen Zahl von Exemplaren. Der Künstler entscheidet, wie viele es gibt und was eines kostet. Wer zuhört, erhält einen Code, die Keymail, bezahlt den Künstler über PayPal und besitzt ein nummeriertes Exemplar. Es lässt sich auf jedem Gerät abspielen und öffnet den Private Green Room des Künstlers, einen Raum hinter der Bühne für alle, die ein Exemplar besitzen.',
  'counselor.p3':
    'Drei Dinge sollte man vor einem Antrag sagen. Der Künstler muss 18 Jahre alt sein, die Rechte besitzen und sie zuerst registrieren. Unsere Gebühren werden nicht erstattet, und niemand kann versprechen, dass ein Song sich verkauft. Und was Fans bezahlen, geht direkt auf das PayPal-Konto des Künstlers: Wir verwahren dieses Geld nie und behalten nichts davon.',
  'counselor.p4':
    'Wir sind weder Label noch Verlag noch Verwertungsgesellschaft. Das Urheberrecht bleibt, wo es ist. Wer sich erst umsehen möchte, kann die ganze Werkstatt mit einem Testschlüssel kostenlos ausprobieren.',
  'counselor.p5':
    'Offene Fragen beantwortet Godfrey, unser KI-Assistent, in acht Sprachen unter {site}/godfrey-chat; Schreiben an {contact} beantwortet ein Mensch innerhalb von 24 bis 48 Stunden.',
  'counselor.facts': 'Auf einen Blick',
  'fact.gKey': 'G-Key',
  'counselor.gKey':
    '50 $ einmalig, lebenslang (normalerweise 100 $), zuzüglich anfallender Steuern. Nicht erstattungsfähig.',
  'fact.upload': 'Upload',
  'fact.uploadValue': '25 $ pro Song, nur 16 $ je Song bei neun oder zehn. Nicht erstattungsfähig.',
  'fact.share': 'Anteil am Verkauf',
  'fact.shareValue': 'Keiner. Es fällt die Gebühr von PayPal an.',
  'counselor.price': 'Preis eines Exemplars',
  'counselor.priceValue': 'Vom Künstler festgelegt, ab 1,00 $.',
  'fact.edition': 'Auflage',
  'counselor.editionValue': '1 bis 10.000 Exemplare. Nie mehr als angekündigt.',
  'counselor.copyright': 'Urheberrecht',
  'counselor.copyrightValue': 'Zuerst registrieren, 45–85 $ beim nationalen Amt. Unterlagen werden geprüft.',
  'counselor.audio': 'Audio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, bis 50 MB.',
  'counselor.refunds': 'Erstattungen',
  'counselor.refundsValue': 'Eine volle Erstattung beendet den Zugang, eine teilweise nicht.',
  'counselor.visitors': 'Besucher',
  'counselor.visitorsValue': 'Kostenlos, ohne Anmeldung.',
  'counselor.closing': 'Mit freundlichen Grüßen',
  'studio.audience': 'Für Tonstudios',
  'studio.title': 'Nach dem letzten Mix',
  'studio.greeting': 'Liebes Studioteam,',
  'studio.p1':
    'Sie kennen den Moment. Der Mix ist fertig, der Künstler zufrieden, und dann kommt die Frage: wohin damit? Ein Stream bringt den Bruchteil eines Cents, und Platten muss man bezahlen, bevor die erste verkauft ist. Wir bieten einen dritten Weg.',
  'studio.p2':
    'Auf TuneMaker verkauft ein Künstler eine Aufnahme in einer festen Zahl von Exemplaren, sagen wir 100, jedes mit seiner Nummer. Der Käufer zahlt direkt auf das PayPal-Konto des Künstlers. Wir behalten nichts vom Verkauf und verwahren das Geld nie.',
  'studio.p3':
    'Am Anfang stehen die Rechte, und da kommen Sie ins Spiel. Der Künstler muss zeigen, wem Song und Aufnahme gehören. Ein kurzes Dokument aus der Session erspart viel Ärger: wer geschrieben hat, wer gespielt hat, wem der Master gehört. Die Registrierung beim nationalen Amt kostet 45 bis 85 $ und kommt zuerst.',
  'studio.p4':
    'Was wir von Ihnen brauchen, ist eine gute Datei. Wir spielen das Hochgeladene unverändert ab, ohne es erneut zu komprimieren; geben Sie Ihrem Künstler also auch WAV oder FLAC mit.',
  'studio.p5':
    'Wenn Sie meinen, dass das zu jemandem passt, der bei Ihnen aufnimmt, geben Sie diese Seite weiter. Studios müssen nirgends beitreten und nichts bezahlen.',
  'studio.facts': 'Was Ihr Künstler wissen sollte',
  'studio.files': 'Dateien',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, bis 50 MB',
  'studio.editionValue': '1 bis 10.000 nummerierte Exemplare',
  'studio.gKeyValue': '50 $ einmalig (normalerweise 100 $), zzgl. Steuern',
  'studio.uploadValue': '25 $ pro Song, nur 16 $ bei neun oder zehn',
  'studio.fees': 'Gebühren',
  'studio.feesValue': 'Nicht erstattungsfähig',
  'studio.shareValue': 'Keiner; es fällt die PayPal-Gebühr an',
  'studio.apply': 'Antrag unter',
  'studio.closing': 'Mit Respekt vor Ihrer Arbeit',
  'fanClub.audience': 'Für Fanclubs',
  'fanClub.title': 'Jemand bekommt die Nr. 1',
  'fanClub.greeting': 'Lieber Club,',
  'fanClub.p1':
    'Sie haben Verstärker geschleppt, T-Shirts verkauft und sind nächtelang gefahren. Hier geht es um einen Weg, dafür Musik zu bekommen und den Künstler dabei ordentlich zu bezahlen.',
  'fanClub.p2':
    'Auf TuneMaker erscheint ein Song in einer festen Zahl von Exemplaren. Der Künstler sagt, wie viele, und dabei bleibt es: 100 heißt 100. Jedes Exemplar hat seine Nummer, und wer eines besitzt, kommt in den Private Green Room des Künstlers.',
  'fanClub.p3':
    'Der Künstler gibt Ihrem Club einen Stapel Keymails, einen Code pro Exemplar. Sie verteilen sie, wie Sie möchten: per Los, nach Mitgliedsjahren, beim Sommerfest. Jedes Mitglied gibt den Code ein, zahlt den Preis des Künstlers über PayPal und ist dabei. Das Geld geht direkt an den Künstler. Nichts geht an uns, nichts läuft durch die Clubkasse.',
  'fanClub.p4':
    'Ein Code gilt einmal. Wer ihn erneut eingibt, zahlt nichts. Das Exemplar bleibt bei dem, der bezahlt hat, auf jedem Gerät. Erstattet der Künstler alles, endet der Zugang; nach einer Teilerstattung bleibt er.',
  'fanClub.p5': 'Dazu braucht es nur einen Künstler mit G-Key. Hat Ihrer keinen, zeigen Sie ihm diesen Brief.',
  'fanClub.facts': 'So kommt ein Mitglied hinein',
  'fanClub.step1': '{site}/redeem-keymail öffnen',
  'fanClub.step2': 'Den Code vom Club eingeben',
  'fanClub.step3': 'Den Preis des Künstlers mit PayPal zahlen',
  'fanClub.step4': 'Exemplar anhören, die anderen treffen',
  'fanClub.closing': 'Bis bald hinter der Bühne',
  'visitor.audience': 'Für Besucher',
  'visitor.title': 'Songs mit einer Nummer',
  'visitor.greeting': 'TuneMaker ist ein kleines Zuhause für unabhängige Musik.',
  'visitor.p1':
    'Künstler verkaufen hier einen Song in einer festen Zahl von Exemplaren, direkt an die, die ihn haben wollen. Sie bezahlen den Künstler einmal, besitzen ein Exemplar wie Nr. 7 von 100 und betreten den Private Green Room des Künstlers.',
  'visitor.p2': 'Umsehen ist kostenlos und ohne Anmeldung möglich.',
  'visitor.facts': 'Fünf Fragen',
  'visitor.q1': 'Was ist digitale Knappheit?',
  'visitor.a1':
    'Der Künstler entscheidet, wie viele Exemplare es gibt, von 1 bis 10.000. Jedes hat eine Nummer, und keines kommt je hinzu.',
  'visitor.q2': 'Was ist die G-Key-Authentifizierung?',
  'visitor.a2': 'Künstler zeigen, wem der Song gehört, bevor sie verkaufen. Der G-Key belegt, dass sie es getan haben.',
  'visitor.q3': 'Was ist eine Keymail?',
  'visitor.a3':
    'Ein Code für ein Exemplar, vom Künstler. Er gilt einmal. War jemand schneller, wird Ihnen nichts berechnet.',
  'visitor.q4': 'Wie verdienen Künstler Geld?',
  'visitor.a4':
    'Künstler legen den Preis selbst fest, und er geht direkt auf ihr PayPal-Konto. TuneMaker behält nichts. PayPal nimmt seine Gebühr.',
  'visitor.q5': 'Was bekommen Fans?',
  'visitor.a5':
    'Den ganzen Song auf jedem Gerät und den Green Room. Eine volle Erstattung beendet den Zugang, eine teilweise nicht.',
  'visitor.closing': 'Beginnen Sie auf {site}/browse-music',
  'sample.artist': 'Ihr Künstler',
  'sample.song': 'Der Song, auf den Sie warten',
  'sample.lovedArtist': 'Jemand, den Sie lieben',
  'sample.lovedSong': 'Dieser eine Song',
  pdfFailed: 'Das PDF ist noch nicht fertig',
  pdfFailedText: 'TuneMaker war nicht erreichbar. Bitte versuchen Sie es noch einmal, oder drucken Sie die Seite.',
  home: 'Zurück zur Startseite',
  browse: 'Musik entdecken',
  print: 'Drucken',
  preparing: 'PDF wird erstellt …',
  download: 'PDF herunterladen',
  note: 'Eine Seite, als PDF oder aus Ihrem Drucker. Fragen dazu? <link>Mit Godfrey chatten</link>',
}
