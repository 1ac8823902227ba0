import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
  'staff.title': 'Nossa equipe',
  'staff.lead': 'Uma equipe pequena: um fundador, um agente de IA e uma regra clara sobre quem decide o quê.',
  'staff.founder': 'Fundador',
  'staff.founderName': 'Responsável pelo TuneMaker',
  'staff.founder1':
    'Criou o TuneMaker para que quem escreve músicas possa vendê-las sem antes entregar a maior parte do dinheiro. Define as taxas, escreve os termos e responde quando algo dá errado.',
  'staff.founder2':
    'O que uma IA não deve decidir vai para uma pessoa: documentos duvidosos, troca de conta de pagamento, uma G-Key perdida. Leva de 24 a 48 horas, e você fica sabendo o resultado.',
  'staff.agent': 'Agente de IA',
  'staff.agent1':
    'Disponível dia e noite. Responde em inglês, espanhol, francês, alemão, italiano, português, chinês e japonês, lê os documentos que os artistas entregam e vigia a plataforma.',
  'staff.agent2':
    'Ele tem limites firmes. Nada do que diz em uma conversa pode aprovar um pedido, mover dinheiro ou mudar uma conta, e ele só vê os seus próprios dados. O que vai além dele passa para uma pessoa.',
  'staff.mission': 'Nossa missão',
  'staff.missionLine': 'Quem escreve as músicas define o preço, mantém os direitos e recebe o dinheiro.',
  'staff.missionText':
    'Uma música em número fixo de cópias pode valer algo para quem tem uma, e assim pagar quem a escreveu. Conferimos de quem ela é, contamos as cópias e ficamos fora do dinheiro: ele vai do fã para a conta PayPal do artista. <link>Gere renda</link> mostra as contas.',
  'staff.godfrey': 'Você pode conhecer um de nós agora mesmo.',
  'contact.title': 'Contato',
  'contact.lead': 'Dois caminhos até nós: Godfrey responde a qualquer hora, e uma pessoa lê cada carta.',
  'contact.open': 'Aberto agora, 24 horas por dia, 7 dias por semana',
  'contact.chat': 'Converse com Godfrey',
  'contact.chatText':
    'Recomendado, porque é o mais rápido. Ele responde em oito idiomas e passa a uma pessoa o que não consegue resolver.',
  'contact.ask': 'Faça sua pergunta',
  'contact.answered': 'Resposta em 24 a 48 horas',
  'contact.write': 'Escreva uma carta',
  'contact.writeText':
    'Para tudo que precise de uma pessoa ou de documentos. Informe seu número de acompanhamento ou código Keymail, se tiver, nunca a G-Key inteira.',
  'contact.topics': 'Do que se trata',
  'contact.topicsIntro': 'Algumas coisas são mais rápidas de fazer do que de perguntar.',
  'topic.keymail': 'Um Keymail que não abre',
  'topic.keymailText':
    'A <link>página de Keymail</link> diz o motivo. Se a cópia já é sua, ela envia um link de acesso.',
  'topic.payment': 'Um pagamento',
  'topic.paymentText':
    'Nada é cobrado por uma cópia que já foi. Se o PayPal demora, continuamos perguntando, e o acesso abre quando ele responde, mesmo com o navegador fechado.',
  'topic.refund': 'Um reembolso',
  'topic.refundText': 'Você pagou ao artista, então peça primeiro a ele. <link>O que muda com um reembolso</link>',
  'topic.gKeys': 'G-Keys e pedidos',
  'topic.gKeysText':
    'Os passos e o preço estão em <link>Governance Tracker</link>. Se perdeu a chave, escreva do endereço do pedido.',
  'topic.mistake': 'Há um erro em uma página',
  'topic.mistakeText': '<link>Solicitar uma correção</link> diz o que muda na hora e o que uma pessoa analisa.',
  'topic.data': 'Seus dados',
  'topic.dataText':
    'O que guardamos e por quanto tempo está na <link>Política de privacidade</link>. Pedidos vão para o endereço acima.',
  'topic.features': 'Sugestões de recursos',
  'topic.featuresText':
    'Escreva o que tentou fazer e onde parou. Isso nos serve mais do que o nome de um recurso, e também respondemos a essas cartas.',
  'topic.together': 'Parcerias',
  'topic.togetherText': 'Casas de show, estúdios, fã-clubes: veja <link>Publicidade</link>.',
  'ads.title': 'Publicidade',
  'ads.lead': 'Não há anúncios no TuneMaker nem espaço para eles. O que procuramos são parceiros.',
  'ads.notForSale': 'O que não está à venda',
  'ads.notForSaleText':
    'Nada de banners, lugares pagos no catálogo ou envios em nome de terceiros. Nunca compartilhamos endereços de artistas ou fãs com ninguém, então não há público para alugar.',
  'ads.partners': 'Parceiros de que gostamos',
  'ads.partnersIntro': 'Lugares onde as músicas e quem as ama já se encontram.',
  'ads.venues': 'Casas de show e produtores',
  'ads.venuesText':
    'Artistas com G-Key criam de graça códigos QR para seus shows. Basta um lugar na entrada, no bar ou no ingresso.',
  'ads.studios': 'Estúdios e lojas de discos',
  'ads.studiosText':
    'Você encontra os artistas quando a música está pronta e a questão é onde colocá-la. Há uma carta para isso abaixo.',
  'ads.clubs': 'Fã-clubes',
  'ads.clubsText':
    'Um artista pode dar a um clube seus próprios Keymails. Os membros pagam direto ao artista, e cada um tem uma cópia numerada.',
  'ads.schools': 'Escolas, consultores, clínicas jurídicas',
  'ads.schoolsText': 'Uma descrição clara do que custa a um artista e do que pode trazer, para quem aconselha.',
  'ads.take': 'Leve uma com você',
  'ads.takeText': 'Cada uma tem uma página e foi feita para imprimir.',
  'ads.letterStudios': 'Para estúdios',
  'ads.letterClubs': 'Para fã-clubes',
  'ads.letterCounselors': 'Para conselheiros',
  'ads.letterVisitors': 'Para visitantes',
  'ads.read': 'Ler e imprimir',
  'ads.begin': 'Como começar',
  'ads.beginText':
    'Escreva para <mail>{mail}</mail>: quem você é, onde está, o que tem em mente. Parcerias são combinadas uma a uma, entre pessoas. Você recebe resposta em 24 a 48 horas.',
  'ads.godfrey': 'Godfrey responde uma pergunta rápida.',
  'article.contents': 'Nesta página',
}
