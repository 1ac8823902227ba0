import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'Informações para visitantes',
  lead: 'Cinco perguntas que quase todo mundo faz primeiro. Você pode ler tudo sem ter conta.',
  download: 'Baixar o PDF da plataforma',
  'scarcity.title': 'O que é escassez digital?',
  'scarcity.1':
    'Um arquivo pode ser copiado sem fim, por isso é difícil de vender. Aqui o artista decide quantas cópias de uma música existem, de 1 a 10.000, e cada uma tem seu número, como a nº 7 de 100. O número é fixado quando o código é criado.',
  'scarcity.2':
    'Quando são vendidas, acabou. Não podemos acrescentar nenhuma, nem o artista: depois do primeiro código, uma edição pode diminuir, mas nunca crescer.',
  'gKey.title': 'O que é a autenticação com G-Key?',
  'gKey.1':
    'Quem vende aqui tem uma Governance Tracker Key, ou G-Key. Ela chega quando os documentos de direitos autorais foram comparados com quem o artista diz ser: por Godfrey, nosso agente de IA, e por uma pessoa quando ele não tem certeza. É também o único acesso à oficina dos artistas.',
  'gKey.2':
    'Para você, significa que a música vem de alguém que mostrou ser dono dela. Para dar uma olhada, você não precisa de chave.',
  'keymail.title': 'O que é uma Keymail?',
  'keymail.1':
    'Um código para uma cópia de uma música ou álbum, por exemplo <code>TM-20261120-K7Q2M9XA</code>. Os artistas entregam por e-mail, em shows, em papel. Você digita, vê artista, música e preço, e paga com PayPal.',
  'keymail.2': 'Um código funciona uma vez. Se alguém foi mais rápido, avisamos e nada é cobrado.',
  'money.title': 'Como os artistas ganham dinheiro?',
  'money.1':
    'Eles definem o preço, e o que você paga vai direto para a conta PayPal do artista. O TuneMaker não fica com nada da venda, e o dinheiro nunca passa por nós; o PayPal cobra sua própria taxa.',
  'money.2':
    'Vivemos de outras coisas: o que os artistas pagam pela G-Key e pelo envio de músicas, e uma Biblioteca de música digital por US$ 9,95.',
  'fans.title': 'O que os fãs recebem?',
  'fans.1':
    'Uma cópia numerada que toca inteira e um lugar no Private Green Room do artista. Os dois são seus em qualquer aparelho: se você trocar de celular, a página de Keymail envia um link de acesso ao endereço com que você pagou.',
  'fans.2': 'Um reembolso total encerra esse acesso. Um parcial o mantém.',
  more: 'Páginas relacionadas',
  'link.start': 'Página de abertura',
  'link.home': 'Lançamentos',
  'link.fineArt': 'A galeria de arte',
  'link.overview': 'Tudo em uma página',
  'link.beforeYouGo': 'Antes de ir embora',
  godfrey: 'Outra pergunta? Godfrey responde em oito idiomas, dia e noite.',
}
