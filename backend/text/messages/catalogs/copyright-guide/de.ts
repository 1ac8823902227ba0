import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
  'copyright.title': 'Urheberrecht anmelden',
  'copyright.lead':
    'Ein Song gehört Ihnen, sobald Sie ihn aufschreiben oder aufnehmen. Die Registrierung macht das beweisbar, und wir verlangen sie, bevor Sie hier etwas einreichen.',
  'copyright.song': 'Der Song',
  'copyright.songCovers': 'Text, Melodie, Akkorde',
  'copyright.songText':
    'Gehört dem, der ihn schrieb. Haben ihn zwei geschrieben und nichts anderes vereinbart, gehört er beiden gemeinsam; nennen Sie also beide.',
  'copyright.recording': 'Die Aufnahme',
  'copyright.recordingCovers': 'Was aus den Mikrofonen kam',
  'copyright.recordingText':
    'Gehört dem, der gespielt, produziert oder bezahlt hat, je nach Vereinbarung. Halten Sie das schriftlich fest, bevor die Session endet.',
  'copyright.two':
    'An jedem Titel bestehen also zwei Urheberrechte. Haben Sie ihn selbst geschrieben und aufgenommen, gehören Ihnen beide, und oft deckt eine Registrierung beide ab.',
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
  'adds.title': 'Was ein G-Key zusätzlich bringt',
  'adds.text':
    'Die Registrierung sagt der Welt, dass der Song Ihnen gehört. Ein G-Key sagt es TuneMaker und lässt Sie hier verkaufen.',
  'adds.1': 'Ihr Name und Ihre Unterlagen wurden verglichen, bevor etwas von Ihnen erscheint.',
  'adds.2': 'Jedes verkaufte Exemplar trägt seine Nummer, und es gibt nie eines mehr, als Sie sagten.',
  'adds.3': 'Nur Sie können Keymails für Ihre Songs ausgeben.',
  'adds.4':
    'Er kostet einmal 50 $, zuzüglich anfallender Steuern, statt der üblichen 100 $. Nicht erstattungsfähig, lebenslang gültig.',
  'adds.get': 'G-Key-Zugang erhalten',
  'copyright.godfrey': 'Mitautoren, Samples, Cover: Fragen Sie, bevor Sie anmelden.',
}
