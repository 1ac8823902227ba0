import type { VerifyTexts } from '#frontend/edition-log/use-verify-texts.ts'

export const italian: VerifyTexts = {
  tabTitle: 'Verifica una copia',
  title: 'Contale da te',
  lead: 'Ogni edizione pubblicata e ogni copia venduta, ceduta o annullata qui è una voce di un registro pubblico. Nessuno può riscriverlo senza che si veda, nemmeno noi. Questa pagina lo controlla nel tuo browser, con un programma che puoi leggere.',
  language: 'Lingua',
  form: {
    label: 'Link, codice o prova',
    hint: 'Il link dietro il codice QR di un certificato, un codice che comincia con TMC o il testo di una prova.',
    file: 'Oppure un certificato',
    fileNote: 'Un PDF. Viene letto in questo browser e non viene inviato da nessuna parte.',
    chooseFile: 'Scegli un file',
    dropFile: 'o trascinalo qui',
    removeFile: (name) => `Rimuovi ${name}`,
    submit: 'Controlla',
    empty: 'Incolla prima un link, un codice o una prova, oppure scegli un certificato.',
    unreadable: 'Non è un link, né un codice, né una prova.',
    noProof: 'Questo file non contiene una prova. Un certificato scaricato un minuto dopo la vendita la contiene.',
    wholeLog: 'Controlla tutto il registro',
  },
  steps: {
    proof: 'La prova del certificato è coerente',
    read: 'La storia dell’edizione è qui',
    signature: 'L’ultimo stato del registro è firmato con la sua chiave',
    consistency: 'Il registro contiene ancora quello che conteneva prima',
    scarcity: 'Nessun numero ha due proprietari, nessuno supera l’ultimo',
    inclusion: 'Ogni voce dell’edizione è nel registro firmato',
    entries: 'Tutte le voci insieme sono il registro firmato e rispettano le regole',
  },
  stepStates: { waiting: 'in attesa', running: 'in corso', done: 'vero', failed: 'non vero' },
  progress: (done, total) => `${done} voci su ${total}`,
  verified: 'Verificato',
  verdicts: {
    owned: (copy, copies) => `La n. ${copy} di ${copies} esiste una volta sola e ha un solo proprietario.`,
    transferred: (copy, copies) =>
      `Il certificato era autentico, ma oggi la n. ${copy} di ${copies} ha un altro proprietario.`,
    voided: (copy, copies) =>
      `La n. ${copy} di ${copies} è stata rimborsata e non appartiene a nessuno. Il certificato è annullato.`,
    pending: (copy, copies) =>
      `L’edizione è in ordine. La vendita della n. ${copy} di ${copies} è così recente che il registro la riporterà entro un minuto.`,
    edition: (copies, sold) => `Le copie sono ${copies}. Vendute: ${sold}, ogni numero una volta sola.`,
    log: (editions, sold) =>
      `${editions} edizioni con ${sold} copie vendute, ogni numero una volta sola. Non manca nessuna voce.`,
  },
  by: (title, artist) => `«${title}» di ${artist}`,
  alsoReleased: (title, copies) =>
    `La stessa registrazione è uscita anche come «${title}», in un’edizione di ${copies}.`,
  facts: {
    hands: 'Mani per cui è passata',
    sold: 'Vendute finora',
    entries: 'Voci del registro',
    root: 'Impronta del registro',
    key: 'Firmato con la chiave',
    compared: 'Confrontato con',
    firstVisit: 'Ancora niente. Questo browser conserva lo stato di oggi e lo confronterà la prossima volta.',
    earlierVisit: (entries, date) => `quello che questo browser ha visto il ${date}: ${entries} voci`,
  },
  refuted: {
    title: 'Non è vero',
    lead: 'Il controllo è fallito. Non fidarti di questa copia né di questo registro finché qualcuno non spiega perché.',
    evidence: 'Salva le prove',
    evidenceHint:
      'I due stati in un file: quello conservato da questo browser e quello mostrato adesso. Insieme lo dimostrano.',
  },
  unknown: {
    title: 'Il registro non conosce questa copia',
    lead: 'Un certificato autentico porta a una voce. Forse manca una lettera.',
  },
  unavailable: {
    title: 'Non è stato possibile controllare nulla',
    connection: 'Non è stato possibile raggiungere il registro. Questo non dice nulla sulla copia.',
    browser:
      'Questo browser non sa controllare le firme Ed25519, oppure la pagina non è stata aperta con https. Un browser più recente può farlo, e anche il programma qui sotto.',
    retry: 'Riprova',
  },
  meaning: {
    title: 'Che cosa dimostra',
    proves: [
      'L’edizione ha tante copie quante ne aveva alla pubblicazione. Non è mai cresciuta dopo una vendita.',
      'Ogni numero ha un solo proprietario alla volta, e nessuno supera l’ultimo.',
      'Nulla è stato riscritto dopo lo stato che questo browser, o il certificato, ha conservato.',
    ],
    notTitle: 'Che cosa non dimostra',
    not: [
      'Che l’artista abbia i diritti sulla musica o sull’immagine. La pagina della copia dice se i documenti concordano con quanto dichiarato e chi li ha confrontati.',
      'A chi appartiene una copia. Il registro non ha nomi, solo un sigillo che il proprietario può aprire.',
      'Che mostriamo a tutti lo stesso registro. Lo mostra il confronto con altri, e testimoni indipendenti lo fanno per te.',
      'Che qui non sia stata omessa nessuna voce di questa edizione. Per questo controlla tutto il registro: ci vuole più tempo.',
    ],
  },
  program: {
    title: 'Senza di noi',
    intro: 'Il programma eseguito in questa pagina gira ovunque giri Node e non ha bisogno d’altro.',
    copy: 'Copia',
    keys: 'La chiave del registro. Conservala con il certificato: con entrambi, l’ultima riga non ha bisogno della rete.',
    read: 'Leggi il programma',
    open: 'Apri il file',
  },
}
