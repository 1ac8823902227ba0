import type { Translation } from '#text/messages/catalog'
import type { letters } from './en.ts'

export const messages: Translation<typeof letters> = {
  'counselor.audience': 'A plataforma em resumo',
  'counselor.title': 'O TuneMaker em uma página',
  'counselor.greeting': 'Prezado(a) orientador(a),',
  'counselor.p1':
    'Você talvez seja a primeira pessoa a quem um compositor pergunta: na escola, no centro comunitário, em um serviço jurídico ou de apoio a músicos. Esta página quer ajudar você a responder.',
  'counselor.p2':
    'O TuneMaker vende músicas em um número fixo de cópias. O artista decide quantas são e quanto custa cada uma. Quem ouve recebe um código, a Keymail, paga o artista pelo PayPal e passa a ter uma cópia numerada. Ela toca em qualquer aparelho e abre o Private Green Room do artista, um espaço de bastidores para quem tem uma cópia.',
  'counselor.p3':
    'Três coisas valem ser ditas antes de alguém se inscrever. O artista precisa ter ao menos 18 anos, ser titular dos direitos e registrá-los primeiro. Nossas taxas não são reembolsáveis, e ninguém pode prometer que uma música venda. E o que os fãs pagam vai direto para a conta PayPal do artista: esse dinheiro nunca passa por nós, e não ficamos com parte dele.',
  'counselor.p4':
    'Não somos gravadora, editora nem sociedade de gestão. Os direitos ficam onde estão. Quem quiser olhar antes pode experimentar toda a oficina com uma chave de avaliação, sem custo.',
  'counselor.p5':
    'Para as perguntas que ficarem, Godfrey, nosso assistente de IA, responde em oito idiomas em {site}/godfrey-chat, e uma pessoa responde cartas a {contact} em 24 a 48 horas.',
  'counselor.facts': 'Em resumo',
  'fact.gKey': 'G-Key',
  'counselor.gKey': 'US$ 50 uma vez, para sempre (normalmente US$ 100), mais impostos. Não reembolsável.',
  'fact.upload': 'Envio',
  'fact.uploadValue': 'US$ 25 por música, ou só US$ 16 cada com nove ou dez. Não reembolsável.',
  'fact.share': 'Parte das vendas',
  'fact.shareValue': 'Nenhuma. Aplica-se a taxa do PayPal.',
  'counselor.price': 'Preço de uma cópia',
  'counselor.priceValue': 'Definido pelo artista, a partir de US$ 1,00.',
  'fact.edition': 'Edição',
  'counselor.editionValue': 'De 1 a 10.000 cópias. Nunca mais do que o anunciado.',
  'counselor.copyright': 'Direitos autorais',
  'counselor.copyrightValue': 'Registrados antes, US$ 45 a 85 no órgão nacional. Os documentos são verificados.',
  'counselor.audio': 'Áudio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, até 50 MB.',
  'counselor.refunds': 'Reembolsos',
  'counselor.refundsValue': 'Um reembolso total encerra o acesso; um parcial o mantém.',
  'counselor.visitors': 'Visitantes',
  'counselor.visitorsValue': 'Grátis, sem cadastro.',
  'counselor.closing': 'Atenciosamente,',
  'studio.audience': 'Para estúdios de gravação',
  'studio.title': 'Depois da última mixagem',
  'studio.greeting': 'Prezada equipe do estúdio,',
  'studio.p1':
    'Vocês conhecem o momento. A mixagem está pronta, o artista está feliz, e vem a pergunta: onde lançar? Um stream paga uma fração de centavo, e os discos precisam ser pagos antes de vender o primeiro. Nós oferecemos um terceiro caminho.',
  'studio.p2':
    'No TuneMaker, um artista vende uma gravação em um número fixo de cópias, digamos 100, cada uma com seu número. Quem compra paga direto na conta PayPal do artista. Não ficamos com parte da venda, e o dinheiro nunca passa por nós.',
  'studio.p3':
    'Tudo começa pelos direitos, e é aí que vocês entram. O artista precisa mostrar de quem são a música e a gravação. Um documento curto da sessão evita muito problema: quem compôs, quem tocou, de quem é a master. O registro no órgão nacional de direitos autorais custa de US$ 45 a US$ 85 e vem primeiro.',
  'studio.p4':
    'De vocês precisamos de um bom arquivo. Tocamos o que foi enviado como está, sem comprimir de novo, então entreguem ao artista também o WAV ou o FLAC.',
  'studio.p5':
    'Se vocês acham que isto combina com alguém que grava aí, entreguem esta página. Estúdios não precisam se inscrever nem pagar nada.',
  'studio.facts': 'O que seu artista deve saber',
  'studio.files': 'Arquivos',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, até 50 MB',
  'studio.editionValue': 'De 1 a 10.000 cópias numeradas',
  'studio.gKeyValue': 'US$ 50 uma vez (normalmente US$ 100), mais impostos',
  'studio.uploadValue': 'US$ 25 por música, ou só US$ 16 cada com nove ou dez',
  'studio.fees': 'Taxas',
  'studio.feesValue': 'Não reembolsáveis',
  'studio.shareValue': 'Nenhuma; aplica-se a taxa do PayPal',
  'studio.apply': 'Inscrição em',
  'studio.closing': 'Com respeito pelo trabalho de vocês,',
  'fanClub.audience': 'Para fã-clubes',
  'fanClub.title': 'Alguém terá a nº 1',
  'fanClub.greeting': 'Querido clube,',
  'fanClub.p1':
    'Vocês carregaram amplificadores, venderam camisetas e viajaram noite adentro. Esta é uma forma de receber música em troca e pagar bem o artista ao mesmo tempo.',
  'fanClub.p2':
    'No TuneMaker, uma música sai em um número fixo de cópias. O artista diz quantas, e pronto: 100 são 100. Cada cópia tem seu número, e quem tem uma entra no Private Green Room do artista.',
  'fanClub.p3':
    'O artista dá ao clube um lote de Keymails, um código por cópia. Vocês distribuem como quiserem: por sorteio, por tempo de casa, na festa de verão. Cada membro digita o código, paga o preço do artista pelo PayPal e está dentro. O dinheiro vai direto ao artista. Nada fica conosco nem passa pelo caixa do clube.',
  'fanClub.p4':
    'Um código funciona uma vez. Se for digitado de novo, ninguém é cobrado. A cópia fica com quem pagou, em qualquer aparelho. Se o artista reembolsar tudo, o acesso termina; com um reembolso parcial, continua.',
  'fanClub.p5': 'Basta um artista com G-Key. Se o de vocês não tem, mostrem esta carta.',
  'fanClub.facts': 'Como um membro entra',
  'fanClub.step1': 'Abrir {site}/redeem-keymail',
  'fanClub.step2': 'Digitar o código do clube',
  'fanClub.step3': 'Pagar o preço do artista com PayPal',
  'fanClub.step4': 'Ouvir sua cópia, conhecer os outros',
  'fanClub.closing': 'Até logo nos bastidores,',
  'visitor.audience': 'Para visitantes',
  'visitor.title': 'Músicas que vêm com número',
  'visitor.greeting': 'O TuneMaker é uma pequena casa da música independente.',
  'visitor.p1':
    'Aqui os artistas vendem uma música em um número fixo de cópias, direto a quem a quer. Você paga o artista uma vez, tem uma cópia como a nº 7 de 100 e entra no Private Green Room do artista.',
  'visitor.p2': 'Dar uma olhada é grátis e não exige cadastro.',
  'visitor.facts': 'Cinco perguntas',
  'visitor.q1': 'O que é escassez digital?',
  'visitor.a1':
    'O artista decide quantas cópias existem, de 1 a 10.000. Cada uma tem um número, e nenhuma é acrescentada.',
  'visitor.q2': 'O que é a autenticação com G-Key?',
  'visitor.a2': 'Os artistas mostram de quem é a música antes de vender. A G-Key prova que fizeram isso.',
  'visitor.q3': 'O que é uma Keymail?',
  'visitor.a3':
    'Um código para uma cópia, dado pelo artista. Funciona uma vez. Se alguém foi mais rápido, nada é cobrado de você.',
  'visitor.q4': 'Como os artistas ganham dinheiro?',
  'visitor.a4':
    'Eles definem o preço, e o dinheiro vai direto para a conta PayPal deles. O TuneMaker não fica com nada. O PayPal cobra a taxa dele.',
  'visitor.q5': 'O que os fãs recebem?',
  'visitor.a5':
    'A música inteira em qualquer aparelho e o Green Room. Um reembolso total encerra o acesso; um parcial o mantém.',
  'visitor.closing': 'Comece em {site}/browse-music',
  'sample.artist': 'Seu artista',
  'sample.song': 'A música que você espera',
  'sample.lovedArtist': 'Alguém que você ama',
  'sample.lovedSong': 'Aquela música',
  pdfFailed: 'O PDF não está pronto',
  pdfFailedText: 'Não conseguimos acessar o TuneMaker. Tente de novo ou imprima a página.',
  home: 'Voltar ao início',
  browse: 'Explorar músicas',
  print: 'Imprimir',
  preparing: 'Preparando o PDF…',
  download: 'Baixar PDF',
  note: 'Uma página, em PDF ou da sua impressora. Perguntas? <link>Converse com Godfrey</link>',
}
