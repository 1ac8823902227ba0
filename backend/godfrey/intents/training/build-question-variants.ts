import { isEastAsian, type Language, languages } from '#contract/text'

// What people put around a question. It is learnt to say nothing about the subject.
const fillers: Record<Language, string> = {
  english:
    'bro|dude|man|hey|hi|yo|pls|please|lol|um so|hi Godfrey|quick question|sorry|tbh|mate|thanks|ok so|honestly|just wondering|can you tell me|i was wondering|omg|guys|buddy|like|help',
  spanish:
    'tío|oye|porfa|hola|buenas|amigo|wey|che|una pregunta|perdona|gracias|por favor|a ver|pues|dime|jaja|disculpa|la verdad|hermano|quería saber',
  french:
    'mec|svp|stp|bonjour|salut|coucou|euh|dis|merci|petite question|franchement|mdr|du coup|pardon|excusez-moi|je voulais savoir|frère|genre',
  german:
    'alter|bitte|hallo|hey|moin|ähm|sag mal|kurze Frage|danke|ehrlich|mal|Leute|sorry|also|ich wollte wissen|eigentlich|Digga|servus|na',
  italian:
    'ciao|raga|scusa|per favore|allora|boh|senti|una domanda|grazie|salve|fra|dai|cioè|volevo sapere|buongiorno|praticamente|zio|oh',
  portuguese:
    'oi|cara|mano|por favor|tipo|olá|então|uma dúvida|obrigado|pessoal|véi|bom dia|desculpa|queria saber|na real|amigo|pô|gente',
  chinese: '你好|请问|那个|哎|老铁|亲|麻烦问下|谢谢|哈喽|大佬|想问一下|不好意思|话说|呃|拜托',
  japanese:
    'すみません|あの|ねえ|こんにちは|教えて|ちょっと|お願いします|えっと|質問です|ありがとう|はじめまして|なんか|てか|ごめん',
}

const fillerLists = Object.fromEntries(languages.map((each) => [each, fillers[each].split('|')]))

/** Names stand in questions about other people; which ones they are must not matter. */
const names =
  'Marla Voss|John Smith|Ana Torres|Luca Bianchi|Sophie Lambert|Katja Lindner|Caio Menezes|Nina Solberg|Theo Brandt|Rosario Pinto|Jenny|Robert|Giulia|Diego Salas|Camille|Tobias Kern|李雷|王芳|林志远|田中さん|高橋ゆう|Müller|García|Kim Park|Olu Ade'.split(
    '|',
  )

/** Things that are none of ours, so that "how much is a …" alone says nothing. */
const things: Record<Language, string> = {
  english:
    'car|bicycle|washing machine|dog|pizza|planet|house|tree|guitar|fridge|bus|passport|newspaper|camera|coffee|plane|river|king|mountain|shoe|umbrella|toaster|kidney|football|cinema|hotel|chair|printer|lawnmower|visa|wallet|dinosaur|bridge|volcano',
  spanish:
    'coche|perro|planeta|árbol|barco|hotel|pasaporte|periódico|avión|río|rey|zapato|paraguas|reloj|horno|camión|café|frigorífico|dinosaurio|puente|volcán|gato|partido|tren',
  french:
    'vélo|chien|arbre|bateau|hôtel|passeport|journal|avion|fleuve|roi|parapluie|four|camion|café|frigo|dinosaure|pont|volcan|chat|train|gâteau|match|lit|canapé',
  german:
    'Auto|Fahrrad|Haus|Schiff|Hotel|Flugzeug|Pferd|Brot|Buch|Kino|Sofa|Bett|Visum|Motorrad|Rezept|Gemälde|Krokodil|Radio|Klavier|Fenster|Regal|Kleid|Messer|Zelt|Boot',
  italian:
    'cane|pianeta|albero|hotel|passaporto|giornale|fiume|re|ombrello|forno|camion|caffè|frigo|dinosauro|ponte|vulcano|gatto|treno|divano|letto|motore|panino|museo|cavallo',
  portuguese:
    'carro|cachorro|planeta|barco|hotel|passaporte|jornal|avião|rio|rei|guarda-chuva|forno|caminhão|café|dinossauro|vulcão|gato|trem|sofá|bolo|relógio|sapato|cavalo|filme',
  chinese:
    '汽车|自行车|洗衣机|狗|披萨|行星|房子|树|冰箱|公交车|护照|报纸|相机|咖啡|飞机|河|国王|山|鞋子|雨伞|电影|酒店|椅子|打印机|钱包|恐龙|桥|火山',
  japanese:
    '車|自転車|洗濯機|犬|ピザ|惑星|家|木|冷蔵庫|バス|パスポート|新聞|カメラ|コーヒー|飛行機|川|王様|山|靴|傘|映画|ホテル|椅子|プリンター|財布|恐竜|橋|火山',
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A question as somebody else might have typed it: fillers, typing errors, a word missing. */
export function buildQuestionVariants(question: string, language: Language, random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let text = renderPlaceholders(question, language, random)
  if (isEastAsian(language)) {
    const characters = Array.from(text)
    if (characters.length > 6 && random() < 0.3) characters.splice(Math.floor(random() * characters.length), 1)
    text = characters.join('')
  } else {
    const words = text.split(' ')
    if (words.length > 4 && random() < 0.35) words.splice(Math.floor(random() * words.length), 1)
    text = words.map((word) => (word.length > 3 && random() < 0.12 ? misspell(word, random) : word)).join(' ')
  }
  const gap = isEastAsian(language) ? '，' : ' '
  for (let times = 0; times < 2; times++) {
    if (random() > 0.35) continue
    // Now and then a filler of another language, as people mix them.
    const filler = pick(fillerLists[random() < 0.1 ? pick(languages) : language] ?? [])
    text = random() < 0.5 ? `${filler}${gap}${text}` : `${text}${gap}${filler}`
  }
  return text
}

/** `{name}` in a training question stands for any name, `{thing}` for anything that is none of ours. */
export function renderPlaceholders(question: string, language: Language, random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  return question.replaceAll('{name}', () => pick(names)).replaceAll('{thing}', () => pick(things[language].split('|')))
}

function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = random()
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.6) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  if (kind < 0.8) return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
  return word.slice(0, at) + (LETTERS[Math.floor(random() * LETTERS.length)] ?? '') + word.slice(at + 1)
}
