import type { Translation } from '#text/messages/catalog'
import type { terms } from './en.ts'

export const messages: Translation<typeof terms> = {
  title: 'Termos de serviço',
  lead: 'Nossas regras, em palavras simples. Elas valem para você e para nós. Esta tradução é uma ajuda; prevalece o texto em inglês.',
  godfrey: 'Pergunte antes de assinar, não depois.',
  agreement: 'Quem aceita o quê',
  'agreement.1':
    'Estes termos valem entre você e o TuneMaker. Para dar uma olhada, não é preciso aceitar nada além do respeito comum. Você os aceita ao pedir uma G-Key, enviar uma música ou pagar algo.',
  'agreement.2':
    'A venda de uma cópia é entre o fã que compra e o artista que vende. Nós oferecemos a plataforma e cuidamos da numeração; não somos o vendedor.',
  gKey: 'A G-Key',
  'gKey.1':
    'Para ter uma, você precisa ter 18 anos ou mais, ter capacidade para celebrar contratos e ser titular dos direitos autorais do que oferece. O que você nos diz deve ser verdade. Antes do envio é preciso o registro no órgão de direitos autorais do seu país; lá custa de US$ 45 a US$ 85.',
  'gKey.2':
    'A G-Key custa US$ 50 uma única vez em vez dos US$ 100 normais, mais impostos aplicáveis. Vale para sempre e <strong>não é reembolsável</strong>, porque a taxa cobre a verificação, mesmo de uma inscrição recusada. A recusa sempre vem com motivos.',
  'gKey.3':
    'A chave é sua assinatura aqui. Guarde-a para você; o que for feito com ela conta como feito por você até nos avisar.',
  uploads: 'Taxas de envio',
  'uploads.1':
    'O envio é pago por música, antecipadamente. Quanto mais envios você compra juntos, até dez, menos custa cada um. Um envio que falha ou é recusado mantém o crédito. A taxa em si <strong>não é reembolsável</strong>.',
  'uploads.formats': 'As gravações são MP3, WAV, FLAC, M4A ou AAC, até 50 MB cada.',
  'uploads.songs': '{from} ou {to} músicas',
  'uploads.each': '{price} cada',
  rights: 'De quem é a música',
  'rights.1':
    '<strong>Sua. Você mantém todos os seus direitos.</strong> Você permite que guardemos a gravação, a toquemos para você e para quem tem uma cópia, mostremos título, nome artístico, preço e edição, e deixemos o público ouvir uma prévia de até 30 segundos.',
  'rights.2':
    'Você nos garante que nenhum direito de terceiros impede a venda: coautores, músicos, samples, gravadoras. Se alguém reclamar, uma pessoa analisa, e enquanto isso a venda da música pode ser suspensa.',
  editions: 'Edições e Keymails',
  'editions.1':
    'Uma edição tem de 1 a 10.000 cópias, como você decidir. A partir da primeira Keymail, pode diminuir, nunca crescer. O número de uma cópia é fixado quando o código é emitido. Nunca há uma cópia a mais do que a edição diz; é por isso que os fãs pagam, sem exceção, nem para nós nem para você.',
  'editions.2':
    'Você define o preço, a partir de US$ 0,99 por música e de US$ 1,00 por Keymail. Emitida uma Keymail, o preço não muda. Um código funciona uma vez.',
  'editions.3':
    'Você pode nos pedir para enviar Keymails, no máximo {count, number} por dia, a quem quer e-mails seus. Os endereços servem para esse único envio e são apagados após 90 dias. Cada e-mail tem um link que encerra os e-mails de artistas; quem o usou também não recebe os seus, e você vê isso na lista.',
  buying: 'Comprar uma cópia',
  'buying.1':
    'Você vê artista, música, número e preço antes de pagar pelo PayPal, em dólares americanos. Um código não é reservado para ninguém: quem paga primeiro fica com a cópia. Se alguém foi mais rápido, avisamos e nada é cobrado.',
  'buying.2':
    'Sua cópia é para você ouvir e abre o Private Green Room do artista. Ela não dá o direito de copiar, revender, publicar ou executar a música, nem de repassar seu acesso.',
  'buying.3':
    'Uma cópia ainda não ouvida pode ser dada de presente por e-mail, uma vez. Ela é sua até o presente ser aceito; uma oferta que ninguém aceita termina após {days} dias. Informe só um endereço cujo dono espere notícias suas; a <privacy>Política de privacidade</privacy> diz o que acontece com ele.',
  'buying.4':
    'Na venda aberta, uma cópia fica guardada enquanto você paga. O que um navegador e uma rede podem reservar de uma vez é limitado, para que ninguém trave uma edição com pagamentos que não conclui. O recibo vai para o endereço que o PayPal informa.',
  'buying.5':
    'A cópia continua sua em qualquer aparelho. Se o PayPal demorar com um pagamento, ela fica reservada para você até haver resposta.',
  money: 'Para onde vai o dinheiro',
  'money.1':
    'O que um fã paga por uma cópia vai <strong>direto para a conta PayPal do artista</strong>. Não ficamos com nada, e o dinheiro nunca passa por nós. O PayPal desconta a taxa dele do que o artista recebe. Cada artista cuida dos próprios impostos.',
  'money.2':
    'O TuneMaker recebe três coisas: a taxa da G-Key, a de envio e US$ 9,95 pela Biblioteca de música digital. Estimativas na oficina são estimativas; vale o valor do botão na hora de pagar.',
  refunds: 'Reembolsos',
  'refunds.1':
    'As taxas da G-Key e de envio não são reembolsadas. O reembolso de uma cópia você pede ao artista, que tem o dinheiro e pode devolvê-lo pelo PayPal. A Biblioteca de música digital é paga a nós, então peça a nós: um reembolso total a encerra e deixa suas cópias como estão.',
  'refunds.full':
    '<strong>Um reembolso total encerra o acesso.</strong> A cópia deixa de ser sua, e o número volta ao artista.',
  'refunds.partial': '<strong>Um reembolso parcial mantém o acesso.</strong> A cópia continua sua.',
  'refunds.dispute': 'Uma disputa no PayPal não muda nada até ser decidida.',
  'refunds.2':
    'Se você pagou e o que comprou não existe mais, a culpa é nossa e uma pessoa resolve em 48 horas. Os direitos que a lei dá a você como consumidor continuam intactos.',
  rooms: 'Convivência no Green Room',
  'rooms.text':
    'É a sala do artista. Ele pode remover o que é publicado e silenciar quem atrapalha; quem é silenciado continua lendo e ouvindo. Você pode retirar suas palavras quando quiser. O que publica continua seu; você permite que o mostremos às pessoas da sala. Após um reembolso total a sala se fecha, e o que você disse fica até você ou o artista apagar. Nada de ameaças, ódio, vida privada alheia, propaganda ou coisas ilegais.',
  evaluation: 'G-Keys de avaliação',
  'evaluation.text':
    'Elas existem para você ver todas as páginas de graça. Não recebem pagamentos nem emitem Keymails reais, e códigos de demonstração não podem ser resgatados. Outras pessoas podem estar usando a mesma chave: não guarde nada privado nela.',
  godfreyChapter: 'Godfrey e as decisões',
  'godfreyChapter.text':
    'Godfrey, nosso agente de IA, responde perguntas e confere documentos. Ele pode errar. Nada do que diz em uma conversa aprova uma inscrição, move dinheiro ou muda estes termos. Se discordar de uma decisão dele, peça uma pessoa, que responde em 24 a 48 horas.',
  closing: 'Quando a venda termina',
  'closing.1':
    'Você pode parar de vender quando quiser. Os fãs continuam podendo ouvir as cópias que compraram, e você permite que guardemos os arquivos para isso.',
  'closing.2':
    'Podemos retirar uma música da venda ou suspender uma G-Key por documentos falsos, obra alheia, fraude ou ataques à plataforma. Informamos o motivo, e você pode pedir que uma pessoa analise de novo. Nesse caso as taxas não são devolvidas.',
  promise: 'O que prometemos e o que não',
  'promise.1':
    'Prometemos contar as cópias corretamente, dar acesso a quem pagou e corrigir nossos erros. Não prometemos que uma música venda, que o serviço nunca pare ou que o PayPal esteja sempre disponível.',
  'promise.2':
    'Na medida em que a lei permite, o que devemos por uma falha nossa se limita ao que você nos pagou. Esse limite não vale para dolo ou culpa grave.',
  changes: 'Mudanças e perguntas',
  'changes.text':
    'Se estes termos mudarem, os novos aparecem aqui antes de entrar em vigor, e o que foi comprado antes segue os termos daquele dia. Como tratamos os dados está na <privacy>Política de privacidade</privacy>. Para o resto, escreva para <mail>{mail}</mail>.',
}
