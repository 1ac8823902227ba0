import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'Contato',
  'contact.lead': 'Dois caminhos até nós: Godfrey responde a qualquer hora, e uma pessoa lê cada e-mail.',
  'contact.open': 'Aberto agora, 24 horas por dia, 7 dias por semana',
  'contact.chat': 'Converse com Godfrey',
  'contact.chatText':
    'Recomendado, porque é o mais rápido. Ele responde em oito idiomas e passa a uma pessoa o que não consegue resolver.',
  'contact.ask': 'Faça sua pergunta',
  'contact.answered': 'Resposta em 24 a 48 horas',
  'contact.write': 'Escreva um e-mail',
  'contact.writeText':
    'Para tudo que precise de uma pessoa ou de documentos. Informe seu número de acompanhamento ou código de Keymail, se tiver, nunca a G-Key inteira.',
  'contact.topics': 'Do que se trata',
  'contact.topicsIntro': 'Algumas coisas são mais rápidas de fazer do que de perguntar.',
  'topic.keymail': 'Uma Keymail que não abre',
  'topic.keymailText':
    'A <link>página de Keymail</link> diz o motivo. Se a cópia já é sua, ela envia um link de acesso.',
  'topic.payment': 'Um pagamento',
  'topic.paymentText':
    'Nada é cobrado por uma cópia que já não está disponível. Se o PayPal demora, continuamos perguntando, e o acesso abre quando ele responde, mesmo com o navegador fechado.',
  'topic.refund': 'Um reembolso',
  'topic.refundText': 'Você pagou ao artista, então peça primeiro a ele. <link>O que muda com um reembolso</link>',
  'topic.gKeys': 'G-Keys e inscrições',
  'topic.gKeysText':
    'Os passos e o preço estão em <link>Governance Tracker</link>. Se perdeu a chave, escreva do endereço da inscrição.',
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
}
