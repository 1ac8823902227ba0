import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
  'copyright.title': 'Proteggi le tue opere',
  'copyright.lead':
    'Un brano è tuo dal momento in cui lo scrivi o lo registri. La registrazione del copyright lo rende dimostrabile, e la chiediamo prima di ogni richiesta o caricamento.',
  'copyright.song': 'Il brano',
  'copyright.songCovers': 'Testo, melodia, accordi',
  'copyright.songText':
    'Appartiene a chi l’ha scritto. Salvo accordi diversi, due autori lo possiedono insieme: indica entrambi.',
  'copyright.recording': 'La registrazione',
  'copyright.recordingCovers': 'Ciò che è uscito dai microfoni',
  'copyright.recordingText':
    'Appartiene a chi ha suonato, prodotto o pagato, a seconda degli accordi. Mettilo per iscritto prima che finisca la sessione.',
  'copyright.two':
    'In ogni traccia ci sono quindi due diritti. Se l’hai scritta e registrata tu, sono entrambi tuoi, e spesso un solo deposito li copre tutti e due.',
  'filing.title': 'Il deposito',
  'filing.intro': 'Negli Stati Uniti. Altrove, chiedi all’ufficio del tuo Paese.',
  'filing.1':
    'Si deposita online presso lo U.S. Copyright Office: un account, un modulo, la tariffa e una copia dell’opera. Il modulo chiede chi ha scritto che cosa e di chi è ora. Rispondi come sotto giuramento, perché quasi lo sei.',
  'filing.2':
    'Il certificato può richiedere mesi. La registrazione vale comunque dal giorno in cui l’ufficio ha tutti e tre: modulo, tariffa e copia. Conserva la conferma fino ad allora.',
  'filing.3':
    'A noi consegni quel certificato o quella conferma, in PDF, JPG o PNG. È conservato in privato, per la verifica e nient’altro.',
  'filing.noAdvice': 'È un riassunto per musicisti, non una consulenza legale. Fanno fede le pagine dell’ufficio.',
  'filing.aside': 'Tariffa e aiuto esterno',
  'filing.fee': 'È il costo del deposito, a seconda di che cosa depositi e come. Lo paghi all’ufficio, non a noi.',
  'filing.faq': 'FAQ del Copyright Office',
  'filing.faqNote': '(apre copyright.gov in una nuova scheda)',
  'adds.title': 'Che cosa aggiunge una G-Key',
  'adds.text':
    'La registrazione dice al mondo che il brano è tuo. Una G-Key lo dice a TuneMaker e ti permette di vendere qui.',
  'adds.1': 'Nome e documenti vengono confrontati prima che si pubblichi qualcosa di tuo.',
  'adds.2': 'Ogni copia venduta porta il suo numero, e non ce n’è mai una più di quante hai detto.',
  'adds.3': 'Solo tu puoi emettere Keymail per i tuoi brani.',
  'adds.4':
    'Costa 50 USD una volta sola, più le imposte applicabili, invece dei normali 100 USD. Non rimborsabile, valida per sempre.',
  'adds.get': 'Ottieni l’accesso con G-Key',
  'copyright.godfrey': 'Coautori, sample, cover: chiedi prima di depositare.',
}
