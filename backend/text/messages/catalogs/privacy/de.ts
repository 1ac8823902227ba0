import type { Translation } from '#text/messages/catalog'
import type { privacy } from './en.ts'

export const messages: Translation<typeof privacy> = {
  title: 'Datenschutz',
  lead: 'Was TuneMaker sich über Sie merkt, warum und wie lange.',
  updated: 'Zuletzt aktualisiert: Oktober 2025',
  godfrey: 'Ist hier etwas unklar? Fragen Sie.',
  short: 'Kurz gesagt',
  'short.1':
    '<strong>Sie können sich umsehen, ohne uns etwas zu sagen.</strong> Kaufen Sie ein Exemplar, erfahren wir von PayPal Namen und E-Mail-Adresse, denn so wissen wir, wem es gehört. Verkaufen Sie hier, speichern wir, was zeigt, dass Ihre Songs Ihnen gehören, und wohin Ihre Fans zahlen sollen.',
  'short.2':
    'Wir zeigen keine Werbung, verkaufen keine Daten, und nichts auf diesen Seiten folgt Ihnen auf andere Websites.',
  fans: 'Was wir über Fans speichern',
  'fans.intro': 'Wenn Sie eine Keymail einlösen und zahlen:',
  'fans.1': 'Ihren Namen und Ihre E-Mail-Adresse, wie PayPal sie mit der Zahlung weitergibt;',
  'fans.2': 'welches Exemplar Sie wann und für wie viel gekauft haben, und PayPals Nummern dieser Zahlung;',
  'fans.3': 'ob Sie die Digitale Musikbibliothek gekauft haben;',
  'fans.4': 'dass Ihr Beleg an diese Adresse ging;',
  'fans.5': 'in einem Green Room den Namen, den Sie dort wählen, was Sie posten und wie weit Sie gelesen haben.',
  'fans.2nd':
    'Das brauchen wir, um Sie auf jedem Gerät einzulassen und Ihnen auf Wunsch einen Anmeldelink zu senden. Sie wählen kein Passwort, und wir speichern keines.',
  artists: 'Was wir über Künstler speichern',
  'artists.1':
    'Aus dem Antrag: bürgerlicher Name, Künstlername, E-Mail-Adresse, Telefonnummer, falls angegeben, und Ihre Angaben zum Urheberrecht.',
  'artists.2': 'Ihren G-Key, nur als Fingerabdruck (Hash). Er lässt sich daraus nicht wiederherstellen.',
  'artists.3': 'Die PayPal-Adresse, an die Ihre Fans zahlen, sobald Sie sie per E-Mail bestätigt haben.',
  'artists.4': 'Ihre Biografie und was Sie in Werkstatt und Green Room schreiben oder posten.',
  'artists.5':
    'Je Song: Aufnahme, Titel, Rechteinhaber, ein Kontakt, das Urheberrechtsdokument, Preis, Zahl der Exemplare und ausgegebene Keymails.',
  'artists.6':
    '<strong>Nicht</strong> die fünf Identitätsziffern im Upload-Formular. Sie bleiben in Ihrem Browser und werden nie gesendet.',
  collectors: 'Was wir über Kunstsammler speichern',
  'collectors.1':
    'Name und E-Mail-Adresse, sobald Sie sie über den Link bestätigt haben. Eine unbestätigte Adresse ist nach sieben Tagen vergessen.',
  'collectors.2':
    'Welche Exemplare Sie besitzen. Ihr Name steht auf Ihren Zertifikaten; wer einen Code prüft, sieht ihn nicht.',
  'collectors.3':
    'Die Datei in voller Auflösung trägt ein unsichtbares Zeichen, das zu Ihrem Exemplar führt. Nur unsere Admins können es lesen, wenn ein Bild auftaucht, wo es nicht sein soll.',
  given: 'Adressen, die uns andere geben',
  'given.1':
    '<strong>Ein Künstler, der Ihnen eine Keymail sendet,</strong> gibt uns Ihre Adresse für diese eine E-Mail. Wir senden sie in seinen Worten und zeigen ihm in der Liste, wohin sie ging und ob sie ankam. Nach 90 Tagen wird die Adresse gelöscht; es bleibt ihr Fingerabdruck (Hash), damit der Link weiter funktioniert.',
  'given.2':
    '<strong>Dieser Link beendet solche Post endgültig,</strong> von allen Künstlern hier, ohne Anmeldung, ebenso die Schaltfläche Ihres E-Mail-Programms. Von da an speichern wir den Fingerabdruck Ihrer Adresse und vergleichen vor jedem Versand. Der Künstler sieht, dass Sie keine Post mehr wollen.',
  'given.3':
    '<strong>Ein Fan, der Ihnen ein Exemplar schenkt,</strong> gibt uns Ihre Adresse und, wenn er mag, ein paar Worte. Sie bekommen eine E-Mail mit dem Namen des Schenkenden, wie PayPal ihn uns nannte. Nehmen Sie das Geschenk an, sagt Ihre Adresse, wem das Exemplar gehört, und bleibt mit ihm gespeichert. Sonst wird sie gelöscht, wenn das Angebot zurückgenommen wird oder nach 30 Tagen, die Worte spätestens 30 Tage danach. Weiter wird nichts dorthin gesendet.',
  'given.4': 'Wir nehmen keine dieser Adressen in eine Liste auf und schreiben ihnen nie wegen etwas anderem.',
  payments: 'Zahlungen und PayPal',
  'payments.1':
    'Sie zahlen bei PayPal. Kartennummern und Bankdaten erreichen uns nie. PayPal teilt uns mit, ob die Zahlung gelungen ist, dazu Betrag, Gebühr, Namen und E-Mail-Adresse des Zahlers, und später Erstattungen. Das speichern wir.',
  'payments.2':
    'Ein Exemplar wird auf das PayPal-Konto des Künstlers bezahlt. Der Künstler sieht dort Ihre Zahlung mit dem, was PayPal über Zahler zeigt.',
  'payments.3':
    'PayPals Skript wird nur geladen, wo es etwas zu bezahlen gibt. Es kann eigene Cookies setzen; dafür gilt PayPals Datenschutzerklärung.',
  browser: 'Was in Ihrem Browser liegt',
  'browser.1':
    '<strong>Das Cookie tm_session (mit HTTPS __Host-tm_session).</strong> Es wird gesetzt, wenn Sie einen Keymail-Code prüfen, eine Zahlung beginnen, sich anmelden oder Godfrey schreiben. Es enthält nur eine Zufallszahl, Skripte können es nicht lesen, und wir speichern nur den Hash. Ohne es würden wir Sie nicht wiedererkennen.',
  'browser.2':
    '<strong>Die Sprache, in der Sie lesen</strong> (ein Cookie, tm_language), damit Seiten und E-Mails darin kommen. Es enthält zwei Buchstaben.',
  'browser.3':
    '<strong>Ein Vermerk, dass Sie hier waren</strong> (tunemaker-visited, im lokalen Speicher), damit Sie das Intro nur einmal sehen.',
  'browser.4':
    '<strong>Was Sie in diesem Tab tun</strong> (Sitzungsspeicher): der eingegebene Code, ein Veröffentlichungsplan, eine laufende Bestellung, ein halb ausgefülltes Formular. Beim Schließen ist es weg.',
  'browser.5':
    '<strong>Wo die Musik stehen blieb</strong> (tunemaker-boombox, im lokalen Speicher), falls Sie die Digitale Musikbibliothek nutzen: Song, Sekunde, Zufall und Wiederholung. Es verlässt dieses Gerät nie.',
  'browser.6': 'Nichts davon dient dem Tracking, darum gibt es kein Cookie-Banner zum Wegklicken.',
  not: 'Was wir nicht tun',
  'not.1': 'Keine fremde Analyse, keine Werbenetzwerke, keine Tracking-Cookies, kein Fingerprinting Ihres Geräts.',
  'not.2': 'Keine Schriften, Bilder oder Skripte von anderswo, außer denen von PayPal.',
  'not.3': 'Kein Verkaufen, Vermieten oder Verleihen persönlicher Daten.',
  'not.4': 'Kein Profil dessen, was Sie hören.',
  others: 'Was andere sehen können',
  'others.1':
    'Alle sehen Künstlernamen, Songtitel, Preise und wie viele Exemplare übrig sind. Was in einem Green Room gepostet wird, sehen der Künstler und die anderen Besitzer dort, unter der Nummer des Exemplars oder dem gewählten Namen, nie unter Namen oder Adresse der Zahlung. Ein privates Gespräch sehen nur der Besitzer des Exemplars und der Künstler. Fotos werden neu erzeugt, ohne Ort und Zeit der Kamera. Urheberrechtsdokumente sind vertraulich: für die Prüfung und die Menschen, die sie hier durchsehen.',
  'others.2':
    'Unsere Mitarbeiter sehen, was eine Prüfung oder Ihre Frage verlangt. Darüber hinaus geben wir Daten nur weiter, wo das Gesetz uns verpflichtet.',
  'agent.1':
    'Godfrey ist ein KI-Agent. Was Sie ihm schreiben, wird {days} Tage gespeichert, damit er dem Gespräch folgen und ein Mensch übernehmen kann; „Neu beginnen“ im Chat löscht es sofort. Um eine Antwort zu formulieren oder ein Dokument zu lesen, kann er einen Anbieter von Sprachmodellen nutzen, der dann diesen Text erhält.',
  'agent.2':
    'Er spricht nur über Ihre eigenen Daten und nur, wenn Sie angemeldet sind. Bitte senden Sie ihm keine G-Keys und keine Passwörter.',
  mails: 'E-Mails, die wir senden',
  'mails.text':
    'E-Mails zu etwas, das Sie getan haben: ein Anmeldelink, die Bestätigung einer Adresse, ein Beleg, Ihr G-Key, das Ergebnis einer Prüfung, eine Änderung Ihres Kontos, ein frei gewordenes Exemplar auf einer Warteliste. Keymails und Geschenke anderer sind oben beschrieben. Lassen Sie Ihre Adresse für Neuigkeiten oder eine Grafik da, nutzen wir sie nur dafür: Eine E-Mail bittet um Bestätigung, Neuigkeiten kommen erst danach, und jede enthält einen Link zum Abbestellen. Dasselbe gilt für Künstler, denen Sie folgen, und gewünschte Songs; auf der Seite „Benachrichtigungen“ sehen und beenden Sie alles.',
  long: 'Wie lange wir es speichern',
  'long.text':
    'Die Zähler gibt es, damit niemand Codes oder Passwörter zu Tausenden durchprobiert oder anderen Exemplare vorenthält, ohne zu zahlen. Sie enthalten eine Netzwerkadresse, was gezählt wird (bei Exemplaren die Auflage) und eine Zahl.',
  protection: 'Wie es geschützt ist',
  'protection.text':
    'Sitzungsnummern, G-Keys und Links werden als Hashes gespeichert; eine gestohlene Datenbank gibt keinen Zugang. Aufnahmen können nur der Künstler und die Besitzer eines Exemplars hören. Bei jeder Anmeldung gibt es eine neue Sitzungsnummer. Kein System ist unfehlbar; sind Ihre Daten betroffen, sagen wir es Ihnen.',
  choices: 'Ihre Möglichkeiten',
  'choices.1':
    'Unter <data>Ihre Daten</data> erhalten Sie eine Kopie von allem, was wir über Sie gespeichert haben, oder lassen es löschen, jeweils über einen Link an die betreffende Adresse. Gelöscht wird nach sieben Tagen; bis dahin stoppt ein Link in unserer E-Mail die Löschung. Soll etwas erklärt oder berichtigt werden, schreiben Sie von dieser Adresse an <mail>{mail}</mail>: Ein Mensch antwortet innerhalb von 24 bis 48 Stunden.',
  'choices.2':
    'Zweierlei lässt sich nicht löschen: die Zahlungsunterlagen, die vollständig bleiben müssen, aber Ihren Namen und Ihre Adresse verlieren, und dass ein Exemplar verkauft ist. Ein Exemplar, dessen Besitzer gelöscht wurde, kann niemand mehr abspielen. Von einem Künstler bleiben der Künstlername und die Veröffentlichungen, die andere besitzen. Abmelden beendet eine Sitzung sofort. Kleine Fehler werden über <correction>Korrektur anfragen</correction> berichtigt.',
  'choices.3':
    'Künstler, die hier verkaufen, müssen mindestens 18 Jahre alt sein. Sonst fragen wir niemanden nach dem Alter.',
  changes: 'Wenn sich das ändert',
  'changes.text':
    'Das Datum oben ändert sich mit dem Text. Möchten wir Daten je für etwas Neues nutzen, sagen wir es zuerst hier. Fragen an <mail>{mail}</mail>.',
  'keep.visitor': 'Sitzung eines nicht angemeldeten Besuchers',
  'keep.visitorFor': '7 Tage',
  'keep.signedIn': 'Sitzung eines angemeldeten Künstlers oder Fans',
  'keep.signedInFor': '1 Jahr, 180 Tage ohne Besuch oder bis zur Abmeldung',
  'keep.application': 'Antrag auf einen G-Key mit unbestätigter Adresse',
  'keep.applicationFor': '7 Tage, samt Unterlagen',
  'keep.upload': 'Unfertiger Upload einer Aufnahme',
  'keep.uploadFor': '24 Stunden',
  'keep.links': 'Links in unseren E-Mails',
  'keep.linksFor': '30 Minuten zum Anmelden, 24 Stunden für eine Zahlungsadresse; einen Tag später gelöscht',
  'keep.tries': 'Zähler von Versuchen und unbezahlt zurückgelegten Exemplaren je Netzwerkadresse',
  'keep.triesFor': 'etwa ein Tag',
  'keep.visits': 'Besuche: ein Hash aus Netzwerkadresse und Browsername, mit täglich neuem Schlüssel',
  'keep.visitsFor': 'bis der Tag (UTC) vorbei ist; dann bleiben nur die Zahlen',
  'keep.staff': 'Netzwerkadresse unserer Mitarbeiter beim Anmelden',
  'keep.staffFor': '30 Tage als vertrauenswürdige Adresse',
  'keep.posts': 'Was Sie in einem Green Room posten',
  'keep.postsFor': 'bis Sie oder der Künstler es löschen; gelöschte Dateien sind binnen drei Stunden weg',
  'keep.chat': 'Was Sie und Godfrey einander schreiben',
  'keep.chatFor': '{days} Tage oder bis Sie im Chat „Neu beginnen“ wählen',
  'keep.news': 'Eine Adresse für Neuigkeiten oder eine Grafik',
  'keep.newsFor': '30 Tage ohne Bestätigung, sonst bis Sie sie zurücknehmen',
  'keep.mailed': 'Eine Adresse, an die ein Künstler eine Keymail sandte',
  'keep.mailedFor': '90 Tage; danach nur ein Fingerabdruck (Hash)',
  'keep.stopped': 'Eine Adresse, die keine Post von Künstlern mehr will',
  'keep.stoppedFor': 'als Fingerabdruck, bis Sie uns um Aufhebung bitten',
  'keep.refund': 'Die Worte einer Bitte um Erstattung und ihrer Antwort',
  'keep.refundFor': '180 Tage',
  'keep.gift': 'Adresse und Worte eines Geschenks',
  'keep.giftFor': 'bis zur Annahme oder Rücknahme, höchstens 30 Tage; die Worte 30 Tage länger',
  'keep.follower': 'Eine Adresse, die Künstlern oder Songs folgt',
  'keep.followerFor': '30 Tage ohne Bestätigung, sonst bis 30 Tage nach dem Ende des letzten Abos',
  'keep.device': 'Ein Browser, der unsere Benachrichtigungen zeigt',
  'keep.deviceFor': 'bis Sie sie dort beenden oder die Adresse keine Abos mehr hat',
  'keep.heard': 'Welche Songs Ihr Browser zuletzt gespielt hat, unter einer Nummer von uns',
  'keep.heardFor': '90 Tage; Künstler sehen, wie oft, nicht wer',
  'keep.waiting': 'Eine Adresse auf einer Warteliste',
  'keep.waitingFor': 'bis 30 Tage nach unserer einen E-Mail oder ein Jahr, ohne an der Reihe zu sein',
  'keep.archive': 'Ein Archiv Ihrer Daten, das Sie angefordert haben',
  'keep.archiveFor': '7 Tage oder bis Sie ein neues anfordern',
  'keep.bounced': 'Eine Adresse, die es laut unserem Mailserver nicht gibt',
  'keep.bouncedFor': '30 Tage',
  'keep.songs': 'Songs und Urheberrechtsdokumente',
  'keep.songsFor': 'solange der Song hier ist oder jemand ein Exemplar besitzt',
  'keep.orders': 'Bestellungen, Zahlungen und Bücher, mit der Adresse jedes Belegs',
  'keep.ordersFor': 'dauerhaft; die Adresse, bis Sie sie löschen lassen; die Bücher lassen sich nicht umschreiben',
  'keep.copies': 'Wer welches Exemplar besitzt',
  'keep.copiesFor': 'solange es das Exemplar gibt',
  'keep.log':
    'Im öffentlichen Protokoll: ein Siegel über der Adresse jedes Besitzers, das ohne unser Geheimnis niemand öffnen kann',
  'keep.logFor': 'dauerhaft; das Protokoll lässt sich nicht umschreiben',
}
