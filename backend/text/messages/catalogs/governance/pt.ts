import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Antes de lançar uma música, precisamos saber de quem ela é. Verificamos isso com o Governance Tracker. A G-Key é o que você recebe depois.',
  'governance.apply': 'Inscreva-se agora: receba sua G-Key',
  'price.title': 'Uma G-Key',
  'price.normally': 'Preço normal',
  'price.not': 'não',
  'price.offer': 'Oferta por tempo limitado',
  'price.half': '50% de desconto',
  'price.tax': 'Impostos',
  'price.taxText': 'conforme o seu caso',
  'price.once': 'Você paga uma vez, sem impostos',
  'price.note': 'Mais os impostos aplicáveis. Uma vez só, para sempre, sem renovação. Não reembolsável.',
  'steps.title': 'Da inscrição à chave',
  'steps.intro': 'Você pode acompanhar cada passo com seu número de acompanhamento.',
  'step.1': 'Você se inscreve',
  'step.1Text':
    'Seu nome civil, seu nome artístico, um e-mail e o que você registrou: títulos, números, datas. Você precisa ter 18 anos ou mais e ser titular dos direitos.',
  'step.2': 'Você confirma',
  'step.2Text':
    'Você recebe um número de acompanhamento, como <code>TM-20261120-K7Q2M9XA</code>, e um e-mail com um link. Abra-o para sabermos que o endereço é seu.',
  'step.3': 'Você paga',
  'step.3Text':
    'US$ 50 pelo PayPal, mais impostos aplicáveis. A taxa cobre a verificação e não é reembolsável, então deixe os documentos em ordem antes.',
  'step.4': 'Lemos seus documentos',
  'step.4Text':
    'Godfrey lê primeiro: compara seu documento com o que você escreveu. Se número, título, nome e data batem, sua chave sai em minutos. O que faltar ou não estiver claro, e toda imagem, vai para uma pessoa, que responde em 24 a 48 horas.',
  'step.5': 'Sua G-Key chega por e-mail',
  'step.5Text':
    'Nós a mostramos uma vez e guardamos só um código de verificação, então ninguém aqui pode informá-la de novo. Se for perdida, escreva do endereço da inscrição. Uma pessoa confere antes de enviar outra.',
  'opens.title': 'O que ela abre',
  'opens.intro': 'Com uma chave, você tem sua própria oficina.',
  'opens.uploads': 'Envios',
  'opens.uploadsText':
    'Lance uma gravação em uma edição de 1 a 10.000 cópias. US$ 25 por música, só US$ 16 cada com nove ou dez.',
  'opens.keymails': 'Um código por cópia, no seu preço. Distribua como quiser.',
  'opens.room': 'Seu Private Green Room',
  'opens.roomText': 'Os bastidores em que só entra quem tem suas Keymails.',
  'opens.qr': 'Códigos QR',
  'opens.qrText': 'Grátis para membros com G-Key, quantos você conseguir colar.',
  'opens.books': 'As contas',
  'opens.booksText': 'Cada venda, a taxa do PayPal e o que foi reembolsado, centavo por centavo.',
  'opens.money': 'O dinheiro',
  'opens.moneyText':
    'Os fãs pagam direto na sua conta PayPal. Não ficamos com nada da venda, e seu dinheiro nunca passa por nós.',
  'not.title': 'O que ela não é',
  'not.1':
    'Uma G-Key não é um registro de direitos autorais. Esse você faz antes, no órgão do seu país; custa de US$ 45 a US$ 85. <link>Registre sua obra</link> explica como.',
  'not.2':
    'Também não é um contrato com gravadora. As músicas continuam suas, e não somos donos de nada delas. E não empreste a ninguém: quem tem a chave pode agir em seu nome.',
  'not.3':
    'Ainda em dúvida? A <link>página dos artistas</link> oferece G-Keys de avaliação. Elas abrem todas as páginas e não custam nada; só pagamentos e Keymails reais ficam desligados.',
  'governance.godfrey': 'Não sabe se seus documentos bastam? Conte a Godfrey o que você tem.',
}
