import type { Topic } from './topic.ts'

export const errorEvaluationMode: Topic = {
  id: 'error-evaluation-mode',
  page: '/g-key-login',
  english: {
    questions: [
      'What does Evaluation Mode mean?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'how do I upgrade from a test G-Key',
      'why can I only preview',
    ],
    answer:
      'You are signed in with an evaluation G-Key: uploads and Keymails are shown as a preview, nothing is charged, stored or sold, and demo codes cannot be redeemed. To sell for real, apply for a production G-Key at /governance-tracker for {gKeyPrice}, paid once, and sign in with that.',
  },
  spanish: {
    questions: [
      '¿Qué significa Evaluation Mode?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'cómo paso de una G-Key de prueba a una real',
      'por qué solo puedo ver una vista previa',
    ],
    answer:
      'Has entrado con una G-Key de evaluación: subidas y Keymails son solo una muestra, no se cobra, guarda ni vende nada, y los códigos demo no se canjean. Para vender de verdad, solicita una G-Key de producción en /governance-tracker por {gKeyPrice}, un solo pago, y entra con ella.',
  },
  french: {
    questions: [
      'Que veut dire Evaluation Mode ?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'comment passer d’une G-Key de test à une vraie',
      'pourquoi n’ai-je qu’un aperçu',
    ],
    answer:
      'Vous êtes connecté avec une G-Key d’évaluation : envois et Keymails sont un aperçu, rien n’est débité, conservé ni vendu, et les codes de démo ne s’utilisent pas. Pour vendre vraiment, demandez une G-Key de production sur /governance-tracker pour {gKeyPrice}, payés une fois, et connectez-vous avec elle.',
  },
  german: {
    questions: [
      'Was bedeutet Evaluation Mode?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'wie komme ich vom Test-G-Key zum richtigen',
      'warum sehe ich nur eine Vorschau',
    ],
    answer:
      'Sie sind mit einem Test-G-Key angemeldet: Uploads und Keymails sind nur eine Vorschau, nichts wird abgebucht, gespeichert oder verkauft, und Demo-Codes lassen sich nicht einlösen. Zum echten Verkauf beantragen Sie unter /governance-tracker für einmalig {gKeyPrice} einen Produktions-G-Key und melden sich damit an.',
  },
  italian: {
    questions: [
      'Cosa vuol dire Evaluation Mode?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'come passo da una G-Key di prova a una vera',
      'perché vedo solo un’anteprima',
    ],
    answer:
      'Sei entrato con una G-Key di prova: caricamenti e Keymail sono solo un’anteprima, nulla viene addebitato, salvato o venduto, e i codici demo non si riscattano. Per vendere davvero chiedi una G-Key di produzione su /governance-tracker per {gKeyPrice}, una volta sola, e accedi con quella.',
  },
  portuguese: {
    questions: [
      'O que significa Evaluation Mode?',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'como passo de uma G-Key de teste para uma real',
      'por que só vejo uma prévia',
    ],
    answer:
      'Você entrou com uma G-Key de avaliação: envios e Keymails são só uma prévia, nada é cobrado, guardado ou vendido, e códigos demo não são resgatados. Para vender de verdade, peça uma G-Key de produção em /governance-tracker por {gKeyPrice}, pagos uma vez, e entre com ela.',
  },
  chinese: {
    questions: [
      'Evaluation Mode是什么意思？',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      '试用G-Key怎么升级为正式的',
      '为什么我只能预览',
    ],
    answer:
      '您用的是体验G-Key：上传和Keymail都只是预览，不扣款、不保存、不销售，演示代码也不能兑换。要真正销售，请在/governance-tracker申请正式G-Key，一次性{gKeyPrice}，再用它登录。',
  },
  japanese: {
    questions: [
      'Evaluation Modeとは？',
      'Evaluation Mode - Upload Preview',
      'Evaluation Mode - Keymail Preview',
      'This G-Key is for evaluation. Contact Godfrey to upgrade to a production G-Key.',
      'お試しのG-Keyから本番に切り替えるには',
      'なぜプレビューしかできないの',
    ],
    answer:
      'お試し用のG-Keyでサインインしています。アップロードもKeymailもプレビューで、請求も保存も販売もされず、デモコードは引き換えられません。実際に販売するには、/governance-trackerで本番のG-Key（{gKeyPrice}、一回払い）を申請し、それでサインインしてください。',
  },
}
