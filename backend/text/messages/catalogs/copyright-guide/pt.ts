import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
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
    'O que você entrega para nós é esse certificado ou confirmação, em PDF, JPG ou PNG. Fica guardado em sigilo, para a verificação e nada mais.',
  'filing.noAdvice': 'Isto é um resumo para músicos, não aconselhamento jurídico. Valem as páginas do próprio órgão.',
  'filing.aside': 'Taxa e ajuda externa',
  'filing.fee': 'é quanto custa o registro, conforme o que e como você registra. Você paga ao órgão, não a nós.',
  'filing.faq': 'Perguntas frequentes do Copyright Office',
  'filing.faqNote': '(abre copyright.gov em uma nova aba)',
  'adds.title': 'O que uma G-Key acrescenta',
  'adds.text':
    'O registro diz ao mundo que a música é sua. Uma G-Key diz isso ao TuneMaker e permite que você venda aqui.',
  'adds.1': 'Seu nome e seus documentos são comparados antes de publicarmos algo seu.',
  'adds.2': 'Cada cópia vendida leva seu número, e nunca há uma a mais do que você disse.',
  'adds.3': 'Só você pode emitir Keymails das suas músicas.',
  'adds.4':
    'Custa US$ 50 uma única vez, mais impostos aplicáveis, em vez dos US$ 100 normais. Não reembolsável, vale para sempre.',
  'adds.get': 'Obter acesso com G-Key',
  'copyright.godfrey': 'Coautores, samples, covers: pergunte antes de registrar.',
}
