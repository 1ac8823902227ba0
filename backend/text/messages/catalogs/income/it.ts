import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': 'Genera entrate',
  'income.lead':
    'Sei modi in cui un brano può rendere. Non tutti passano da TuneMaker, e fingere il contrario sarebbe un brutto inizio. Ognuno dice da dove viene il denaro.',
  'income.apply': 'Inizia ora: fai richiesta',
  'income.paidHere': 'Pagato qui',
  'income.inPrice': 'Nel tuo prezzo',
  'income.elsewhere': 'Pagato altrove',
  'income.inCopy': 'In ogni copia',
  'income.free': 'Gratis',
  'income.1': 'Vendite dirette',
  'income.1Text':
    'Un fan paga il prezzo che fissi, con PayPal, direttamente sul tuo conto. Nessun negozio in mezzo e nessuna quota per noi. PayPal applica la sua commissione, come sempre.',
  'income.2': 'Entrate dalle Keymail',
  'income.2Text':
    'La Keymail è il modo di vendere direttamente qui: un codice per una copia, da 1,00 USD. Il modulo propone 7,50 USD; decidi tu. Distribuisci i codici per email, al banchetto del merch, sul retro di una scaletta. Ricevi il denaro appena uno viene riscattato.',
  'income.3': 'Prezzo e scarsità digitale',
  'income.3Text':
    'Scegli quante copie esistono, da 1 a 10.000. Venti copie a 50,00 USD e mille a 1,00 USD fanno entrambe 1.000,00 USD, ma sono due serate molto diverse. Emessa la prima Keymail, l’edizione può ridursi, mai crescere.',
  'income.4': 'Royalty dello streaming',
  'income.4Text':
    'Arrivano dai servizi di streaming, tramite il distributore e la società di gestione. TuneMaker non ne paga. Un brano che vendi qui in copie numerate può comunque guadagnarle lì.',
  'income.5': 'Membership dei fan',
  'income.5Text':
    'Ogni copia apre la tua Private Green Room finché il fan la possiede. Non c’è una quota a parte: la copia è la membership, e una buona ragione per chiedere di più.',
  'income.6': 'Codice QR per i concerti',
  'income.6Text':
    'Gratis per i membri G-Key. Stampalo su un poster, sulla grancassa, su un sottobicchiere: chi lo inquadra arriva alla tua pagina. Il codice non guadagna nulla; porta chi compra.',
  'sum.title': 'Fai prima i conti',
  'sum.1':
    'Poniamo che pubblichi un brano in 100 copie a 7,50 USD e che si vendano tutte. Nessuno può promettertelo; per questo le tariffe stanno sullo stesso scontrino.',
  'sum.2':
    'Il denaro arriva sul conto PayPal a ogni vendita. Spostarlo su un conto bancario o su Venmo riguarda solo te e PayPal. TuneMaker vive della G-Key, del costo di caricamento e della Libreria musicale digitale a 9,95 USD, non delle tue vendite.',
  'sum.3':
    'Più sono i brani, meno costa ognuno: 25 USD per uno o due, 22 per tre o quattro, 20 per cinque o sei, 18 per sette o otto, 16 per nove o dieci. Questi importi non sono rimborsabili.',
  'slip.title': '100 copie a 7,50 USD',
  'slip.fans': 'I fan ti pagano',
  'slip.share': 'Quota di TuneMaker',
  'slip.fee': 'Commissione PayPal',
  'slip.feeText': 'alla tariffa di PayPal',
  'slip.upload': 'Caricamento, una volta',
  'slip.gKey': 'G-Key, una volta nella vita',
  'slip.left': 'Resta, prima di PayPal e imposte',
  'income.godfrey': 'Godfrey può preparare con te un piano da uno a dieci brani.',
}
