import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': 'Gere renda',
  'income.lead':
    'Seis maneiras de uma música render algo. Nem todas pagam pelo TuneMaker, e seria um mau começo fingir que sim. Cada uma diz de onde vem o dinheiro.',
  'income.apply': 'Comece agora: inscreva-se',
  'income.paidHere': 'Pago aqui',
  'income.inPrice': 'No seu preço',
  'income.elsewhere': 'Pago em outro lugar',
  'income.inCopy': 'Em cada cópia',
  'income.free': 'Grátis',
  'income.1': 'Vendas diretas',
  'income.1Text':
    'Um fã paga o preço que você define, pelo PayPal, direto na sua conta. Não há loja no meio, e não ficamos com nada. O PayPal cobra sua taxa, como em todo pagamento.',
  'income.2': 'Renda com Keymails',
  'income.2Text':
    'A Keymail é como se vende direto aqui: um código por cópia, a partir de US$ 1,00. O formulário sugere US$ 7,50; você decide. Entregue os códigos por e-mail, na mesa de merch, no verso do repertório. Você recebe assim que um é resgatado.',
  'income.3': 'Preço pela escassez digital',
  'income.3Text':
    'Você escolhe quantas cópias existem, de 1 a 10.000. Vinte a US$ 50,00 e mil a US$ 1,00 dão os mesmos US$ 1.000,00, e são duas noites bem diferentes. Depois da primeira Keymail, a edição pode diminuir, nunca crescer.',
  'income.4': 'Royalties de streaming',
  'income.4Text':
    'Vêm dos serviços de streaming, pela sua distribuidora e sociedade de gestão. O TuneMaker não paga. Uma música que você vende aqui em cópias numeradas pode rendê-los lá do mesmo jeito.',
  'income.5': 'Fãs como membros',
  'income.5Text':
    'Cada cópia abre o seu Private Green Room enquanto o fã a tiver. Não há mensalidade à parte: com a cópia, o fã já é membro, e esse é um bom motivo para cobrar mais por ela.',
  'income.6': 'Código QR para shows',
  'income.6Text':
    'Grátis com G-Key. Imprima em um cartaz, no bumbo, em um porta-copos: quem escaneia chega à sua página. O código em si não rende nada; ele traz quem compra.',
  'sum.title': 'Faça as contas antes',
  'sum.1':
    'Digamos que você lance uma música em 100 cópias a US$ 7,50 e todas sejam vendidas. Ninguém pode prometer isso, por isso as taxas estão no mesmo recibo.',
  'sum.2':
    'O dinheiro chega à sua conta PayPal a cada venda. Passá-lo a um banco ou ao Venmo é entre você e o PayPal. O TuneMaker vive da G-Key, da taxa de envio e da Biblioteca de música digital de US$ 9,95, não das suas vendas.',
  'sum.3':
    'Quanto mais músicas, menos custa cada uma: US$ 25 com uma ou duas, 22 com três ou quatro, 20 com cinco ou seis, 18 com sete ou oito, 16 com nove ou dez. Essas taxas não são reembolsáveis.',
  'slip.title': '100 cópias a US$ 7,50',
  'slip.fans': 'Os fãs pagam a você',
  'slip.share': 'Parte do TuneMaker',
  'slip.fee': 'Taxa do PayPal',
  'slip.feeText': 'conforme a tarifa do PayPal',
  'slip.upload': 'Envio, uma vez',
  'slip.gKey': 'G-Key, uma vez na vida',
  'slip.left': 'Sobra, antes de PayPal e impostos',
  'income.godfrey': 'Godfrey pode montar com você um plano de uma a dez músicas.',
}
