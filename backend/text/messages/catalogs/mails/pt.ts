import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Olá,',
  greetingName: 'Olá, {name},',
  'ticket.band': 'Um ingresso',
  'ticket.number': 'Nº {copy}',
  'ticket.of': 'de {of}',
  'signIn.subject': 'Seu acesso ao Green Room de {artist}',
  'signIn.text':
    'Você tem “{title}”, de {artist}, cópia nº {copy} de {of}, com o código {code}. Este link deixa você entrar no aparelho em que o abrir:',
  'signIn.note':
    'Ele vale por {minutes} minutos e funciona uma vez só. Se não foi você que pediu, alguém digitou seu endereço ou seu código de Keymail; sem este e-mail, nenhum dos dois abre nada.',
  'signIn.button': 'Entrar',
  'gift.somebody': 'Alguém',
  'gift.subject': '{giver} tem uma música para você: “{title}”',
  'gift.text': '{giver} comprou “{title}”, de {artist}, cópia nº {copy} de {of}, e quer dá-la a você.',
  'gift.textOwned': '{giver} tem “{title}”, de {artist}, cópia nº {copy} de {of}, e quer que ela seja sua.',
  'gift.link': 'Este link a torna sua. Não custa nada e funciona uma vez só:',
  'gift.note': 'Ele dura {days} dias. Se não quiser, não faça nada.',
  'gift.button': 'Aceitar o presente',
  'receipt.subject': 'Seu recibo: {what}',
  'receipt.paid': 'Obrigado. Você pagou {price} por: {what}.',
  'receipt.toArtist': 'O dinheiro foi direto para {artist}.',
  'receipt.toUs': 'O dinheiro foi para o TuneMaker.',
  'receipt.copy':
    'Você tem “{title}”, de {artist}, cópia nº {copy} de {of}, com o código {code}. Ela toca no Private Green Room de {artist}:',
  'receipt.otherDevice': 'Em outro aparelho, entre primeiro com este endereço; enviamos um link:',
  'receipt.attached': 'O recibo {number} segue anexo em PDF.',
  'receipt.button': 'Abrir o Green Room',
  'transfer.subject': 'Repassar “{title}”, nº {copy}?',
  'transfer.text':
    'Alguém que entrou com sua cópia quer repassar “{title}”, de {artist}, cópia nº {copy} de {of}, para {to}.',
  'transfer.confirm':
    'Se for você, confirme com este link. Assim que a outra pessoa aceitar, a cópia será dela e seu acesso terminará:',
  'transfer.note': 'O link vale por {hours} horas. Se não foi você, não faça nada: a cópia continua sua.',
  'transfer.button': 'Repassar',
  'waitlist.subject': 'Há uma cópia de “{title}” disponível',
  'waitlist.text':
    'Você pediu que escrevêssemos quando houvesse uma cópia de “{title}”, de {artist}. Há uma agora mesmo:',
  'waitlist.note':
    'Fica com quem pagar primeiro; se já não estiver lá quando você chegar, pode entrar na lista de novo. Este é o único e-mail que a lista envia.',
  'waitlist.leave': 'Tirar meu endereço da lista:',
  'waitlist.button': 'Comprar a cópia',
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Confirme seu endereço e entre na galeria',
  'collector.welcomeText':
    'Alguém cadastrou este endereço como colecionador de arte no TuneMaker. Se foi você, este link confirma e deixa você entrar no aparelho em que o abrir:',
  'collector.welcomeNote':
    'Ele vale por {minutes} minutos e funciona uma vez só. Se não foi você, não faça nada: em {days} dias o endereço é apagado.',
  'collector.button': 'Entrar na galeria',
  'collector.signInSubject': 'Seu acesso à sua coleção',
  'collector.signInText': 'Este link dá acesso à sua coleção no aparelho em que o abrir:',
  'collector.signInNote':
    'Ele vale por {minutes} minutos e funciona uma vez só. Se você não pediu, alguém digitou seu endereço; sem este e-mail ele não abre nada.',
  'giftTaken.subject': 'Seu presente foi aceito: “{title}”',
  'giftTaken.transferSubject': 'Sua cópia foi aceita: “{title}”',
  'giftTaken.text':
    'Seu presente chegou: “{title}”, de {artist}, cópia nº {copy} de {of}, agora pertence a quem você a deu.',
  'giftTaken.transferText':
    'Sua cópia mudou de mãos: “{title}”, de {artist}, cópia nº {copy} de {of}, agora pertence a quem você a repassou.',
  'giftTaken.others': 'O que mais é seu está entre suas cópias:',
  'copies.button': 'Suas cópias',
  'refund.subject': 'Sobre seu reembolso: “{title}”, nº {copy}',
  'refund.text':
    'Você pediu a {artist} o reembolso de “{title}”, cópia nº {copy} de {of}. A resposta é não. {artist} escreve:',
  'refund.note':
    'A cópia continua sua. O TuneMaker nunca teve o dinheiro e não pode devolvê-lo. Se algo estava errado com a compra, o PayPal aceita reclamações por 180 dias após o pagamento, na Central de Resoluções.',
  'returned.subject': 'Você recebeu {amount} de volta: {what}',
  'returned.text':
    'Você recebeu de volta {amount} do seu pagamento por {what}. O PayPal devolve o valor ao meio de pagamento usado; um banco ou cartão pode levar alguns dias para mostrá-lo.',
  'returned.textFrom':
    '{artist} devolveu a você {amount} do seu pagamento por {what}. O PayPal devolve o valor ao meio de pagamento usado; um banco ou cartão pode levar alguns dias para mostrá-lo.',
  'returned.whole':
    'O pagamento foi devolvido por inteiro, então o que você comprou não vale mais: não toca mais, e o número não pertence a ninguém.',
  'returned.part': 'O restante do pagamento continua valendo, e o que você comprou continua seu.',
  'feedback.subject': 'Recebemos sua opinião',
  'feedback.text':
    'Recebemos uma opinião sobre o TuneMaker em que este endereço foi informado. Uma pessoa vai ler; se for preciso responder, a resposta chega a este endereço.',
  'feedback.ignore': 'Se não foi você, outra pessoa digitou este endereço. Você não precisa fazer nada.',
  'address.newsSubject': 'Novidades do TuneMaker: confirme',
  'address.giftSubject': 'Sua arte do TuneMaker',
  'address.gift': 'Aqui está “{title}” de novo, caso queira em outro aparelho:',
  'address.news': 'Recebemos um pedido para enviar nossas novidades a este endereço. Se foi você, confirme:',
  'address.confirm': 'Se este endereço é seu, confirme para sabermos que não foi outra pessoa que o digitou:',
  'address.note':
    'O link vale por {days} dias e funciona uma vez só. Se não foi você, não faça nada: sem ele você não recebe e-mails nossos, e o endereço é apagado após {forgotten} dias. Para nunca mais perguntarmos:',
  'address.button': 'Confirmar este endereço',
  'follow.subject': '{what}: confirme',
  'follow.song': '“{title}”, de {artist}',
  'follow.wish':
    'Alguém (esperamos que você) quer receber avisos neste endereço quando houver cópias de “{title}”, de {artist}, e quando restarem só dez. Se foi você, confirme:',
  'follow.artist':
    'Alguém (esperamos que você) quer receber avisos neste endereço quando {artist} lançar algo ou escrever uma mensagem, quando houver cópias de novo e quando restarem só dez. Se foi você, confirme:',
  'follow.artistShared':
    'Alguém (esperamos que você) quer receber avisos neste endereço quando {artist} lançar algo ou escrever uma mensagem, quando houver cópias de novo e quando restarem só dez. {artist} também verá este endereço. Se foi você, confirme:',
  'follow.note':
    'O link vale por {days} dias e funciona uma vez só. Se não foi você, não faça nada: você não recebe e-mails nossos, e o pedido é apagado após {forgotten} dias.',
  'follow.manage': 'O que este endereço segue e como parar:',
  'follow.button': 'Confirmar',
  'notice.more': '{first}, e mais {count, number}',
  'notice.why':
    'Você recebe este e-mail porque este endereço segue o artista ou pôs a música na lista de desejos. Veja tudo e encerre o que quiser:',
  'notice.listen': 'Ouvir',
  'notice.buy': 'Comprar uma cópia',
  'notice.open': 'Abrir a página do artista',
  'notice.writes': '{artist} escreve aos seguidores:',
  'notice.new': 'Novidade: “{title}”, de {artist}',
  'notice.newText':
    '{count, plural, one {Uma cópia, por {price}} other {# cópias numeradas, por {price} cada uma}}, e nunca haverá outra.',
  'notice.freed': 'Há cópias de “{title}”, de {artist}, à venda',
  'notice.freedText':
    '{count, plural, one {Uma cópia está à venda agora, por {price}.} other {# cópias estão à venda agora, por {price} cada uma.}} Quem paga primeiro leva o próximo número.',
  'notice.last': '{count, plural, one {A última cópia} other {As últimas # cópias}} de “{title}”',
  'notice.lastText':
    '{count, plural, one {Resta uma cópia de “{title}”, de {artist}, por {price}.} other {Restam # cópias de “{title}”, de {artist}, por {price} cada uma.}}',
}
