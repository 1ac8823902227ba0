import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': 'Il nostro team',
  'staff.lead': 'Un piccolo team: un fondatore, un agente IA e una regola chiara su chi decide che cosa.',
  'staff.founder': 'Fondatore',
  'staff.founderName': 'Responsabile di TuneMaker',
  'staff.founder1':
    'Ha creato TuneMaker perché chi scrive canzoni possa venderle senza cedere prima la maggior parte del denaro. Fissa le tariffe, scrive le condizioni e si assume la responsabilità quando qualcosa va storto.',
  'staff.founder2':
    'Ciò che un’IA non deve decidere va a una persona: documenti dubbi, un conto di pagamento cambiato, una G-Key persa. Ci vogliono 24-48 ore, e ti comunichiamo l’esito.',
  'staff.agent': 'Agente IA',
  'staff.agent1':
    'Disponibile giorno e notte. Risponde in inglese, spagnolo, francese, tedesco, italiano, portoghese, cinese e giapponese, legge i documenti consegnati dagli artisti e sorveglia la piattaforma.',
  'staff.agent2':
    'Ha limiti precisi. Nulla di ciò che dice in una conversazione può approvare una richiesta, spostare denaro o modificare un account, e vede solo i tuoi dati. Quando qualcosa va oltre le sue possibilità, lo passa a una persona.',
  'staff.mission': 'La nostra missione',
  'staff.missionLine': 'Chi scrive le canzoni fissa il prezzo, conserva i diritti e riceve il denaro.',
  'staff.missionText':
    'Un brano in un numero fisso di copie può valere qualcosa per chi ne possiede una, e quindi pagare chi l’ha scritto. Verifichiamo di chi è, contiamo le copie e restiamo fuori dai soldi: vanno dal fan al conto PayPal dell’artista. <link>Genera entrate</link> mostra i conti.',
  'staff.godfrey': 'Puoi conoscere uno di noi subito.',
}
