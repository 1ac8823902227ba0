import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
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
    'Ele tem limites firmes. Nada do que diz em uma conversa pode aprovar uma inscrição, mover dinheiro ou mudar uma conta, e ele só vê os dados de quem fala com ele. O que vai além dele passa para uma pessoa.',
  'staff.mission': 'Nossa missão',
  'staff.missionLine': 'Quem escreve as músicas define o preço, mantém os direitos e recebe o dinheiro.',
  'staff.missionText':
    'Uma música em número fixo de cópias pode valer algo para quem tem uma, e assim pagar quem a escreveu. Conferimos de quem ela é, contamos as cópias e ficamos fora do dinheiro: ele vai do fã para a conta PayPal do artista. <link>Gere renda</link> mostra as contas.',
  'staff.godfrey': 'Você pode conhecer um de nós agora mesmo.',
}
