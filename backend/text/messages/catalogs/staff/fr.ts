import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': 'Notre équipe',
  'staff.lead': 'Une petite équipe : un fondateur, un agent d’IA et une règle claire sur qui décide quoi.',
  'staff.founder': 'Fondateur',
  'staff.founderName': 'Responsable de TuneMaker',
  'staff.founder1':
    'A créé TuneMaker pour que ceux qui écrivent des chansons puissent les vendre sans céder d’abord l’essentiel de l’argent. Fixe les tarifs, rédige les conditions et assume la responsabilité en cas de problème.',
  'staff.founder2':
    'Ce qu’une IA ne doit pas décider revient à une personne : documents douteux, changement de compte de paiement, G-Key perdue. Cela prend 24 à 48 heures, et nous vous communiquons le résultat.',
  'staff.agent': 'Agent d’IA',
  'staff.agent1':
    'Disponible jour et nuit. Il répond en anglais, espagnol, français, allemand, italien, portugais, chinois et japonais, lit les documents remis par les artistes et veille sur la plateforme.',
  'staff.agent2':
    'Il a des limites fermes. Rien de ce qu’il dit ne peut approuver une demande, déplacer de l’argent ou modifier un compte, et il ne voit que vos propres données. Quand une question le dépasse, il la transmet à une personne.',
  'staff.mission': 'Notre mission',
  'staff.missionLine': 'Ceux qui écrivent les chansons fixent le prix, gardent les droits et reçoivent l’argent.',
  'staff.missionText':
    'Une chanson en un nombre fixe d’exemplaires peut avoir de la valeur pour qui en possède un, et donc rémunérer qui l’a écrite. Nous vérifions à qui elle est, comptons les exemplaires et laissons l’argent tranquille : il va du fan au compte PayPal de l’artiste. <link>Générez des revenus</link> montre les calculs.',
  'staff.godfrey': 'Vous pouvez rencontrer l’un de nous tout de suite.',
}
