import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'Olá,',
  'link.subject': 'Seus dados no TuneMaker',
  'link.text':
    'Este link mostra o que guardamos sob este endereço. Você pode pedir uma cópia de tudo ou que seja apagado:',
  'link.button': 'Ver meus dados',
  'link.note':
    'Ele vale por {minutes} minutos. Se você não pediu, não faça nada: sem este e-mail ninguém pode ver nem apagar nada.',
  'export.subject': 'Seu arquivo está pronto',
  'export.text': 'Tudo o que guardamos sobre você está pronto para baixar, em um único ZIP:',
  'export.button': 'Baixar meu arquivo',
  'export.note': 'O link vale por {days} dias. Quem o tiver pode baixar o arquivo, então não encaminhe este e-mail.',
  'planned.subject': 'Seus dados serão apagados em {date}',
  'planned.text':
    'Em {date} apagaremos o que guardamos sob este endereço, como você pediu. A partir daí ninguém poderá ouvir nem abrir as cópias que você tem. Se quiser mantê-las, interrompa antes com este link:',
  'planned.artistText':
    'Em {date} apagaremos sua conta como {artist}, como você pediu. A partir daí nada seu será vendido. Seus fãs ficam com as cópias que pagaram. Até lá, este link interrompe tudo:',
  'planned.button': 'Manter tudo',
  'planned.note': 'Nada muda até esse dia. Se não foi você quem pediu, interrompa agora.',
  'done.subject': 'Seus dados foram apagados',
  'done.text':
    'O que guardávamos sob este endereço foi apagado. A contabilidade mantém o que foi pago e quando, sem seu nome e endereço, e no registro público continua constando que suas cópias foram vendidas.',
  'done.artistText':
    'Sua conta como {artist} foi apagada. Seus fãs ficam com as cópias que pagaram, com seu nome artístico. A contabilidade mantém o que foi pago a você, como exige a lei.',
  'done.note': 'Este é nosso último e-mail sobre isso; o endereço que o recebeu já foi apagado.',
}
