import type { Topic } from './topic.ts'

export const artCardRarityAndProtection: Topic = {
  id: 'art-card-rarity-and-protection',
  page: '/fine-art',
  english: {
    questions: [
      'What do the rarity levels of art cards mean?',
      'rare, legendary, masterpiece',
      'How are art cards protected?',
      'how do I know a card is genuine',
      'What is the verification code on a card?',
      'What does obfuscation level mean?',
      'Could somebody make more copies of my card later?',
      'rarity badge',
      'I am worried that my artwork gets copied',
      'what do rare and legendary mean',
      'which level is the rarest',
    ],
    answer:
      'Each art card carries one of five rarity badges: Common, Uncommon, Rare, Legendary or Masterpiece. The number of copies is fixed, and there is never one more; the card’s page shows how many are sold and how many remain. For protection every card has its own verification code, of which the page shows the first 8 characters, and an obfuscation level: standard, enhanced or maximum.',
  },
  spanish: {
    questions: [
      '¿Qué significan los niveles de rareza de las tarjetas de arte?',
      'rara, legendaria, obra maestra',
      '¿Cómo están protegidas las tarjetas de arte?',
      'cómo sé que una tarjeta es auténtica',
      '¿Qué es el código de verificación de una tarjeta?',
      '¿Qué significa el nivel de ofuscación?',
      '¿Podrían hacer más copias de mi tarjeta más adelante?',
      'insignia de rareza',
      'me preocupa que copien mi obra',
      'qué significan rara y legendaria',
      'cuál es el nivel más raro',
    ],
    answer:
      'Cada tarjeta de arte lleva una de cinco insignias de rareza: Common, Uncommon, Rare, Legendary o Masterpiece. El número de copias es fijo y nunca hay una más; la página de la tarjeta muestra cuántas se vendieron y cuántas quedan. Como protección, cada tarjeta tiene su propio código de verificación, del que la página muestra los primeros 8 caracteres, y un nivel de ofuscación: standard, enhanced o maximum.',
  },
  french: {
    questions: [
      'Que signifient les niveaux de rareté des cartes d’art ?',
      'rare, légendaire, chef-d’œuvre',
      'Comment les cartes d’art sont-elles protégées ?',
      'comment savoir si une carte est authentique',
      'Qu’est-ce que le code de vérification d’une carte ?',
      'Que veut dire le niveau d’obfuscation ?',
      'Pourrait-on faire plus tard d’autres exemplaires de ma carte ?',
      'badge de rareté',
      'j’ai peur que mon œuvre soit copiée',
      'que veulent dire rare et légendaire',
      'quel est le niveau le plus rare',
    ],
    answer:
      'Chaque carte d’art porte l’un des cinq badges de rareté : Common, Uncommon, Rare, Legendary ou Masterpiece. Le nombre d’exemplaires est fixé et il n’y en a jamais un de plus ; la page de la carte indique combien sont vendus et combien restent. Pour sa protection, chaque carte a son propre code de vérification, dont la page montre les 8 premiers caractères, et un niveau d’obfuscation : standard, enhanced ou maximum.',
  },
  german: {
    questions: [
      'Was bedeuten die Seltenheitsstufen der Kunstkarten?',
      'selten, legendär, Meisterwerk',
      'Wie sind Kunstkarten geschützt?',
      'woran erkenne ich eine echte Karte',
      'Was ist der Prüfcode einer Karte?',
      'Was bedeutet die Verschleierungsstufe?',
      'Kann jemand später noch mehr Exemplare meiner Karte machen?',
      'Seltenheit Abzeichen',
      'ich habe Sorge, dass mein Kunstwerk kopiert wird',
      'was bedeuten selten und legendär',
      'welche Stufe ist am seltensten',
    ],
    answer:
      'Jede Kunstkarte trägt eines von fünf Seltenheitsabzeichen: Common, Uncommon, Rare, Legendary oder Masterpiece. Die Zahl der Exemplare steht fest, und es gibt nie eines mehr; die Seite der Karte zeigt, wie viele verkauft und wie viele noch da sind. Zum Schutz hat jede Karte einen eigenen Prüfcode, von dem die Seite die ersten 8 Zeichen zeigt, und eine Verschleierungsstufe: standard, enhanced oder maximum.',
  },
  italian: {
    questions: [
      'Che cosa significano i livelli di rarità delle carte d’arte?',
      'rara, leggendaria, capolavoro',
      'Come sono protette le carte d’arte?',
      'come so se una carta è autentica',
      'Che cos’è il codice di verifica di una carta?',
      'Che cosa vuol dire livello di offuscamento?',
      'Qualcuno potrebbe fare altre copie della mia carta in futuro?',
      'badge di rarità',
      'ho paura che la mia opera venga copiata',
      'cosa vogliono dire rara e leggendaria',
      'qual è il livello più raro',
    ],
    answer:
      'Ogni carta d’arte porta uno di cinque badge di rarità: Common, Uncommon, Rare, Legendary o Masterpiece. Il numero di copie è fisso e non ce n’è mai una in più; la pagina della carta mostra quante sono vendute e quante restano. A protezione, ogni carta ha un proprio codice di verifica, di cui la pagina mostra i primi 8 caratteri, e un livello di offuscamento: standard, enhanced o maximum.',
  },
  portuguese: {
    questions: [
      'O que significam os níveis de raridade dos cards de arte?',
      'raro, lendário, obra-prima',
      'Como os cards de arte são protegidos?',
      'como sei que um card é autêntico',
      'O que é o código de verificação de um card?',
      'O que quer dizer nível de ofuscação?',
      'Alguém pode fazer mais cópias do meu card depois?',
      'selo de raridade',
      'tenho medo de que copiem minha obra',
      'o que significam rara e lendária',
      'qual é o nível mais raro',
    ],
    answer:
      'Cada card de arte leva um de cinco selos de raridade: Common, Uncommon, Rare, Legendary ou Masterpiece. O número de cópias é fixo e nunca existe uma a mais; a página do card mostra quantas foram vendidas e quantas restam. Para proteção, cada card tem seu próprio código de verificação, do qual a página mostra os primeiros 8 caracteres, e um nível de ofuscação: standard, enhanced ou maximum.',
  },
  chinese: {
    questions: [
      '艺术卡的稀有度等级是什么意思？',
      '稀有 传说 杰作',
      '艺术卡是怎么保护的',
      '怎么知道卡是真的',
      '卡上的验证码是什么？',
      '混淆级别是什么意思',
      '以后会不会有人加印我的卡',
      '稀有度徽章',
      '我担心作品被人复制',
      '藝術卡的稀有度和保護方式',
      '稀有和传奇是什么意思',
      '哪个等级最稀有',
    ],
    answer:
      '每张艺术卡都带有五种稀有度徽章之一：Common（普通）、Uncommon（少见）、Rare（稀有）、Legendary（传说）或Masterpiece（杰作）。份数是固定的，绝不会多出一份；卡片页面会显示已售和剩余数量。为了保护作品，每张卡都有自己的验证码，页面显示其前8个字符，并标明混淆级别：standard、enhanced或maximum。',
  },
  japanese: {
    questions: [
      'アートカードのレア度はどういう意味ですか？',
      'レア、レジェンダリー、マスターピース',
      'アートカードはどのように保護されていますか',
      '本物のカードかどうか、どうしたらわかる？',
      'カードの認証コードとは何ですか',
      '難読化レベルって何？',
      'あとから枚数が増えることはありますか',
      '希少度種類',
      '作品をコピーされないか心配です',
      'レアとレジェンダリーの違いは',
      '一番珍しいランクはどれ',
    ],
    answer:
      'アートカードには、Common、Uncommon、Rare、Legendary、Masterpieceという五段階のレア度のバッジのどれかが付いています。枚数は決まっていて一枚も増えることはなく、売れた数と残りの数はカードのページで確認できます。保護のために、どのカードにも固有の認証コードがあり、ページにはその先頭8文字と、難読化レベル（standard、enhanced、maximumのいずれか）が表示されます。',
  },
}
