import type { Topic } from './topic.ts'

export const networkBusy: Topic = {
  id: 'network-busy',
  page: '/browse-music',
  english: {
    questions: [
      'Why does it say my network holds as many copies as one network may?',
      'network-busy',
      'too many copies are held from our Wi-Fi',
      'we are all in one concert hall and only some of us can buy',
      'it says a copy is held for me already in another window',
      'I left PayPal without paying and now I cannot buy a copy',
      'can one person block a whole edition by starting to pay and leaving',
    ],
    answer:
      'A copy on open sale is kept for you while you pay. So that nobody locks an edition by starting and leaving, one network address keeps at most a quarter of its copies at a time (two at least, twenty at most), and what was left unpaid counts for an hour. Every payment from your network makes room for more, so a full hall can go on buying. Finish or close a payment that is open, wait a minute, or use another network such as your phone’s own. Nothing was charged.',
  },
  spanish: {
    questions: [
      '¿Por qué dice que mi red ya tiene reservadas tantas copias como puede?',
      'red ocupada al comprar una copia',
      'hay demasiadas copias reservadas desde nuestro wifi',
      'estamos todos en una sala de conciertos y solo algunos pueden comprar',
      'dice que ya tengo una copia reservada en otra ventana',
      'salí de PayPal sin pagar y ahora no puedo comprar una copia',
      '¿puede una persona bloquear toda una edición empezando a pagar y marchándose?',
    ],
    answer:
      'Una copia en venta abierta se guarda para ti mientras pagas. Para que nadie bloquee una edición empezando y marchándose, una misma dirección de red guarda a la vez como mucho la cuarta parte de las copias (dos como mínimo, veinte como máximo), y lo que quedó sin pagar cuenta durante una hora. Cada pago desde tu red abre sitio para más, así que una sala llena puede seguir comprando. Termina o cierra el pago que tengas abierto, espera un minuto o usa otra red, por ejemplo la del móvil. No se cobró nada.',
  },
  french: {
    questions: [
      'Pourquoi dit-on que mon réseau retient autant d’exemplaires que permis ?',
      'réseau occupé à l’achat d’un exemplaire',
      'trop d’exemplaires sont retenus depuis notre wifi',
      'nous sommes tous dans une salle de concert et seuls certains peuvent acheter',
      'il est écrit qu’un exemplaire m’est déjà réservé dans une autre fenêtre',
      'j’ai quitté PayPal sans payer et je ne peux plus acheter d’exemplaire',
      'quelqu’un peut-il bloquer toute une édition en commençant à payer puis en partant ?',
    ],
    answer:
      'Un exemplaire en vente libre vous est gardé pendant que vous payez. Pour que personne ne bloque une édition en commençant puis en partant, une adresse réseau retient à la fois au plus un quart des exemplaires (deux au moins, vingt au plus), et ce qui est resté impayé compte pendant une heure. Chaque paiement depuis votre réseau refait de la place : une salle pleine peut continuer d’acheter. Terminez ou fermez le paiement ouvert, attendez une minute, ou passez par un autre réseau, celui du téléphone par exemple. Rien n’a été débité.',
  },
  german: {
    questions: [
      'Warum heißt es, mein Netz halte schon so viele Exemplare wie erlaubt?',
      'Netz ausgelastet beim Kauf eines Exemplars',
      'aus unserem WLAN werden zu viele Exemplare gehalten',
      'wir sind alle in einer Konzerthalle und nur einige können kaufen',
      'es heißt, für mich sei schon ein Exemplar in einem anderen Fenster reserviert',
      'ich habe PayPal ohne Zahlung verlassen und kann jetzt kein Exemplar kaufen',
      'kann jemand eine ganze Auflage blockieren, indem er zu zahlen beginnt und geht',
    ],
    answer:
      'Ein Exemplar im freien Verkauf wird für Sie gehalten, während Sie zahlen. Damit niemand eine Auflage blockiert, indem er anfängt und geht, hält eine Netzadresse zugleich höchstens ein Viertel der Exemplare (mindestens zwei, höchstens zwanzig), und was unbezahlt blieb, zählt eine Stunde lang mit. Jede Zahlung aus Ihrem Netz schafft wieder Platz, ein voller Saal kann also weiterkaufen. Schließen Sie eine offene Zahlung ab oder brechen Sie sie ab, warten Sie eine Minute oder nehmen Sie ein anderes Netz, etwa das des Telefons. Es wurde nichts berechnet.',
  },
  italian: {
    questions: [
      'Perché dice che la mia rete tiene già tutte le copie consentite?',
      'rete occupata durante l’acquisto di una copia',
      'dal nostro wifi sono tenute troppe copie',
      'siamo tutti in una sala da concerto e solo alcuni riescono a comprare',
      'dice che una copia è già tenuta per me in un’altra finestra',
      'ho lasciato PayPal senza pagare e ora non posso comprare una copia',
      'qualcuno può bloccare un’intera edizione iniziando a pagare e andandosene?',
    ],
    answer:
      'Una copia in vendita libera resta tua mentre paghi. Perché nessuno blocchi un’edizione iniziando e andandosene, un indirizzo di rete tiene insieme al massimo un quarto delle copie (almeno due, al più venti), e ciò che è rimasto non pagato conta per un’ora. Ogni pagamento dalla tua rete fa di nuovo posto, così una sala piena può continuare a comprare. Concludi o chiudi il pagamento aperto, aspetta un minuto o usa un’altra rete, per esempio quella del telefono. Non è stato addebitato nulla.',
  },
  portuguese: {
    questions: [
      'Por que diz que a minha rede já segura tantas cópias quanto pode?',
      'rede ocupada ao comprar uma cópia',
      'há cópias demais reservadas pelo nosso wi-fi',
      'estamos todos numa casa de shows e só alguns conseguem comprar',
      'diz que já há uma cópia reservada para mim em outra janela',
      'saí do PayPal sem pagar e agora não consigo comprar uma cópia',
      'alguém pode travar uma edição inteira começando a pagar e indo embora?',
    ],
    answer:
      'Uma cópia em venda aberta fica guardada para você enquanto paga. Para que ninguém trave uma edição começando e indo embora, um endereço de rede guarda ao mesmo tempo no máximo um quarto das cópias (pelo menos duas, no máximo vinte), e o que ficou sem pagar conta durante uma hora. Cada pagamento da sua rede abre lugar para mais, então uma casa cheia pode continuar comprando. Termine ou feche o pagamento aberto, espere um minuto ou use outra rede, como a do celular. Nada foi cobrado.',
  },
  chinese: {
    questions: [
      '为什么说我的网络保留的副本已达上限？',
      '购买副本时提示网络繁忙',
      '我们的Wi-Fi保留的副本太多了',
      '我们都在同一个音乐厅，只有一部分人能买',
      '提示另一个窗口已为我保留了一份副本',
      '我没付款就离开了PayPal，现在买不了副本',
      '有人开始付款又离开，能把整个版本锁住吗？',
    ],
    answer:
      '公开发售的副本会在您付款期间为您保留。为了不让任何人靠开始付款又离开来锁住一个版本，同一个网络地址同时最多保留四分之一的副本（至少两份，最多二十份），未付款的保留会计算一小时。您的网络每完成一次付款就会腾出更多名额，所以坐满人的音乐厅可以继续购买。请完成或关闭已打开的付款，等一分钟，或换一个网络，例如手机自己的网络。没有扣款。',
  },
  japanese: {
    questions: [
      'なぜ同じネットワークで取り置きできる数に達したと表示されるのですか？',
      'コピーの購入でネットワークが混雑していると出る',
      '私たちのWi-Fiから取り置きされたコピーが多すぎる',
      'みんな同じコンサート会場にいて一部の人しか買えない',
      '別のウィンドウですでにコピーが取り置きされていると言われる',
      '支払わずにPayPalを離れたらコピーを買えなくなった',
      '支払いを始めて離れるだけで版全体をふさぐことはできますか？',
    ],
    answer:
      '公開販売のコピーは、支払いの間あなたのために取り置かれます。始めて離れるだけで版をふさぐことがないように、一つのネットワークが同時に取り置けるのはコピーの四分の一まで（最低二枚、最高二十枚）で、支払われなかった分は一時間数えられます。同じネットワークから支払いがあるたびに枠が増えるので、満員の会場でも買い続けられます。開いている支払いを終えるか閉じる、一分待つ、または携帯回線など別のネットワークをお使いください。請求はされていません。',
  },
}
