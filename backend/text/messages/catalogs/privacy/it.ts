import type { Translation } from '#text/messages/catalog'
import type { privacy } from './en.ts'

export const messages: Translation<typeof privacy> = {
  title: 'Informativa sulla privacy',
  lead: 'Che cosa TuneMaker ricorda di te, perché e per quanto tempo.',
  updated: 'Ultimo aggiornamento: ottobre 2025',
  godfrey: 'Qualcosa non è chiaro? Chiedi.',
  short: 'In breve',
  'short.1':
    '<strong>Puoi dare un’occhiata senza dirci nulla.</strong> Se acquisti una copia, PayPal ci comunica nome ed email, perché così sappiamo di chi è. Se vendi qui, conserviamo ciò che mostra che i brani sono tuoi e dove vuoi ricevere i pagamenti.',
  'short.2': 'Niente annunci, niente vendita di dati, e nulla in queste pagine ti segue altrove.',
  fans: 'Che cosa conserviamo sui fan',
  'fans.intro': 'Quando riscatti una Keymail e paghi:',
  'fans.1': 'il tuo nome e la tua email, come PayPal li trasmette con il pagamento;',
  'fans.2': 'quale copia hai acquistato, quando, a quanto, e i numeri PayPal di quel pagamento;',
  'fans.3': 'se hai acquistato la Libreria musicale digitale;',
  'fans.4': 'il fatto che la ricevuta è stata inviata a quell’indirizzo;',
  'fans.5': 'in una Green Room, il nome che scegli, ciò che pubblichi e fin dove hai letto.',
  'fans.2nd':
    'Questi dati ci servono per farti accedere da ogni dispositivo e inviarti un link quando lo chiedi. Non scegli una password e non ne conserviamo.',
  artists: 'Che cosa conserviamo sugli artisti',
  'artists.1':
    'Dalla richiesta: nome anagrafico, nome d’arte, email, telefono, se lo indichi, e ciò che dici sui tuoi diritti.',
  'artists.2': 'La tua G-Key, solo come impronta (un hash). Non possiamo rileggerla.',
  'artists.3': 'L’indirizzo PayPal a cui pagano i fan, una volta confermato per email.',
  'artists.4': 'La tua biografia e ciò che scrivi o pubblichi nel laboratorio e nella Green Room.',
  'artists.5':
    'Per ogni brano: registrazione, titolo, titolari dei diritti, un contatto, il documento sul diritto d’autore, prezzo, numero di copie e Keymail emesse.',
  'artists.6':
    '<strong>Non</strong> le cinque cifre identificative del modulo di caricamento. Restano nel browser e non vengono mai inviate.',
  collectors: 'Che cosa conserviamo sui collezionisti',
  'collectors.1':
    'Nome ed email, una volta confermata con il link. Un indirizzo non confermato viene cancellato dopo sette giorni.',
  'collectors.2': 'Quali copie possiedi. Il tuo nome è sui certificati; chi verifica un codice non lo vede.',
  'collectors.3':
    'Il file a piena risoluzione porta un segno invisibile che conduce alla tua copia. Solo i nostri amministratori possono leggerlo, se un’immagine compare dove non dovrebbe.',
  given: 'Indirizzi che ci danno altri',
  'given.1':
    '<strong>Un artista che ti invia una Keymail</strong> ci dà il tuo indirizzo per quell’unica email. La inviamo con le sue parole e gli mostriamo dov’è andata e se è arrivata. Dopo 90 giorni l’indirizzo viene cancellato; resta l’impronta (un hash), perché il link continui a funzionare.',
  'given.2':
    '<strong>Quel link ferma queste email per sempre,</strong> da ogni artista, senza accedere, e così il pulsante del tuo programma di posta. Da allora conserviamo l’impronta del tuo indirizzo e la confrontiamo prima di ogni invio. L’artista vede che non vuoi altre email.',
  'given.3':
    '<strong>Un fan che ti regala una copia</strong> ci dà il tuo indirizzo e, se vuole, due righe. Ricevi una sola email, con il nome di chi regala, come ce lo ha dato PayPal. Se accetti, il tuo indirizzo dice di chi è la copia e resta con essa. Altrimenti viene cancellato quando l’offerta è ritirata o dopo 30 giorni, e le righe al più tardi 30 giorni dopo. Non viene inviato altro.',
  'given.4': 'Non aggiungiamo nessuno di questi indirizzi a una nostra lista e non scriviamo loro per altro.',
  payments: 'Pagamenti e PayPal',
  'payments.1':
    'Paghi presso PayPal. Numeri di carta e dati bancari non ci arrivano mai. PayPal ci dice se il pagamento è riuscito, l’importo, la commissione, nome ed email di chi paga, e più tardi ci informa dei rimborsi. Questo lo conserviamo.',
  'payments.2':
    'Una copia si paga sul conto PayPal dell’artista, che quindi vede il pagamento con ciò che PayPal mostra di chi paga.',
  'payments.3':
    'Lo script di PayPal si carica solo dove c’è qualcosa da pagare. Può impostare cookie propri, coperti dall’informativa di PayPal.',
  browser: 'Che cosa c’è nel tuo browser',
  'browser.1':
    '<strong>Il cookie tm_session (con HTTPS, __Host-tm_session).</strong> Viene impostato quando verifichi un codice Keymail, inizi un pagamento, accedi o scrivi a Godfrey. Contiene solo un numero casuale, gli script non possono leggerlo e ne conserviamo solo l’hash. Senza, al ritorno non ti riconosceremmo.',
  'browser.2':
    '<strong>La lingua in cui leggi</strong> (un cookie, tm_language), perché pagine ed email siano in quella lingua. Contiene due lettere.',
  'browser.3':
    '<strong>Una nota su una visita precedente</strong> (tunemaker-visited, nella memoria locale), perché tu veda l’introduzione una sola volta.',
  'browser.4':
    '<strong>Ciò che fai in questa scheda</strong> (memoria di sessione): il codice digitato, un piano di uscita, un ordine in corso, un modulo a metà. Quando la chiudi, sparisce tutto.',
  'browser.5':
    '<strong>Dove si è fermata la musica</strong> (tunemaker-boombox, nella memoria locale), se usi la Libreria musicale digitale: brano, secondo, casuale e ripetizione. Non lascia mai questo dispositivo.',
  'browser.6': 'Niente di tutto ciò serve a tracciarti: per questo non c’è un banner dei cookie da chiudere.',
  not: 'Che cosa non facciamo',
  'not.1': 'Niente analisi esterne, reti pubblicitarie, cookie di tracciamento o fingerprinting del dispositivo.',
  'not.2': 'Niente font, immagini o script da altri siti, tranne quelli di PayPal.',
  'not.3': 'Niente vendita, affitto o prestito di dati personali.',
  'not.4': 'Nessun profilo di ciò che ascolti.',
  others: 'Che cosa possono vedere gli altri',
  'others.1':
    'Tutti vedono il nome dell’artista, i titoli, i prezzi e quante copie restano. Ciò che si pubblica in una Green Room lo vedono l’artista e gli altri possessori, sotto il numero della copia o il nome scelto, mai sotto nome o indirizzo di chi ha pagato. Una conversazione privata la vedono solo il possessore e l’artista. Le foto vengono rigenerate senza luogo e ora della fotocamera. I documenti sul diritto d’autore sono privati: servono alla verifica e li vede solo chi di noi la esamina.',
  'others.2':
    'Il nostro staff vede ciò che una verifica o una tua domanda richiede. Oltre a questo trasmettiamo dati solo se la legge ci obbliga.',
  'agent.1':
    'Godfrey è un agente IA. Ciò che gli scrivi è conservato {days} giorni, perché segua la conversazione e una persona possa subentrare; «Ricomincia» nella chat lo elimina subito. Per formulare una risposta o leggere un documento può usare un fornitore di modelli linguistici, che riceve quel testo.',
  'agent.2':
    'Non parla dei dati di nessun altro, e dei tuoi solo se hai effettuato l’accesso. Non inviargli G-Key né password.',
  mails: 'Le email che inviamo',
  'mails.text':
    'Email su qualcosa che hai fatto: un link di accesso, la conferma di un indirizzo, una ricevuta, la G-Key, l’esito di una verifica, una modifica all’account, una copia disponibile in lista d’attesa. Le Keymail e i regali di altri sono descritti sopra. Se lasci l’indirizzo per novità o una grafica, lo usiamo solo per quello: un’email chiede conferma, le novità arrivano solo dopo, e ognuna ha un link per smettere. Lo stesso per gli artisti che segui e i brani che desideri; la pagina Notifiche mostra e interrompe tutto.',
  long: 'Per quanto tempo lo conserviamo',
  'long.text':
    'I conteggi esistono perché nessuno provi codici o password a migliaia o trattenga copie senza pagare. Contengono un indirizzo di rete, che cosa si conta (per le copie trattenute, di quale edizione) e un numero.',
  protection: 'Come proteggiamo i tuoi dati',
  'protection.text':
    'Numeri di sessione, G-Key e link sono conservati come hash: un database rubato non dà accesso. Le registrazioni si ascoltano solo se sei l’artista o possiedi una copia. A ogni accesso c’è un nuovo numero. Nessun sistema è infallibile; se un incidente tocca i tuoi dati, te lo diremo.',
  choices: 'Le tue scelte',
  'choices.1':
    '<data>I tuoi dati</data> ti dà una copia di tutto ciò che abbiamo su di te, o lo cancella, con un link inviato all’indirizzo interessato. La cancellazione richiede sette giorni, e fino ad allora un link nella nostra email la ferma. Per avere spiegazioni o correzioni, scrivi a <mail>{mail}</mail> da quell’indirizzo: una persona risponde entro 24-48 ore.',
  'choices.2':
    'Due cose non si possono cancellare: il registro dei pagamenti, che deve restare completo ma perde nome e indirizzo, e il fatto che una copia è venduta. Se i dati di chi possiede una copia vengono cancellati, nessuno può più ascoltarla. Di un artista restano il nome d’arte e le uscite che altri possiedono. Uscire termina subito la sessione. I piccoli errori si correggono con <correction>Richiedi una correzione</correction>.',
  'choices.3': 'Chi vende qui deve avere almeno 18 anni. A nessun altro chiediamo l’età.',
  changes: 'Quando cambia',
  'changes.text':
    'La data qui sopra cambia con il testo. Se vorremo usare i dati per qualcosa di nuovo, lo diremo prima qui. Domande a <mail>{mail}</mail>.',
  'keep.visitor': 'Sessione di un visitatore non connesso',
  'keep.visitorFor': '7 giorni',
  'keep.signedIn': 'Sessione di un artista o fan connesso',
  'keep.signedInFor': '1 anno, 180 giorni senza visite, o finché non esci',
  'keep.application': 'Richiesta di G-Key con indirizzo non confermato',
  'keep.applicationFor': '7 giorni, con i documenti',
  'keep.upload': 'Caricamento non completato',
  'keep.uploadFor': '24 ore',
  'keep.links': 'Link nelle nostre email',
  'keep.linksFor': '30 minuti per accedere, 24 ore per un indirizzo di pagamento; eliminati un giorno dopo',
  'keep.tries': 'Conteggi di tentativi e copie trattenute senza pagare, per indirizzo di rete',
  'keep.triesFor': 'circa un giorno',
  'keep.visits': 'Visite: un hash di indirizzo di rete e browser, con una chiave nuova ogni giorno',
  'keep.visitsFor': 'fino alla fine del giorno (UTC); poi restano solo i totali',
  'keep.staff': 'Indirizzo di rete del nostro staff all’accesso',
  'keep.staffFor': '30 giorni come indirizzo attendibile',
  'keep.posts': 'Ciò che pubblichi in una Green Room',
  'keep.postsFor': 'finché tu o l’artista non lo eliminate; i file eliminati spariscono entro tre ore',
  'keep.chat': 'Ciò che tu e Godfrey vi dite',
  'keep.chatFor': '{days} giorni, o finché non scegli «Ricomincia» nella chat',
  'keep.news': 'Un indirizzo lasciato per novità o una grafica',
  'keep.newsFor': '30 giorni senza conferma, altrimenti finché non lo ritiri',
  'keep.mailed': 'Un indirizzo a cui un artista ha inviato una Keymail',
  'keep.mailedFor': '90 giorni; poi solo un’impronta (un hash)',
  'keep.stopped': 'Un indirizzo che non vuole altre email dagli artisti',
  'keep.stoppedFor': 'come impronta, finché non ci chiedi di toglierla',
  'keep.refund': 'Il testo di una richiesta di rimborso e della risposta',
  'keep.refundFor': '180 giorni',
  'keep.gift': 'L’indirizzo e le parole di un regalo',
  'keep.giftFor': 'finché non è accettato o ritirato, al massimo 30 giorni; le parole 30 giorni in più',
  'keep.follower': 'Un indirizzo che segue artisti o brani',
  'keep.followerFor': '30 giorni senza conferma, altrimenti 30 giorni dopo che non segue più nulla',
  'keep.device': 'Un browser che mostra le nostre notifiche',
  'keep.deviceFor': 'finché non le disattivi lì o l’indirizzo non segue più nulla',
  'keep.heard': 'Quali brani il tuo browser ha riprodotto per ultimi, con un nostro numero',
  'keep.heardFor': '90 giorni; gli artisti vedono quante volte, non chi',
  'keep.waiting': 'Un indirizzo in lista d’attesa',
  'keep.waitingFor': 'fino a 30 giorni dopo la nostra unica email, o un anno senza che arrivi il tuo turno',
  'keep.archive': 'Un archivio dei tuoi dati che hai richiesto',
  'keep.archiveFor': '7 giorni, o finché non ne chiedi uno nuovo',
  'keep.bounced': 'Un indirizzo che risulta inesistente al nostro server',
  'keep.bouncedFor': '30 giorni',
  'keep.songs': 'Brani e documenti sul diritto d’autore',
  'keep.songsFor': 'finché il brano è qui o qualcuno ne possiede una copia',
  'keep.orders': 'Ordini, pagamenti e libro contabile, con l’indirizzo di ogni ricevuta',
  'keep.ordersFor': 'in modo permanente, l’indirizzo finché non lo fai eliminare; il libro non si può riscrivere',
  'keep.copies': 'Chi possiede quale copia',
  'keep.copiesFor': 'finché la copia esiste',
  'keep.log':
    'Nel registro pubblico: un sigillo sull’indirizzo di ogni possessore, che nessuno può aprire senza un nostro segreto',
  'keep.logFor': 'in modo permanente; il registro non si può riscrivere',
}
