import type { Topic } from './topic.ts'

export const testGKeys: Topic = {
  id: 'test-g-keys',
  page: '/g-key-login',
  english: {
    questions: [
      'Is there a G-Key I can test for free?',
      'demo key',
      'can I just look around before I pay',
      'I want to see the workshop but don’t want to spend money yet',
      'What can’t I do with a test G-Key?',
      'it would be nice to know how to upgrade from evaluation mode',
      'free trial evaluation key Take a Tour test drive',
      'my demo Keymail cannot be redeemed',
    ],
    answer:
      'Yes, the Members page, /g-key-login, lends out evaluation G-Keys free of charge; choose “Take a Tour”. They open every room and let you preview uploads and make demo Keymails, but they take no payments and issue no real Keymails, and demo codes cannot be redeemed. Other people may be using the same key, so leave nothing private there. For real sales, apply for a production G-Key at /governance-tracker.',
  },
  spanish: {
    questions: [
      '¿Hay alguna G-Key que pueda probar gratis?',
      'llave de prueba',
      'puedo echar un vistazo antes de pagar',
      'quiero ver el taller pero todavía no quiero gastar dinero',
      '¿Qué no puedo hacer con una G-Key de prueba?',
      'estaría bien saber cómo paso del modo de evaluación a una cuenta real',
      'demo gratis llave de evaluación recorrido Take a Tour',
      'mi Keymail de demostración no se puede canjear',
    ],
    answer:
      'Sí, la página Members, /g-key-login, presta gratis G-Keys de evaluación; elige “Take a Tour”. Abren todas las salas y te dejan ver cómo se suben canciones y crear Keymails de demostración, pero no aceptan pagos ni emiten Keymails reales, y los códigos de demostración no se pueden canjear. Puede que otras personas usen la misma llave, así que no dejes nada privado. Para vender de verdad, solicita una G-Key de producción en /governance-tracker.',
  },
  french: {
    questions: [
      'Existe-t-il une G-Key à essayer gratuitement ?',
      'clé de démonstration',
      'je peux jeter un œil avant de payer',
      'je veux voir l’atelier mais je ne veux pas encore dépenser d’argent',
      'Qu’est-ce que je ne peux pas faire avec une G-Key de test ?',
      'j’aimerais savoir comment passer du mode évaluation à un vrai compte',
      'essai gratuit clé d’évaluation visite Take a Tour',
      'mon Keymail de démo ne peut pas être utilisé',
    ],
    answer:
      'Oui, la page Members, /g-key-login, prête gratuitement des G-Keys d’évaluation ; choisissez « Take a Tour ». Elles ouvrent toutes les pièces et permettent d’essayer l’envoi de morceaux et des Keymails de démonstration, mais elles n’acceptent aucun paiement et n’émettent aucun vrai Keymail, et les codes de démonstration ne peuvent pas être utilisés. D’autres personnes se servent peut-être de la même clé, n’y laissez donc rien de privé. Pour vendre réellement, demandez une G-Key de production sur /governance-tracker.',
  },
  german: {
    questions: [
      'Gibt es einen G-Key, den ich kostenlos testen kann?',
      'Testschlüssel',
      'kann ich mich erst mal umsehen, bevor ich zahle',
      'ich möchte die Werkstatt sehen, aber noch kein Geld ausgeben',
      'Was geht mit einem Test-G-Key nicht?',
      'es wäre gut zu wissen, wie ich vom Testmodus auf ein echtes Konto umsteige',
      'gratis Demo Evaluierung Probezugang Take a Tour',
      'mein Demo-Keymail lässt sich nicht einlösen',
    ],
    answer:
      'Ja, auf der Seite Members, /g-key-login, liegen kostenlose G-Keys zum Ausprobieren; wählen Sie „Take a Tour“. Sie öffnen jeden Raum und zeigen Ihnen Upload und Demo-Keymails als Vorschau, nehmen aber keine Zahlungen an und geben keine echten Keymails aus, und Demo-Codes lassen sich nicht einlösen. Andere benutzen vielleicht denselben Schlüssel, hinterlassen Sie also nichts Privates. Für echte Verkäufe beantragen Sie einen Produktions-G-Key unter /governance-tracker.',
  },
  italian: {
    questions: [
      'C’è una G-Key che posso provare gratis?',
      'chiave di prova',
      'posso dare un’occhiata prima di pagare',
      'voglio vedere il laboratorio ma per ora non voglio spendere',
      'Che cosa non posso fare con una G-Key di test?',
      'sarebbe utile sapere come passo dalla modalità di valutazione a un account vero',
      'demo gratuita chiave di valutazione Take a Tour',
      'il mio Keymail demo non si può riscattare',
    ],
    answer:
      'Sì, la pagina Members, /g-key-login, presta gratuitamente G-Key di valutazione; scegli “Take a Tour”. Aprono tutte le stanze e ti fanno vedere in anteprima i caricamenti e creare Keymail dimostrativi, ma non accettano pagamenti e non emettono Keymail veri, e i codici demo non si possono riscattare. Altre persone potrebbero usare la stessa chiave, quindi non lasciarci niente di privato. Per vendere davvero, richiedi una G-Key di produzione su /governance-tracker.',
  },
  portuguese: {
    questions: [
      'Existe alguma G-Key que eu possa testar de graça?',
      'chave de teste',
      'dá para dar uma olhada antes de pagar',
      'quero ver a oficina, mas ainda não quero gastar dinheiro',
      'O que não consigo fazer com uma G-Key de teste?',
      'seria bom saber como passo do modo de avaliação para uma conta real',
      'demo grátis chave de avaliação tour Take a Tour',
      'meu Keymail de demonstração não pode ser resgatado',
    ],
    answer:
      'Sim, a página Members, /g-key-login, empresta G-Keys de avaliação de graça; escolha “Take a Tour”. Elas abrem todas as salas e deixam você ver uma prévia dos envios e criar Keymails de demonstração, mas não recebem pagamentos nem emitem Keymails reais, e os códigos de demonstração não podem ser resgatados. Outras pessoas podem estar usando a mesma chave, então não deixe nada pessoal ali. Para vender de verdade, solicite uma G-Key de produção em /governance-tracker.',
  },
  chinese: {
    questions: [
      '有可以免费试用的G-Key吗？',
      '测试密钥',
      '付款之前能先看看吗',
      '我想看看工作室长什么样，但还不想花钱',
      '测试G-Key有哪些事情做不了？',
      '想知道怎么从体验模式升级成正式账户',
      '免費體驗 演示密鑰 試用 Take a Tour',
      '我的演示Keymail没法兑换',
    ],
    answer:
      '有的，Members页面（/g-key-login）免费提供体验用的G-Key，请选择“Take a Tour”。它能进入每个房间，预览上传，并生成演示用的Keymail，但不能收付款，也不能签发真正的Keymail，演示代码无法兑换。同一把密钥可能还有别人在用，请不要留下私人内容。要正式销售，请在 /governance-tracker 申请正式的G-Key。',
  },
  japanese: {
    questions: [
      '無料で試せるG-Keyはありますか？',
      'お試しキー',
      'お金払う前にちょっと見てみたいんだけど',
      '工房の中を見たいのですが、まだお金は使いたくありません',
      'テスト用G-Keyでできないことは何ですか',
      '評価モードから本番に切り替える方法を知りたいです',
      '無料試用 体験用鍵',
      'デモのKeymailが使えない',
    ],
    answer:
      'はい、Membersページ（/g-key-login）で「Take a Tour」を選ぶと、評価用のG-Keyを無料でお使いいただけます。どの部屋にも入れて、アップロードの下見やデモ用Keymailの作成ができますが、支払いと本物のKeymailの発行はできず、デモのコードは引き換えられません。同じ鍵をほかの方も使っていることがあるので、個人的なものは残さないでください。実際に販売するには /governance-tracker で本番用のG-Keyをご申請ください。',
  },
}
