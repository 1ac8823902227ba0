import type { Translation } from '#text/messages/catalog'
import type { artistMails } from './en.ts'

export const messages: Translation<typeof artistMails> = {
  greeting: 'Olá,',
  greetingName: 'Olá, {name},',
  contact: 'Se você acha que erramos, escreva para nós, e uma pessoa vai ler:',
  'link.subject': 'Confirme sua inscrição para a G-Key {number}',
  'link.text': 'Alguém pediu uma G-Key do TuneMaker com este endereço. Se foi você, confirme que ele é seu:',
  'link.note': 'O link vale por 24 horas e funciona uma vez só. Depois você paga a taxa e lemos seus documentos.',
  'link.number':
    'Seu número de acompanhamento é {number}. Guarde-o só para você: quem o souber pode acompanhar sua inscrição.',
  'link.ignore':
    'Se não foi você, ignore este e-mail: nada é cobrado, e o que foi enviado é excluído após {days} dias.',
  confirmButton: 'Confirmar o endereço',
  'paid.subject': 'Sua inscrição para a G-Key {number} está paga',
  'paid.text': 'Seu pagamento de {price} pela G-Key de {artist} chegou. Obrigado.',
  'paid.next':
    'Godfrey lê primeiro seus documentos, o que leva minutos. O que ele não resolve, uma pessoa decide em 24 a 48 horas, no mais tardar em {by} UTC.',
  'paid.follow': 'Acompanhe com seu número {number}:',
  'approved.subject': 'Sua G-Key',
  'approved.text': 'Lemos seus documentos e temos o prazer de receber {artist}. Esta é sua G-Key:',
  'approved.keep':
    'Ela aparece só neste e-mail: guardamos apenas um código de verificação dela e não podemos informá-la de novo. Guarde em lugar seguro e não empreste a ninguém. Se receber um segundo e-mail como este, vale a chave mais nova.',
  signInHere: 'Entre com ela aqui:',
  'declined.subject': 'Sua inscrição para a G-Key {number} foi recusada',
  'declined.text': 'Lemos seus documentos e ainda não podemos dar a você uma G-Key. Estes são os motivos:',
  'declined.again': 'Depois de corrigir isso, você pode se inscrever de novo:',
  'review.subject': 'Sua inscrição para a G-Key {number} está em análise',
  'song.published': '“{title}” foi publicada',
  'song.replaced': '“{title}” tem uma nova gravação',
  'song.review': '“{title}” está em análise',
  'song.declined': '“{title}” foi recusada',
  'replaced.subject': 'Sua nova G-Key',
  'replaced.text': 'Como você pediu, sua G-Key foi trocada. A antiga não abre mais nada. Esta é a nova:',
  'replaced.keep': 'Ela aparece só neste e-mail. Se receber um segundo como este, vale a chave mais nova.',
  'payment.subject': 'Confirme para onde seus fãs pagam',
  'payment.text': 'Os fãs que resgatarem suas Keymails pagarão a este endereço do PayPal, direto e por inteiro.',
  'payment.later':
    'Por enquanto pagam a outro. Uma pessoa analisa a mudança, que entra em vigor no mínimo {hours} horas após a aprovação.',
  'payment.confirm': 'Confirme que ele é seu:',
  'payment.note': 'O link vale por 24 horas e funciona uma vez só. Se não foi você, ignore este e-mail e nada muda.',
  'warning.subjectApplied': 'Seus fãs agora pagam a outro endereço',
  'warning.subject': 'Alguém quer que seus fãs paguem a outro endereço',
  'warning.requested':
    'Alguém que entrou na sua conta pediu outro endereço do PayPal. Uma pessoa analisa e, se aprovar, as vendas vão para lá no mínimo 24 horas depois. Até lá nada muda.',
  'warning.approved':
    'Uma pessoa aprovou seu outro endereço do PayPal. As vendas vão para lá a partir de {date} UTC. Até lá nada muda.',
  'warning.approvedUnconfirmed':
    'Uma pessoa aprovou seu outro endereço do PayPal. As vendas vão para lá a partir de {date} UTC, desde que ele seja confirmado pelo nosso e-mail até lá. Até então nada muda.',
  'warning.applied': 'Seu outro endereço do PayPal está valendo. Pagamentos já em andamento chegam ao anterior.',
  'warning.was': 'Até agora: {email}',
  'warning.becomes': 'A partir de então: {email}',
  'warning.stopApplied': 'Não foi você? Este link desconecta todos da sua conta. Depois escreva para nós já:',
  'warning.stop': 'Não foi você? Este link cancela a mudança e desconecta todos da sua conta:',
  'closed.subject': 'Sua conta do TuneMaker está encerrada',
  'closed.text':
    'Sua conta está encerrada, como você pediu. Nada seu está mais à venda, os códigos não usados foram anulados e sua G-Key não dá acesso a ninguém.',
  'closed.fans':
    'Seus fãs ficam com as cópias que pagaram. O dinheiro das vendas está na sua conta PayPal; pagamentos em andamento ainda chegam lá.',
  'closed.books': 'Até {date}, sua última G-Key permite baixar todas as vendas e extratos:',
  'closed.notYou': 'Não foi você? Escreva para nós já:',
  'sales.button': 'Abrir suas vendas',
  'sales.more': '{first} e mais {n}',
  'sales.often': 'Escolha na sua oficina com que frequência quer saber das vendas:',
  'sales.sold': 'Vendida: {what}',
  'sales.soldMany': '{n, plural, one {# cópia vendida: {sum}} other {# cópias vendidas: {sum}}}',
  'sales.title': '“{title}”',
  'sales.copy': '“{title}” nº {copy} de {of}',
  'sales.refund': '{cents} devolvidos por “{title}”',
  'sales.soldOut': 'Esgotou: “{title}”',
  'sales.dispute': 'Um comprador contesta {cents} por “{title}”',
  'sales.disputeWon': 'Você venceu a disputa sobre “{title}”',
  'sales.disputeLost': 'Você perdeu a disputa sobre “{title}”',
  'sales.refundText':
    'O PayPal devolveu o dinheiro do pagamento {payment} ao comprador, que também é avisado. Após um reembolso total, o acesso à cópia termina e o número é anulado.',
  'sales.disputeText':
    'O PayPal pergunta a você, não a nós: responda na sua conta PayPal, na Central de Resoluções, caso {dispute}, antes da data indicada. A cópia continua tocando até o PayPal decidir.',
  'sales.wonText': 'O dinheiro continua seu, e a cópia continua tocando.',
  'sales.lostText': 'O PayPal devolveu {cents} ao comprador. Seu extrato mostra como reembolso.',
  'sales.soldOutText': 'Cada cópia agora tem dono.',
  'sales.list': '{n, plural, one {Uma cópia foi vendida:} other {# cópias foram vendidas, {sum} no total:}}',
  'sales.andMore': 'e mais {n}',
  'sales.money': 'O dinheiro já está na sua conta PayPal, menos a taxa do PayPal.',
  'keymail.intro': '{artist} enviou uma Keymail a você: “{title}”, cópia nº {copy} de {of}.',
  'keymail.code': 'Seu código: {code}',
  'keymail.note': 'Funciona uma vez, para quem pagar primeiro. Abrir o link não custa nada.',
  'keymail.stop': 'Não receber mais e-mails de artistas no TuneMaker:',
  'keymail.button': 'Resgatar',
  'refund.subject': 'Um fã pede reembolso: “{title}”, nº {copy}',
  'refund.text':
    'Quem comprou “{title}”, cópia nº {copy} de {of} ({code}), por {price} gostaria de receber o dinheiro de volta. A pessoa escreve:',
  'refund.decide':
    'Você decide. O dinheiro está na sua conta PayPal, então só você pode devolvê-lo: abra lá o pagamento {payment} e escolha “Reembolsar”. Um reembolso total anula a cópia automaticamente; não há mais nada a fazer aqui.',
  'refund.decline': 'Se preferir não devolver, diga por quê na sua oficina; nós repassamos:',
}
