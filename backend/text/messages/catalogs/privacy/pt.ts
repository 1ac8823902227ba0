import type { Translation } from '#text/messages/catalog'
import type { privacy } from './en.ts'

export const messages: Translation<typeof privacy> = {
  title: 'Política de privacidade',
  lead: 'O que o TuneMaker guarda sobre você, por quê e por quanto tempo.',
  updated: 'Última atualização: outubro de 2025',
  godfrey: 'Algo não está claro? Pergunte.',
  short: 'Em resumo',
  'short.1':
    '<strong>Você pode dar uma olhada sem nos contar nada.</strong> Se compra uma cópia, o PayPal nos informa seu nome e e-mail, porque assim sabemos de quem ela é. Se vende aqui, guardamos o que mostra que as músicas são suas e onde quer receber.',
  'short.2': 'Não mostramos anúncios, não vendemos dados, e nada nestas páginas segue você em outro site.',
  fans: 'O que guardamos sobre os fãs',
  'fans.intro': 'Quando você resgata uma Keymail e paga:',
  'fans.1': 'seu nome e e-mail, como o PayPal os repassa com o pagamento;',
  'fans.2': 'que cópia você comprou, quando, por quanto, e os números do PayPal desse pagamento;',
  'fans.3': 'se você comprou a Biblioteca de música digital;',
  'fans.4': 'que o recibo foi enviado a esse endereço;',
  'fans.5': 'em um Green Room, o nome que escolhe, o que publica e até onde leu.',
  'fans.2nd':
    'Precisamos disso para dar acesso em qualquer aparelho e enviar um link quando você pedir. Você não escolhe senha e não guardamos nenhuma.',
  artists: 'O que guardamos sobre os artistas',
  'artists.1':
    'Da inscrição: nome civil, nome artístico, e-mail, telefone, se informado, e o que você diz sobre seus direitos.',
  'artists.2': 'Sua G-Key, só como um hash. Não conseguimos lê-la de volta.',
  'artists.3': 'O endereço do PayPal a que seus fãs pagam, depois de confirmado por e-mail.',
  'artists.4': 'Sua biografia e o que você escreve ou publica na oficina e no Green Room.',
  'artists.5':
    'De cada música: gravação, título, titulares, um contato, o documento de direitos, preço, número de cópias e Keymails emitidas.',
  'artists.6':
    '<strong>Não</strong> os cinco dígitos de identidade do formulário de envio. Eles ficam no navegador e nunca são enviados.',
  collectors: 'O que guardamos sobre os colecionadores',
  'collectors.1': 'Nome e e-mail, depois de confirmado pelo link. Um endereço não confirmado é apagado após sete dias.',
  'collectors.2': 'Quais cópias você tem. Seu nome está nos certificados; quem confere um código não o vê.',
  'collectors.3':
    'O arquivo em resolução total traz uma marca invisível que leva à sua cópia. Só nossos administradores podem lê-la, se uma imagem aparecer onde não deve.',
  given: 'Endereços que outra pessoa nos dá',
  'given.1':
    '<strong>Um artista que envia uma Keymail a você</strong> nos dá seu endereço para esse único e-mail. Nós o enviamos com as palavras dele e mostramos na lista para onde foi e se chegou. Após 90 dias o endereço é apagado; fica só um hash, para o link continuar funcionando.',
  'given.2':
    '<strong>Esse link encerra esses e-mails de vez,</strong> de todos os artistas, sem precisar entrar na conta, e o botão do seu programa de e-mail também. A partir daí guardamos um hash do endereço e comparamos antes de cada envio. O artista vê que você não quer mais e-mails.',
  'given.3':
    '<strong>Um fã que dá uma cópia a você</strong> nos dá seu endereço e, se quiser, algumas palavras. Você recebe um único e-mail, com o nome de quem deu, como o PayPal nos informou. Se aceitar, seu endereço diz de quem é a cópia e fica com ela. Se não, é apagado quando a oferta é retirada ou após 30 dias, e as palavras no máximo 30 dias depois. Nada mais é enviado.',
  'given.4': 'Não incluímos nenhum desses endereços em listas nossas nem escrevemos para eles por outro motivo.',
  payments: 'Pagamentos e PayPal',
  'payments.1':
    'Você paga no PayPal. Números de cartão e dados bancários nunca chegam até nós. O PayPal informa se o pagamento deu certo, o valor, a taxa que cobrou e o nome e e-mail de quem paga, e depois avisa sobre reembolsos. Isso nós guardamos.',
  'payments.2':
    'Uma cópia é paga na conta PayPal do artista. Por isso ele vê seu pagamento lá, com o que o PayPal mostra de quem paga.',
  'payments.3':
    'O script do PayPal só é carregado onde há algo a pagar. Ele pode usar cookies próprios, cobertos pela política do PayPal.',
  browser: 'O que fica no seu navegador',
  'browser.1':
    '<strong>O cookie tm_session (com HTTPS, __Host-tm_session).</strong> É criado quando você confere um código de Keymail, inicia um pagamento, entra ou escreve a Godfrey. Contém só um número aleatório, scripts não podem lê-lo, e guardamos apenas o hash. Sem ele, não reconheceríamos você na volta.',
  'browser.2':
    '<strong>O idioma em que você lê</strong> (um cookie, tm_language), para páginas e e-mails virem nele. Contém duas letras.',
  'browser.3':
    '<strong>Uma nota de que você já esteve aqui</strong> (tunemaker-visited, no armazenamento local), para você ver a abertura só uma vez.',
  'browser.4':
    '<strong>O que você faz nesta aba</strong> (armazenamento de sessão): o código digitado, um plano de lançamento, um pedido em andamento, um formulário pela metade. Some ao fechar a aba.',
  'browser.5':
    '<strong>Onde a música parou</strong> (tunemaker-boombox, no armazenamento local), se você usa a Biblioteca de música digital: a música, o segundo, aleatório e repetição. Nunca sai deste aparelho.',
  'browser.6': 'Nada disso serve para rastrear, por isso não há aviso de cookies para fechar.',
  not: 'O que não fazemos',
  'not.1': 'Nada de análises externas, redes de anúncios, cookies de rastreamento ou identificação do aparelho.',
  'not.2': 'Nada de fontes, imagens ou scripts de outros lugares, exceto os do PayPal.',
  'not.3': 'Nada de vender, alugar ou emprestar dados pessoais.',
  'not.4': 'Nenhum perfil do que você ouve.',
  others: 'O que os outros podem ver',
  'others.1':
    'Todos veem o nome do artista, os títulos, os preços e quantas cópias restam. O que se publica em um Green Room é visto pelo artista e pelos outros titulares, sob o número da cópia ou o nome escolhido, nunca sob o nome ou endereço do pagamento. Uma conversa privada é vista só pelo titular e pelo artista. As fotos são refeitas sem o local e a hora da câmera. Documentos de direitos são privados: para a conferência e para quem a revisa aqui.',
  'others.2':
    'Nossa equipe vê o que uma análise ou pergunta sua exige. Fora isso, só repassamos dados quando a lei obriga.',
  'agent.1':
    'Godfrey é um agente de IA. O que você escreve a ele fica guardado por {days} dias, para que siga a conversa e uma pessoa possa assumir; “Recomeçar” no chat apaga na hora. Para redigir uma resposta ou ler um documento, ele pode usar um provedor de modelos de linguagem, que recebe esse texto.',
  'agent.2':
    'Com você, ele só fala dos dados que são seus, e só se você tiver entrado na sua conta. Não envie a ele G-Keys nem senhas.',
  mails: 'E-mails que enviamos',
  'mails.text':
    'E-mails sobre algo que você fez: um link de acesso, a confirmação de um endereço, um recibo, sua G-Key, o resultado de uma análise, uma mudança na conta, uma cópia disponível na lista de espera. Keymails e presentes de outros estão descritos acima. Se você deixa o endereço para novidades ou uma arte, usamos só para isso: um e-mail pede confirmação, as novidades só vêm depois, e cada uma tem um link para sair. O mesmo vale para os artistas que você segue e as músicas que quer; na página Notificações você vê tudo e pode encerrar.',
  long: 'Por quanto tempo guardamos',
  'long.text':
    'As contagens existem para que ninguém teste códigos ou senhas aos milhares, nem segure cópias sem pagar. Contêm um endereço de rede, o que é contado (para cópias retidas, de qual edição) e um número.',
  protection: 'Como é protegido',
  'protection.text':
    'Números de sessão, G-Keys e links são guardados como hashes: um banco de dados roubado não dá acesso. Gravações tocam só para o artista e os titulares. Cada entrada recebe um novo número de sessão. Nenhum sistema é infalível; se seus dados forem afetados, avisaremos.',
  choices: 'Suas escolhas',
  'choices.1':
    'Em <data>Seus dados</data> você pode pedir uma cópia de tudo o que temos sobre você, ou apagar tudo, por um link enviado ao endereço em questão. A exclusão leva sete dias, e até lá um link no nosso e-mail a interrompe. Para que algo seja explicado ou corrigido, escreva para <mail>{mail}</mail> desse endereço: uma pessoa responde em 24 a 48 horas.',
  'choices.2':
    'Duas coisas não podem ser apagadas: o registro de pagamentos, que deve ficar completo mas perde seu nome e endereço, e o fato de uma cópia estar vendida. Uma cópia cujo dono foi apagado não pode mais ser ouvida por ninguém. De um artista ficam o nome artístico e os lançamentos que outros têm. Sair encerra a sessão na hora. Pequenos erros se corrigem em <correction>Solicitar uma correção</correction>.',
  'choices.3': 'Quem vende aqui precisa ter 18 anos ou mais. Não perguntamos a idade de mais ninguém.',
  changes: 'Quando isto mudar',
  'changes.text':
    'A data acima muda com o texto. Se quisermos usar dados para algo novo, diremos aqui antes. Perguntas para <mail>{mail}</mail>.',
  'keep.visitor': 'Sessão de um visitante que não entrou',
  'keep.visitorFor': '7 dias',
  'keep.signedIn': 'Sessão aberta de um artista ou fã',
  'keep.signedInFor': '1 ano, 180 dias sem visita, ou até você sair',
  'keep.application': 'Inscrição para a G-Key com endereço não confirmado',
  'keep.applicationFor': '7 dias, com os documentos',
  'keep.upload': 'Envio de gravação não terminado',
  'keep.uploadFor': '24 horas',
  'keep.links': 'Links nos nossos e-mails',
  'keep.linksFor': '30 minutos para entrar, 24 horas para um endereço de pagamento; apagados um dia depois',
  'keep.tries': 'Contagens de tentativas e de cópias retidas sem pagar, por endereço de rede',
  'keep.triesFor': 'cerca de um dia',
  'keep.visits': 'Visitas: um hash de endereço de rede e navegador, com chave nova a cada dia',
  'keep.visitsFor': 'até o fim do dia (UTC); depois ficam só os totais',
  'keep.staff': 'Endereço de rede da nossa equipe ao entrar',
  'keep.staffFor': '30 dias como endereço confiável',
  'keep.posts': 'O que você publica em um Green Room',
  'keep.postsFor': 'até você ou o artista apagar; os arquivos apagados somem em até três horas',
  'keep.chat': 'O que você e Godfrey conversam',
  'keep.chatFor': '{days} dias, ou até você escolher “Recomeçar” no chat',
  'keep.news': 'Um endereço deixado para novidades ou uma arte',
  'keep.newsFor': '30 dias sem confirmação; senão, até você retirar',
  'keep.mailed': 'Um endereço ao qual um artista enviou uma Keymail',
  'keep.mailedFor': '90 dias; depois só um hash',
  'keep.stopped': 'Um endereço que não quer mais e-mails de artistas',
  'keep.stoppedFor': 'como hash, até você pedir para retirar',
  'keep.refund': 'O texto de um pedido de reembolso e da resposta',
  'keep.refundFor': '180 dias',
  'keep.gift': 'O endereço e as palavras de um presente',
  'keep.giftFor': 'até ser aceito ou retirado, no máximo 30 dias; as palavras, mais 30 dias',
  'keep.follower': 'Um endereço que segue artistas ou músicas',
  'keep.followerFor': '30 dias sem confirmação; senão, 30 dias depois de não seguir mais nada',
  'keep.device': 'Um navegador que mostra nossas notificações',
  'keep.deviceFor': 'até você desativá-las nele ou o endereço não seguir mais nada',
  'keep.heard': 'Quais músicas seu navegador tocou por último, com um número nosso',
  'keep.heardFor': '90 dias; os artistas veem quantas vezes, não quem',
  'keep.waiting': 'Um endereço em lista de espera',
  'keep.waitingFor': 'até 30 dias após nosso único e-mail, ou um ano sem chegar a sua vez',
  'keep.archive': 'Um arquivo dos seus dados que você pediu',
  'keep.archiveFor': '7 dias, ou até você pedir um novo',
  'keep.bounced': 'Um endereço que, segundo nosso servidor de e-mail, não existe',
  'keep.bouncedFor': '30 dias',
  'keep.songs': 'Músicas e documentos de direitos',
  'keep.songsFor': 'enquanto a música estiver aqui ou alguém tiver uma cópia',
  'keep.orders': 'Pedidos, pagamentos e livro contábil, com o endereço de cada recibo',
  'keep.ordersFor': 'para sempre, o endereço até você mandar apagar; o livro não pode ser reescrito',
  'keep.copies': 'Quem tem qual cópia',
  'keep.copiesFor': 'enquanto a cópia existir',
  'keep.log': 'No registro público: um selo sobre o endereço de cada dono, que ninguém abre sem um segredo nosso',
  'keep.logFor': 'para sempre; o registro não pode ser reescrito',
}
