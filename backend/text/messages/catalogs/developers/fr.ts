import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'Chemin',
  'calls.method': 'Méthode',
  'calls.query': 'Paramètres',
  'calls.none': 'aucun',
  'calls.title': 'Appels',
  'calls.intro': 'Les schémas des corps et des réponses sont dans le document.',
  'calls.about': 'Appels concernant {tag}',
  unreadable: 'Impossible de charger la description',
  unreadableText: 'Impossible de joindre TuneMaker. Réessayez dans un instant.',
  title: 'Développeurs',
  lead: 'Tous les appels que font ces pages, pour vos propres programmes. La description est générée à partir du code qui les lit.',
  document: 'Document OpenAPI 3.1',
  rules: 'Règles',
  'rules.tokens':
    'Les corps et les réponses sont en JSON. Le programme d’un artiste envoie un jeton d’accès, <code>Authorization: Bearer …</code>, créé dans l’atelier sous <link>Développeurs</link>. Il donne accès aux appels qui indiquent l’une de ses autorisations, {perMinute} fois par minute.',
  'rules.errors':
    'Une erreur a un code fixe dans <code>error</code> et une phrase dans <code2>message</code2>, dont la formulation peut changer. Avec 429 et 503, attendez les secondes de <code3>Retry-After</code3>.',
  'rules.repeats':
    'Un POST avec <code>Idempotency-Key</code>, un UUID par exemple, est exécuté une seule fois : après une coupure, la même requête avec la même clé reçoit la première réponse, pendant un jour.',
  'rules.changes':
    'Des champs et des appels peuvent s’ajouter à tout moment : ignorez ce que vous ne connaissez pas. Un appel n’est supprimé, ou son sens modifié, que six mois au plus tôt après l’annonce dans le journal des modifications.',
  'errors.title': 'Erreurs',
  'errors.intro': 'Un même code a toujours le même sens ; les phrases peuvent changer.',
}
