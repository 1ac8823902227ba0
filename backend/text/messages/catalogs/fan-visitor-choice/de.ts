import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: 'Fan oder Besucher?',
  lead: 'Mit einer Keymail geht es direkt zur Kasse. Ohne sind Sie genauso willkommen: Sehen Sie sich erst einmal um.',
  fan: 'Ich bin Fan',
  fanSays: 'Ich habe einen Keymail-Code',
  fan1: 'Geben Sie den Code ein, den Sie vom Künstler haben.',
  fan2: 'Bezahlen Sie den Preis des Künstlers einmal mit PayPal.',
  fan3: 'Betreten Sie den Private Green Room und hören Sie Ihr nummeriertes Exemplar.',
  visitor: 'Ich bin Besucher',
  visitorSays: 'Ich sehe mich nur um',
  visitor1: 'Sehen Sie, wer was verkauft und wie viele Exemplare es noch gibt.',
  visitor2: 'Kein Konto, keine Anmeldung, keine Kosten.',
  visitor3: 'Etwas gefunden? Fragen Sie den Künstler nach einer Keymail.',
  about:
    'Eine Keymail ist ein Code wie <code>TM-20261120-K7Q2M9XA</code>. Jede steht für ein einziges Exemplar eines Songs oder Albums, und Künstler geben sie selbst aus: per E-Mail, bei Konzerten, auf Papier. Ist Ihre schon eingelöst, senden wir Ihnen einen Anmeldelink.',
  redeem: 'Keymail einlösen',
  browseMusic: 'Musik entdecken',
}
