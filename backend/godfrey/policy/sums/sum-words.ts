import { isEastAsian, type Language, languages } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { listNumberWords } from '../number-words.ts'

// Whether a message asks for a sum is not told by the words that may stand in it, but by those that may not: “and can I lower it
// to 50 copies later?” has a number of copies and is none. So only these words may stand beside the numbers and what they count.
const sumWords: Record<Language, string> = {
  english:
    'on and so then ok well what how much would will do does did is are be was were it that this they them i we you my me mine us the a an of if in at for with by from to up out get gets keep earn earns make makes bring brings come comes add adds sell sells sold selling all each apiece per every one just only there have has issued issue price priced total altogether left over cost costs dollars dollar copies copy money income revenue redeemed bought instead rather enough about maybe',
  spanish:
    'y e o sea ok bueno entonces pues que cuanto cuanta cuantos es son era seria serian me te nos le se toca queda quedan quedaria gano gana ganaria ganamos recibo recibiria saldria sale da dan daria suma suman por para a con de del en si yo nosotros mi vendo vende vendemos vendiera vender venden vendidas vendidos todo todas todos las los la el lo una uno un cada total copias copia canjean canjeadas dolares dolar dinero ingresos precio',
  french:
    'et ou ok bon alors donc du coup que quoi combien c ca cela est ce serait fait ferait font donne donnerait rapporte rapporterait me nous on je j il ils reste touche recois gagne gagnerais pour avec si a de des d en vends vend vendons vendais vendre vendu vendus vendue vendues tout toutes tous les la le l un une chacun chacune par total au prix dollars dollar exemplaires exemplaire argent revenus',
  german:
    'und oder ok gut also dann wie viel wieviel was macht machen ware waren ist sind das es sie der die den dem davon werden wird hochlade hochladen doch lieber nur kostet kosten ich wir mir uns bekomme bekommen kriege kriegen verdiene verdienen verkaufe verkaufen verkauft zu je pro fur bei mit von aus auf wenn alle alles ein eine einen einem insgesamt zusammen gesamt summe bleibt bleiben kommt kommen ergibt ergeben raus heraus rein dabei herum dollar exemplare exemplar exemplaren stuck preis geld einnahmen',
  italian:
    'e o ok bene allora quindi che quanto quanti fa fanno farebbe sarebbe sarebbero viene verrebbe e son sono mi ci io noi resta restano guadagno guadagnerei incasso incasserei prendo ricevo entra entrano per con a da di del dei in se vendo vendiamo vendessi vendere vendute venduti tutto tutte tutti le i gli la il lo l un una uno ciascuna cadauna ognuna totale dollari dollaro copie copia prezzo soldi incassi',
  portuguese:
    'e ou ok bom entao que quanto quantos da dao daria e seria fica ficam sai saem recebo receberia ganho ganharia entra entram me nos eu mim sobra por para pra a com de do da dos das em no na se for forem vendo vende vendemos vender venderem vendidas vendidos resgatadas resgatados todo todos todas tudo os as o cada um uma total ao dolares dolar copias copia preco dinheiro renda',
  chinese:
    '如果 要是 那么 那 只 传 的话 全部 全都 都 全 卖光 卖完 卖出 卖 掉 一共 总共 合计 多少钱 多少 是 能 可以 收入 收到 赚 拿到 得到 我 每份 每张 每个 每 一次 价格 定价 单价 的 了 呢 吗 啊 共 收 得 拿 按 就 以 给 和 加起来',
  japanese:
    'いくら 合計 総額 全部 すべて 売れたら 売れると 売れれば 売ると 売ったら 売り 出すと になりますか になります になる ですか です なら だったら だと では じゃあ それ その ずつ あたり 一部 もらえますか 入りますか 入る 収入 価格 値段 で に は の が と も か を',
}

/** What is counted or paid with, whose numbers are read elsewhere. */
const counted =
  /\d+(?:[.,]\d+)*|[$?!.,;:¿¡'"“”’…()-]|\b(?:usd|us|bucks?|keymails?|codes?|codigos?|codici|copies|exemplaires?|exemplare?n?|kopien?|esemplari|unidades|stuck|pieces|pezzi)\b|[份张枚部]|コピー|ドル|美元|美金|刀|块|？|！|。|、|，/g

const known = new Map(
  languages.map((language) => [
    language,
    [...listNumberWords(language, {}).map(([word]) => word), ...sumWords[language].split(' ')].toSorted(
      (a, b) => b.length - a.length,
    ),
  ]),
)

/** Whether a word may follow a number that counts what was spoken of: “eight would be”, but not “eight days”. */
export const isSumWord = (word: string, language: Language): boolean =>
  !copyWords.test(word) && (known.get(language)?.includes(word) ?? false)

const copyWords = /^(?:cop(?:y|ies|ias?|i[ae])|exemplar\w*|exemplaires?)$/

/** Whether a message is made of numbers, what they count, and words of sums alone. */
export function isPlainSum(message: string, language: Language): boolean {
  const rest = toPatternText(message).replaceAll(counted, ' ')
  const words = known.get(language) ?? []
  if (isEastAsian(language)) return words.reduce((left, word) => left.replaceAll(word, ' '), rest).trim() === ''
  return rest.split(' ').every((word) => word === '' || words.includes(word))
}

const amountWords: Record<Language, RegExp> = {
  english:
    /\b(?:how much(?! time)|what (?:does|would|will|do) (?:that|it|this|they) (?:come|add|make|bring)|altogether|in total|in all)\b/,
  spanish: /\b(?:cuanto(?! (?:tiempo|tarda|dura))|en total)\b/,
  french: /\b(?:combien(?! d(?:e |'|’))|au total|en tout)\b/,
  german: /\b(?:wie ?viel|insgesamt|was (?:macht|bekomme?|kriege?|bleibt) )/,
  italian: /\b(?:quanto(?! (?:tempo|dura|ci vuole))|in tutto|in totale)\b/,
  portuguese: /\b(?:quanto(?! (?:tempo|demora|dura))|ao todo|no total)\b/,
  chinese: /多少(?:钱|美元)?(?![份首张个人天次部]|时间)|几块|一共|总共|合计/,
  japanese: /いくら|合計|何ドル|総額/,
}

/** Whether a message asks how much money something comes to: neither how many nor how long. */
export const isAmountAsked = (message: string, language: Language): boolean =>
  amountWords[language].test(toPatternText(message))
