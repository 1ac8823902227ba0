import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'Pfad',
  'calls.method': 'Methode',
  'calls.query': 'Parameter',
  'calls.none': 'keine',
  'calls.title': 'Aufrufe',
  'calls.intro': 'Die Schemas von Anfragen und Antworten stehen im Dokument.',
  'calls.about': 'Aufrufe zu {tag}',
  unreadable: 'Die Beschreibung konnte nicht geladen werden',
  unreadableText: 'TuneMaker war nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  title: 'Entwickler',
  lead: 'Alle Aufrufe, die diese Seiten machen, für Ihre eigenen Programme. Die Beschreibung wird aus dem Code erzeugt, der die Aufrufe liest.',
  document: 'OpenAPI-3.1-Dokument',
  rules: 'Regeln',
  'rules.tokens':
    'Anfragen und Antworten sind JSON. Das Programm eines Künstlers sendet ein Zugriffstoken, <code>Authorization: Bearer …</code>, das in der Werkstatt unter <link>Entwickler</link> erstellt wird. Es öffnet die Aufrufe, die eine seiner Berechtigungen nennen, {perMinute}-mal pro Minute.',
  'rules.errors':
    'Ein Fehler hat einen festen Code in <code>error</code> und einen Satz in <code2>message</code2>, dessen Wortlaut sich ändern kann. Bei 429 und 503 warten Sie die Sekunden in <code3>Retry-After</code3> ab.',
  'rules.repeats':
    'Ein POST mit <code>Idempotency-Key</code>, etwa einer UUID, wird einmal ausgeführt: Nach einem Abbruch erhält dieselbe Anfrage mit demselben Schlüssel einen Tag lang die erste Antwort.',
  'rules.changes':
    'Felder und Aufrufe können jederzeit hinzukommen: Ignorieren Sie, was Sie nicht kennen. Ein Aufruf wird frühestens sechs Monate nach der Ankündigung im Änderungsprotokoll entfernt oder in seiner Bedeutung geändert.',
  'errors.title': 'Fehler',
  'errors.intro': 'Derselbe Code bedeutet immer dasselbe; die Sätze können sich ändern.',
}
