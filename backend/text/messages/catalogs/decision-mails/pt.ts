import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'Sua conta está suspensa',
  'suspended.text':
    'Sua conta no TuneMaker está suspensa: por enquanto, sua G-Key não abre nada e nada seu está à venda. O que seus fãs possuem continua deles.',
  'readmitted.subject': 'Sua conta está aberta de novo',
  'readmitted.text':
    'Sua conta no TuneMaker está aberta de novo: sua G-Key funciona, e o que estava à venda voltou a estar.',
  'keyVoid.subject': 'Sua G-Key não é mais válida',
  'keyVoid.text': 'Uma das suas G-Keys foi anulada e não abre mais nada. Suas músicas e seus fãs não são afetados.',
  'down.subject': 'Retirada do ar: “{title}”',
  'back.subject': '“{title}” está de volta',
  'songDown.text':
    'Sua música “{title}” foi retirada do catálogo, e nenhuma outra cópia é vendida. O que seus fãs possuem continua deles.',
  'songBack.text': 'Sua música “{title}” está de volta ao catálogo e à venda.',
  'cardDown.text':
    'Seu art card “{title}” foi retirado da galeria, e nenhuma outra cópia é vendida. O que os colecionadores possuem continua deles.',
  'cardBack.text': 'Seu art card “{title}” está de volta à galeria e à venda.',
  'refund.subject': 'Devolva um pagamento, por favor',
  'refund.text':
    'Devolva {price} por “{what}”, por favor. O dinheiro foi direto para a sua conta PayPal, então só você pode fazer isso: abra lá o pagamento com o ID de transação {payment} e escolha reembolsar. Um reembolso total encerra o acesso do fã e desfaz a venda.',
  why: 'Este é o motivo:',
  'review.about': 'Sobre o seu assunto número {number}',
  'review.approved': 'Aprovado: {subject}',
  'review.declined': 'Recusado: {subject}',
  'review.looked': 'Uma pessoa analisou o seu assunto número {number}: {subject}.',
  'review.isApproved': 'Ele foi aprovado.',
  'review.isDeclined': 'Ele foi recusado.',
  'review.payment': 'seu pagamento de {price} por {what}',
  'review.wrote': 'Veja o que a pessoa escreveu:',
  'correction.takeBack':
    'Não foi você? Por {days} dias, este link devolve este endereço a você e desconecta todos que estão na sua conta:',
  'correction.then': 'Depois escreva para nós imediatamente, e uma pessoa vai verificar:',
  'correction.notYou': 'Não foi você? Escreva para nós imediatamente, e uma pessoa vai verificar:',
  'share.subject': 'Sua participação em {artist}, {month}: {sum}',
  'share.text':
    '{artist} incluiu você entre seus colaboradores no TuneMaker. Em {month}, suas participações somam {sum}:',
  'share.line': '“{title}”: {percent}% de {net}, após as taxas do PayPal e os reembolsos, são {cents}',
  'share.note':
    'Os fãs pagam a uma única conta, a de {artist}, e o dinheiro está lá. {artist} paga você; o TuneMaker não guarda dinheiro e não pode pagar ninguém. Os dias são os de UTC.',
}
