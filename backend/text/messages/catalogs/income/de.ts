import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': 'Einnahmen erzielen',
  'income.lead':
    'Sechs Wege, auf denen ein Song etwas einbringt. Nicht alle laufen über TuneMaker, und es wäre ein schlechter Anfang, so zu tun. Bei jedem steht, woher das Geld kommt.',
  'income.apply': 'Jetzt anfangen: Antrag stellen',
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
    'Mit einer Keymail wird hier direkt verkauft: ein Code für ein Exemplar, ab 1,00 $. Das Formular schlägt 7,50 $ vor; Sie entscheiden. Verteilen Sie die Codes per E-Mail, am Merch-Stand, auf der Rückseite einer Setlist. Bezahlt werden Sie beim Einlösen.',
  'income.3': 'Preis durch digitale Knappheit',
  'income.3Text':
    'Sie bestimmen, wie viele Exemplare es gibt, von 1 bis 10.000. Zwanzig zu 50,00 $ und tausend zu 1,00 $ ergeben beide 1.000,00 $ und sind zwei sehr verschiedene Abende. Ist die erste Keymail ausgegeben, kann die Auflage schrumpfen, aber nie wachsen.',
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
    'Angenommen, Sie veröffentlichen einen Song in 100 Exemplaren zu 7,50 $, und alle werden verkauft. Versprechen kann das niemand; darum stehen die Gebühren auf demselben Zettel.',
  'sum.2':
    'Das Geld kommt mit jedem Verkauf auf Ihr PayPal-Konto. Ob Sie es auf ein Bankkonto oder zu Venmo überweisen, ist Ihre Sache mit PayPal. TuneMaker lebt vom G-Key, der Upload-Gebühr und der Digitalen Musikbibliothek für 9,95 $, nicht von Ihren Verkäufen.',
  'sum.3':
    'Je mehr Songs, desto weniger kostet jeder: 25 $ bei einem oder zwei, 22 $ bei drei oder vier, 20 $ bei fünf oder sechs, 18 $ bei sieben oder acht, 16 $ bei neun oder zehn. Diese Gebühren werden nicht erstattet.',
  'slip.title': '100 Exemplare zu 7,50 $',
  'slip.fans': 'Fans zahlen Ihnen',
  'slip.share': 'Anteil von TuneMaker',
  'slip.fee': 'PayPal-Gebühr',
  'slip.feeText': 'nach PayPals Satz',
  'slip.upload': 'Upload, einmal',
  'slip.gKey': 'G-Key, einmal im Leben',
  'slip.left': 'Bleibt, vor PayPal und Steuer',
  'income.godfrey': 'Godfrey rechnet mit Ihnen einen Plan für einen bis zehn Songs durch.',
}
