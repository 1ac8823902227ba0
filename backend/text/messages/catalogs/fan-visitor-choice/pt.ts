import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: 'Fã ou visitante?',
  lead: 'Com uma Keymail você vai direto à bilheteria. Sem ela, fique à vontade: dê uma olhada primeiro.',
  fan: 'Sou fã',
  fanSays: 'Tenho um código de Keymail',
  fan1: 'Digite o código que o artista lhe deu.',
  fan2: 'Pague o preço do artista com PayPal, uma vez.',
  fan3: 'Entre no Private Green Room e ouça sua cópia numerada.',
  visitor: 'Sou visitante',
  visitorSays: 'Vim dar uma olhada',
  visitor1: 'Veja quem vende o quê e quantas cópias restam.',
  visitor2: 'Sem conta, sem cadastro, sem pagar nada.',
  visitor3: 'Achou algo? Peça uma Keymail ao artista.',
  about:
    'Uma Keymail é um código como <code>TM-20261120-K7Q2M9XA</code>. Cada uma representa uma única cópia de uma música ou de um álbum, e os próprios artistas as entregam: por e-mail, em shows, no papel. Se a sua já foi resgatada, podemos enviar um link de acesso.',
  redeem: 'Resgatar uma Keymail',
  browseMusic: 'Explorar músicas',
}
