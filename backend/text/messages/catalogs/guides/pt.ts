import type { Translation } from '#text/messages/catalog'
import type { guides } from './en.ts'

export const messages: Translation<typeof guides> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Antes de lançar uma música, precisamos saber de quem ela é. O Governance Tracker é como conferimos. A G-Key é o que você recebe depois.',
  'governance.apply': 'Solicite agora: receba sua G-Key',
  'price.title': 'Uma G-Key',
  'price.normally': 'Preço normal',
  'price.not': 'não',
  'price.offer': 'Oferta por tempo limitado',
  'price.half': '50% de desconto',
  'price.tax': 'Impostos',
  'price.taxText': 'conforme o seu caso',
  'price.once': 'Você paga uma vez, sem impostos',
  'price.note': 'Mais os impostos aplicáveis. Uma vez só, para sempre, sem renovação. Não reembolsável.',
  'steps.title': 'Do pedido à chave',
  'steps.intro': 'Você pode acompanhar cada passo com seu número de acompanhamento.',
  'step.1': 'Você faz o pedido',
  'step.1Text':
    'Seu nome legal, seu nome artístico, um e-mail e o que você registrou: títulos, números, datas. Você precisa ter 18 anos ou mais e ser o titular dos direitos.',
  'step.2': 'Você confirma',
  'step.2Text':
    'Você recebe um número de acompanhamento, como <code>TM-20261120-K7Q2M9XA</code>, e um e-mail com um link. Abra-o para sabermos que o endereço é seu.',
  'step.3': 'Você paga',
  'step.3Text':
    'US$ 50 pelo PayPal, mais impostos. A taxa paga a conferência e não é reembolsável, então deixe os documentos em ordem antes.',
  'step.4': 'Lemos seus documentos',
  'step.4Text':
    'Godfrey lê primeiro: compara seu documento com o que você escreveu. Se número, título, nome e data batem, sua chave sai em minutos. O que faltar ou não estiver claro, e toda imagem, vai para uma pessoa, que responde em 24 a 48 horas.',
  'step.5': 'Sua G-Key chega por e-mail',
  'step.5Text':
    'Nós a mostramos uma vez e guardamos só sua impressão digital, então ninguém aqui pode lê-la para você. Se for perdida, escreva do endereço do pedido. Uma pessoa confere antes de enviar outra.',
  'opens.title': 'O que ela abre',
  'opens.intro': 'Com uma chave, você tem sua própria oficina.',
  'opens.uploads': 'Envios',
  'opens.uploadsText':
    'Lance uma gravação em 1 a 10.000 cópias. US$ 25 por música, até US$ 16 cada se trouxer nove ou dez.',
  'opens.keymails': 'Um código por cópia, no seu preço. Distribua como quiser.',
  'opens.room': 'Seu Private Green Room',
  'opens.roomText': 'Os bastidores em que só entra quem tem seus Keymails.',
  'opens.qr': 'Códigos QR',
  'opens.qrText': 'Grátis para membros com G-Key, quantos você conseguir colar.',
  'opens.books': 'As contas',
  'opens.booksText': 'Cada venda, a taxa do PayPal e o que foi reembolsado, centavo por centavo.',
  'opens.money': 'O dinheiro',
  'opens.moneyText':
    'Os fãs pagam direto na sua conta PayPal. Não ficamos com nada da venda e nunca guardamos seu dinheiro.',
  'not.title': 'O que ela não é',
  'not.1':
    'Uma G-Key não é um registro de direitos autorais. Esse você faz antes, no órgão do seu país; custa de US$ 45 a US$ 85. <link>Registre sua obra</link> explica como.',
  'not.2':
    'Também não é um contrato com gravadora. As músicas continuam suas, e não somos donos de nada delas. E não empreste a ninguém: quem tem a chave pode agir como você.',
  'not.3':
    'Ainda em dúvida? A <link>página dos artistas</link> oferece G-Keys de avaliação. Elas abrem todas as páginas e não custam nada; só pagamentos e Keymails reais ficam desligados.',
  'governance.godfrey': 'Não sabe se seus documentos bastam? Conte a Godfrey o que você tem.',
  'copyright.title': 'Registre sua obra',
  'copyright.lead':
    'Uma música é sua desde que você a escreve ou grava. O registro torna isso comprovável, e nós o pedimos antes de você enviar qualquer coisa aqui.',
  'copyright.song': 'A música',
  'copyright.songCovers': 'Letra, melodia, acordes',
  'copyright.songText':
    'Pertence a quem a escreveu. Salvo acordo em contrário, dois autores são donos juntos, então cite os dois.',
  'copyright.recording': 'A gravação',
  'copyright.recordingCovers': 'O que saiu dos microfones',
  'copyright.recordingText':
    'Pertence a quem tocou, produziu ou pagou, conforme o combinado. Ponha isso no papel antes do fim da sessão.',
  'copyright.two':
    'Assim, cada faixa tem dois direitos. Se você escreveu e gravou, os dois são seus, e muitas vezes um registro cobre ambos.',
  'filing.title': 'O registro',
  'filing.intro': 'Nos Estados Unidos. Em outros países, consulte o órgão nacional.',
  'filing.1':
    'O registro é feito on-line no U.S. Copyright Office: uma conta, um formulário, a taxa e uma cópia da obra. O formulário pergunta quem escreveu o quê e de quem é agora. Responda como sob juramento, porque quase é isso.',
  'filing.2':
    'O certificado pode levar meses. O registro vale desde o dia em que o órgão tem os três: formulário, taxa e cópia. Guarde a confirmação até ele chegar.',
  'filing.3':
    'O que você entrega para nós é esse certificado ou confirmação, em PDF, JPG ou PNG. Fica guardado em sigilo, só para a conferência.',
  'filing.noAdvice': 'Isto é um resumo para músicos, não aconselhamento jurídico. Valem as páginas do próprio órgão.',
  'filing.aside': 'Taxa e ajuda externa',
  'filing.fee': 'é quanto custa o registro, conforme o que e como você registra. Você paga ao órgão, não a nós.',
  'filing.faq': 'Perguntas frequentes do Copyright Office',
  'filing.faqNote': '(abre copyright.gov em outra aba)',
  'adds.title': 'O que uma G-Key acrescenta',
  'adds.text':
    'O registro diz ao mundo que a música é sua. Uma G-Key diz isso ao TuneMaker e permite que você venda aqui.',
  'adds.1': 'Seu nome e seus documentos são comparados antes de publicarmos algo seu.',
  'adds.2': 'Cada cópia vendida leva seu número, e nunca há uma a mais do que você disse.',
  'adds.3': 'Só você pode emitir Keymails das suas músicas.',
  'adds.4': 'Custa US$ 50 uma vez, mais impostos, em vez dos US$ 100 normais. Não reembolsável, vale para sempre.',
  'adds.get': 'Obter acesso com G-Key',
  'copyright.godfrey': 'Coautores, samples, covers: pergunte antes de registrar.',
  'income.title': 'Gere renda',
  'income.lead':
    'Seis maneiras de uma música render algo. Nem todas pagam pelo TuneMaker, e seria um mau começo fingir que sim. Cada uma diz de onde vem o dinheiro.',
  'income.apply': 'Comece agora: faça seu pedido',
  'income.paidHere': 'Pago aqui',
  'income.inPrice': 'No seu preço',
  'income.elsewhere': 'Pago em outro lugar',
  'income.inCopy': 'Em cada cópia',
  'income.free': 'Grátis',
  'income.1': 'Vendas diretas',
  'income.1Text':
    'Um fã paga o preço que você define, pelo PayPal, direto na sua conta. Não há loja no meio nem ficamos com parte. O PayPal cobra sua taxa, como em todo pagamento.',
  'income.2': 'Renda com Keymails',
  'income.2Text':
    'O Keymail é como se vende direto aqui: um código por cópia, a partir de US$ 1,00. O formulário sugere US$ 7,50; você decide. Entregue por e-mail, na banca do show, no verso do repertório. Você recebe assim que for resgatado.',
  'income.3': 'Preço pela escassez digital',
  'income.3Text':
    'Você escolhe quantas cópias existem, de 1 a 10.000. Vinte a US$ 50,00 e mil a US$ 1,00 dão os mesmos US$ 1.000,00, e são duas noites bem diferentes. Depois do primeiro Keymail, a edição pode diminuir, nunca crescer.',
  'income.4': 'Royalties de streaming',
  'income.4Text':
    'Vêm dos serviços de streaming, pela sua distribuidora e sociedade de gestão. O TuneMaker não paga. Uma música que você vende aqui em cópias numeradas pode rendê-los lá do mesmo jeito.',
  'income.5': 'Clube de fãs',
  'income.5Text':
    'Cada cópia abre o seu Private Green Room enquanto o fã a tiver. Não há mensalidade à parte: a cópia é a participação, e um bom motivo para cobrar mais por ela.',
  'income.6': 'Código QR para shows',
  'income.6Text':
    'Grátis com G-Key. Imprima em um cartaz, no bumbo, em um porta-copos: quem escaneia chega à sua página. O código em si não rende nada; ele traz quem compra.',
  'sum.title': 'Faça as contas antes',
  'sum.1':
    'Digamos que você lance uma música em 100 cópias a US$ 7,50 e todas sejam vendidas. Ninguém pode prometer isso, por isso as taxas estão no mesmo recibo.',
  'sum.2':
    'O dinheiro chega à sua conta PayPal a cada venda. Passá-lo a um banco ou ao Venmo é entre você e o PayPal. O TuneMaker vive da G-Key, da taxa de envio e da Digital Music Library de US$ 9,95, não das suas vendas.',
  'sum.3':
    'Quanto mais músicas, menos custa cada uma: US$ 25 com uma ou duas, 22 com três ou quatro, 20 com cinco ou seis, 18 com sete ou oito, 16 com nove ou dez. Essas taxas não são reembolsáveis.',
  'slip.title': '100 cópias a US$ 7,50',
  'slip.fans': 'Os fãs pagam a você',
  'slip.share': 'Parte do TuneMaker',
  'slip.fee': 'Taxa do PayPal',
  'slip.feeText': 'conforme o PayPal',
  'slip.upload': 'Envio, uma vez',
  'slip.gKey': 'G-Key, uma vez na vida',
  'slip.left': 'Sobra, antes de PayPal e impostos',
  'income.godfrey': 'Godfrey pode montar com você um plano de uma a dez músicas.',
}
