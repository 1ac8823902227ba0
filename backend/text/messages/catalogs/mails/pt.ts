import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Olá,',
  greetingName: 'Olá, {name},',
  'ticket.number': 'Nº {copy}',
  'ticket.of': 'de {of}',
  'signIn.subject': 'Seu acesso ao Green Room de {artist}',
  'signIn.text':
    'Você tem a cópia nº {copy} de {of} de “{title}”, de {artist}, com o código {code}. Este link deixa você entrar no aparelho em que o abrir:',
  'signIn.note':
    'Ele funciona uma vez só, por {minutes} minutos. Se não foi você que pediu, alguém digitou seu endereço ou seu código de Keymail; sem este e-mail, nenhum dos dois abre nada.',
  'signIn.button': 'Entrar',
  'gift.somebody': 'Alguém',
  'gift.subject': '{giver} tem uma música para você: “{title}”',
  'gift.text': '{giver} comprou a cópia nº {copy} de {of} de “{title}”, de {artist}, e quer dá-la a você.',
  'gift.textOwned': '{giver} tem a cópia nº {copy} de {of} de “{title}”, de {artist}, e quer que ela seja sua.',
  'gift.link': 'Este link a torna sua. Não custa nada e funciona uma vez só:',
  'gift.note': 'Ele dura {days} dias. Se não quiser, não faça nada.',
  'gift.button': 'Aceitar o presente',
  'receipt.subject': 'Seu recibo: {what}',
  'receipt.paid': 'Obrigado. Você pagou {price} por: {what}.',
  'receipt.toArtist': 'O dinheiro foi direto para {artist}.',
  'receipt.toUs': 'O dinheiro foi para o TuneMaker.',
  'receipt.copy':
    'A sua é a nº {copy} de {of} de “{title}”, de {artist}, com o código {code}. Ela toca no Private Green Room de {artist}:',
  'receipt.otherDevice': 'Em outro aparelho, entre primeiro com este endereço; enviamos um link:',
  'receipt.attached': 'O recibo {number} segue anexo em PDF.',
  'receipt.button': 'Abrir o Green Room',
  'transfer.subject': 'Transferir “{title}”, n.º {copy}?',
  'transfer.text':
    'Alguém que entrou com sua cópia quer transferir a n.º {copy} de {of} de “{title}” de {artist} para {to}.',
  'transfer.confirm':
    'Se for você, confirme com este link. Assim que a outra pessoa aceitar, a cópia será dela e seu acesso terminará:',
  'transfer.note': 'O link vale por {hours} horas. Se não foi você, não faça nada: a cópia continua sua.',
  'transfer.button': 'Transferir',
  'waitlist.subject': 'Há uma cópia de “{title}” disponível',
  'waitlist.text':
    'Você pediu que escrevêssemos quando houvesse uma cópia de “{title}”, de {artist}. Há uma agora mesmo:',
  'waitlist.note':
    'Fica com quem pagar primeiro; se já não estiver lá quando você chegar, pode entrar na lista de novo. Este é o único e-mail que a lista envia.',
  'waitlist.leave': 'Tirar meu endereço da lista:',
  'waitlist.button': 'Comprar a cópia',
}
