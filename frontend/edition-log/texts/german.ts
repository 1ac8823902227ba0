import type { VerifyTexts } from '#frontend/edition-log/use-verify-texts.ts'

export const german: VerifyTexts = {
  tabTitle: 'Ein Exemplar prüfen',
  title: 'Zählen Sie selbst nach',
  lead: 'Jede hier veröffentlichte Auflage und jedes verkaufte, übergebene oder entwertete Exemplar ist ein Eintrag in einem öffentlichen Protokoll. Niemand kann es unbemerkt umschreiben, auch wir nicht. Diese Seite prüft es in Ihrem Browser, mit einem Programm, das Sie lesen können.',
  language: 'Sprache',
  form: {
    label: 'Link, Code oder Nachweis',
    hint: 'Der Link hinter dem QR-Code eines Zertifikats, ein Code, der mit TMC beginnt, oder der Text eines Nachweises.',
    file: 'Oder ein Zertifikat',
    fileNote: 'Ein PDF. Es wird in diesem Browser gelesen und nirgendwohin gesendet.',
    chooseFile: 'Datei auswählen',
    dropFile: 'oder hier ablegen',
    removeFile: (name) => `${name} entfernen`,
    submit: 'Prüfen',
    empty: 'Fügen Sie zuerst einen Link, einen Code oder einen Nachweis ein, oder wählen Sie ein Zertifikat.',
    unreadable: 'Das ist weder ein Link noch ein Code noch ein Nachweis.',
    noProof:
      'Diese Datei enthält keinen Nachweis. Ein Zertifikat, das frühestens eine Minute nach dem Kauf heruntergeladen wurde, enthält ihn.',
    wholeLog: 'Das ganze Protokoll prüfen',
  },
  steps: {
    proof: 'Der Nachweis des Zertifikats ist in sich stimmig',
    read: 'Die Geschichte der Auflage liegt vor',
    signature: 'Der neueste Stand des Protokolls ist mit seinem Schlüssel signiert',
    consistency: 'Das Protokoll enthält noch alles, was es vorher enthielt',
    scarcity: 'Keine Nummer hat zwei Besitzer, keine liegt über der letzten',
    inclusion: 'Jeder Eintrag der Auflage steht im signierten Protokoll',
    entries: 'Alle Einträge zusammen sind das signierte Protokoll und halten die Regeln ein',
  },
  stepStates: { waiting: 'steht aus', running: 'wird geprüft', done: 'stimmt', failed: 'stimmt nicht' },
  progress: (done, total) => `${done} von ${total} Einträgen`,
  verified: 'Geprüft',
  verdicts: {
    owned: (copy, copies) => `Nr. ${copy} von ${copies} gibt es genau einmal, und sie gehört genau einer Person.`,
    transferred: (copy, copies) =>
      `Das Zertifikat war echt, aber Nr. ${copy} von ${copies} gehört heute jemand anderem.`,
    voided: (copy, copies) =>
      `Nr. ${copy} von ${copies} wurde erstattet und gehört niemandem. Das Zertifikat ist ungültig.`,
    pending: (copy, copies) =>
      `Die Auflage ist in Ordnung. Nr. ${copy} von ${copies} wurde gerade erst verkauft; das Protokoll nimmt den Verkauf innerhalb einer Minute auf.`,
    edition: (copies, sold) => `Es gibt ${copies} Exemplare. ${sold} sind verkauft, jede Nummer einmal.`,
    log: (editions, sold) =>
      `${editions} Auflagen mit ${sold} verkauften Exemplaren, jede Nummer einmal. Kein Eintrag fehlt.`,
  },
  by: (title, artist) => `„${title}“ von ${artist}`,
  alsoReleased: (title, copies) =>
    `Dieselbe Aufnahme ist auch als „${title}“ erschienen, in einer Auflage von ${copies}.`,
  facts: {
    hands: 'Durch so viele Hände gegangen',
    sold: 'Bisher verkauft',
    entries: 'Einträge im Protokoll',
    root: 'Fingerabdruck des Protokolls',
    key: 'Signiert mit dem Schlüssel',
    compared: 'Verglichen mit',
    firstVisit: 'Noch nichts. Dieser Browser merkt sich den heutigen Stand und vergleicht beim nächsten Mal.',
    earlierVisit: (entries, date) => `dem Stand, den dieser Browser am ${date} sah: ${entries} Einträge`,
  },
  refuted: {
    title: 'Stimmt nicht',
    lead: 'Die Prüfung ist fehlgeschlagen. Bitte trauen Sie weder diesem Exemplar noch diesem Protokoll, bis jemand den Grund erklärt.',
    evidence: 'Beweis sichern',
    evidenceHint:
      'Beide Stände in einer Datei: der, den dieser Browser sich gemerkt hat, und der jetzt gezeigte. Zusammen sind sie der Beweis.',
  },
  unknown: {
    title: 'Das Protokoll kennt dieses Exemplar nicht',
    lead: 'Ein echtes Zertifikat führt zu einem Eintrag. Vielleicht ging unterwegs ein Buchstabe verloren.',
  },
  unavailable: {
    title: 'Es ließ sich nichts prüfen',
    connection: 'Das Protokoll war nicht erreichbar. Über das Exemplar sagt das nichts.',
    browser:
      'Dieser Browser kann keine Ed25519-Signaturen prüfen, oder die Seite wurde nicht über https geöffnet. Ein neuerer Browser kann es, und das Programm weiter unten auch.',
    retry: 'Noch einmal versuchen',
  },
  meaning: {
    title: 'Was das beweist',
    proves: [
      'Die Auflage hat so viele Exemplare, wie sie bei der Veröffentlichung hatte. Nach einem Verkauf ist sie nie gewachsen.',
      'Jede Nummer gehört zu jeder Zeit nur einer Person, und keine liegt über der letzten.',
      'Seit dem Stand, den dieser Browser oder das Zertifikat sich gemerkt hat, wurde nichts umgeschrieben.',
    ],
    notTitle: 'Was es nicht beweist',
    not: [
      'Dass der Künstler die Rechte an der Musik oder am Bild hat. Ob Unterlagen zu den Angaben passen und wer sie verglichen hat, steht auf der Seite des Exemplars.',
      'Wem ein Exemplar gehört. Im Protokoll stehen keine Namen, nur ein Siegel, das der Besitzer öffnen kann.',
      'Dass wir allen dasselbe Protokoll zeigen. Das zeigt der Vergleich mit anderen, und unabhängige Zeugen übernehmen ihn für Sie.',
      'Dass hier kein Eintrag dieser Auflage weggelassen wurde. Dafür müssen Sie das ganze Protokoll prüfen; das dauert länger.',
    ],
  },
  program: {
    title: 'Ohne uns',
    intro: 'Das Programm, das auf dieser Seite lief, läuft überall, wo Node läuft, und braucht sonst nichts.',
    copy: 'Kopieren',
    keys: 'Der Schlüssel des Protokolls. Bewahren Sie ihn bei Ihrem Zertifikat auf: Mit beiden braucht die letzte Zeile kein Netz.',
    read: 'Das Programm lesen',
    open: 'Die Datei öffnen',
  },
}
