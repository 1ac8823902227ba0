import { isRefusal } from '#godfrey/knowledge/topic'
import { topics } from '#godfrey/knowledge/topics'
import { languages } from '#contract/text'
import { stopWords } from '#godfrey/retrieval/stop-words'
import { normalizeText } from '#godfrey/retrieval/normalize-text'

// Detects requests such as "the phone number of Marla Voss": contact details, home or income, plus a name. A
// capitalized name is recognized by its form; a lower-case one as two words that the knowledge base, which doubles as a
// dictionary, never uses.

const NAME = String.raw`\p{Lu}[\p{Ll}’']+ (?:\p{Lu}[\p{Ll}’']+ ?)+`
const CONTACT = String.raw`(?<![\p{L}])(?:address|phone|telephone|number|e-?mails?|mail|teléfono|telefono|telefone|téléphone|telefonnummer|handynummer|número|numero|correo|dirección|direccion|adresse|mailadresse|indirizzo|endereço|cellulare|celular|电话|電話|邮箱|郵箱|邮件|地址|住址|住所|メール|メールアドレス|连絡先|連絡先|名单|名單|收入|売上|粉丝|ファン)`
const nameThenContact = new RegExp(`(${NAME})(?:['’]s? |的|の)?(?:[^.?!。？！]{0,8})${CONTACT}`, 'u')
const contactHasName = new RegExp(
  `(?i:${CONTACT})\\b[^.?!]{0,6}? (?:hat|has|have|does|tiene|ha|tem|possède|a) (?:[^.?!]{0,24}? )?(${NAME})`,
  'u',
)
const contactThenName = new RegExp(
  `${CONTACT}\\b[^.?!]{0,30}?\\b(?:of|for|from|de|del|da|do|di|du|von|der|des|d['’]) ?(?:[^.?!]{0,20}?)(${NAME})`,
  'u',
)
// Our own terms that are capitalized like names.
const productNames =
  /Green Room|Digital|Music|Library|Workshop|Members|Showcase|Governance|Tracker|Fine Art|Pay Pal|Tune Maker|Key Mail|Keymail|Godfrey|Contact|Support|Song Title|Account|Invalid|Required|Verification|Failed|Type|Large|Access|Mode/

/** Whether the text asks for a named person's contact details, whereabouts or income. */
export function isAboutNamedPerson(text: string): boolean {
  if (receivedMessage.test(normalizeText(text, 'english'))) return false
  const name = (nameThenContact.exec(text) ?? contactThenName.exec(text) ?? contactHasName.exec(text))?.[1]
  if (name !== undefined && !productNames.test(name)) return true
  return /\p{Script=Han}|\p{Script=Katakana}/u.test(text) ? isAboutEastAsianName(text) : isAboutLowercaseName(text)
}

// A visitor who received a message already has the sender's address and asks about its content.
const receivedMessage =
  /\b(?:got|received?|came|arrived|sent me|recibi\w*|recibo|llego|llega|mando|envio|me (?:mandaron|enviaron)|recu|recois|arrive|m a (?:envoye|ecrit)|bekommen|bekam|erhalten|erhielt|gekriegt|kam|ricevuto|ricevo|arrivat[ao]|recebi|recebo|chegou|me mandou)\b(?!.{0,40}\b(?:phone|telefon\w*|address|adress\w*|direccion|indirizzo|endereco|mailadresse)\b)|收到|寄来|もらった|もらいました|届いた|届きました|来ました/

const toWordSet = (text: string) => new Set(text.split(/\s+/))

const contactWords =
  toWordSet(`address adress addresses phone telephone mobile cell cellphone email emails mail whatsapp whereabouts salary
  income earnings revenue account bank sales password gkey iban number contacts birthday
  correo correos telefono celular movil numero wasap direccion domicilio ingresos ganancias sueldo ventas contrasena contacto cumpleanos
  adresse courriel mel tel portable telephone coordonnees domicile revenus salaire gains ventes numero
  mailadresse emailadresse telefonnummer handynummer handy nummer telefon anschrift wohnort wohnung einkommen einnahmen gehalt
  verdienst verkaufe passwort kontonummer bankverbindung kontakt kontaktdaten privatadresse festnetz geburtstag
  bancario bancaria bancaire cellulare indirizzo contatto contatti recapito recapiti guadagni stipendio incassi vendite casa compleanno
  telefone zap endereco contato contacto salario renda ganhos faturamento vendas senha aniversario`)
const possessives = toWordSet('of for belonging to de del d du di von vom da do dos della dell')
// As in "O Caio", "la Giulia", "der Stefan".
const articles = toWordSet('el la il lo o a der die le l')
// Income words for by a verb; the name may be on either side of it.
const howMuch = /^(?:how much|what|cuanto|cuanta plata|combien|was|wie ?viel|quanto|quanti soldi)\b/
const earningVerbs =
  toWordSet(`make makes earn earns made earned gets gana gano factura facturo cobra cobro gagne touche verdient verdiente
  kassiert guadagna prende incassa incassato guadagnato ganha ganhou fatura faturou recebe`)
// Contact verbs that are directly followed by the name.
const contactVerbs = toWordSet(
  'email call phone text ring message dm llamar llamo escribirle appeler joindre anrufen chiamare ligar',
)
const requestWords = toWordSet('i to and can puedo a como peux faire kann ich posso come')
// A name directly before the contact word counts only at the start: "luca bianchi telefono".
const LEADING_WORDS = 3
const homeWords = toWordSet('house home flat apartment haus casa maison appartement appart')

// Words for offices and relatives: not names, although the knowledge base never uses them.
const nonNames =
  toWordSet(`customer costumer service support suport help desk helpdesk team staff office billing accounting complaints press
  legal department headquarters company bank moderator manager hotline urgent general enquiries inquiries questions questions
  atencion cliente clientes soporte ayuda oficina facturacion reclamos reclamaciones empresa banco urgencias consultas quejas
  service client clientele assistance aide bureau facturation reclamations entreprise banque livraison urgence
  kundendienst kundenservice kundenbetreuung hilfe buro buchhaltung beschwerden firma bank rechnung presse eurer eurem ihrem ihrer
  servizio assistenza clienti ufficio fatturazione reclami azienda banca aiuto emergenza
  atendimento suporte ajuda escritorio cobranca reclamacoes empresa duvidas faturamento
  mum mom dad mother father brother sister friend wife husband madre padre hermano hermana amigo amiga mari femme frere soeur ami
  amie mere pere mutter vater bruder schwester freund freundin frau mann fratello sorella moglie marito irmao irma mae pai marido
  please pls plz por favor svp bitte grazie danke merci gracias obrigado`)

// First names that are not words in any of the languages.
const firstNames =
  toWordSet(`james john robert michael david william richard joseph thomas daniel matthew anthony steven andrew kevin
  brian george edward jason ryan jacob nicholas eric jonathan justin brandon benjamin samuel gregory alexander patrick peter mary
  patricia jennifer elizabeth barbara susan jessica sarah karen nancy margaret lisa betty sandra ashley emily michelle amanda
  melissa deborah stephanie rebecca laura cynthia kathleen amy shirley anna emma nicole samantha katherine helen rachel carolyn janet
  jenny maria heather diane olivia megan hannah jacqueline martha sophia alice julia lucy charlotte
  jose juan carlos luis miguel jorge pedro alejandro manuel fernando ricardo francisco roberto antonio javier sergio rafael
  diego andres raul pablo alvaro ivan hugo mateo gonzalo ignacio guadalupe veronica alejandra gabriela ana carmen isabel lucia marta
  cristina elena paula raquel rocio natalia valeria camila sofia daniela ximena
  jean philippe michel alain nicolas christophe laurent frederic stephane sebastien julien guillaume francois camille manon
  chloe mathilde aurelie celine sophie nathalie isabelle sylvie catherine valerie juliette amelie elodie
  hans jurgen klaus wolfgang stefan andreas matthias tobias florian markus thorsten uwe holger katja petra sabine monika ursula
  susanne birgit heike anja silke steffi jonas lukas leonie
  luca marco giuseppe giovanni francesco matteo andrea alessandro lorenzo davide stefano simone federico riccardo giulia francesca
  alessia martina elisa sara ilaria federica valentina silvia giorgia
  joao lucas gabriel guilherme thiago tiago leandro caio rodrigo bruno felipe vinicius mariana juliana fernanda leticia bruna
  larissa beatriz joana`)

let ownWordCache: Set<string> | undefined

/** Words used more than once in on-topic questions and answers, which are therefore not names. */
function getOwnWords(): Set<string> {
  if (ownWordCache) return ownWordCache
  const counts = new Map<string, number>()
  const add = (text: string, times: number) => {
    for (const word of new Set(parseWords(text))) counts.set(word, (counts.get(word) ?? 0) + times)
  }
  for (const topic of topics) {
    if (isRefusal(topic)) continue
    for (const language of languages) {
      for (const question of topic[language].utterances) add(question, 1)
      add(topic[language].answer, 2)
    }
  }
  for (const list of Object.values(stopWords)) add(list, 2)
  ownWordCache = new Set(
    counts
      .entries()
      .filter(([, count]) => count > 1)
      .map(([word]) => word),
  )
  return ownWordCache
}

const parseWords = (text: string) => normalizeText(text, 'english').match(/[\p{Script=Latin}\d]+/gu) ?? []

/** A possible part of a name: not one of our words, nor a typo of one. */
function isUnknownWord(word: string): boolean {
  const own = getOwnWords()
  return word.length > 1 && !/\d/.test(word) && !own.has(word) && !nonNames.has(word) && !isTypo(word, own)
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Whether one inserted, missing, replaced or swapped letter makes it one of our words. */
function isTypo(word: string, own: Set<string>): boolean {
  if (word.length < 6) return false
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after && own.has(before + after.slice(1))) return true
    if (after.length > 1 && own.has(`${before}${after[1]}${after[0]}${after.slice(2)}`)) return true
    for (const letter of ALPHABET) {
      if (own.has(before + letter + after) || (after && own.has(before + letter + after.slice(1)))) return true
    }
  }
  return false
}

/** Whether a name starts at this word: a first name, or two unknown words. */
function isNameAt(words: string[], at: number): boolean {
  const [first = '', second = ''] = words.slice(at)
  if (firstNames.has(first)) return !nonNames.has(second)
  return isUnknownWord(first) && isUnknownWord(second) && !contactWords.has(first) && !contactWords.has(second)
}

function isNameBefore(words: string[], end: number): boolean {
  const [first = '', second = ''] = end > 1 ? words.slice(end - 2, end) : ['', words[0] ?? '']
  if (firstNames.has(first) && !possessives.has(second) && !articles.has(second)) return true
  return firstNames.has(second) || (isUnknownWord(first) && isUnknownWord(second))
}

function isAboutLowercaseName(text: string): boolean {
  const words = parseWords(text)
  const asksAmount = howMuch.test(words.join(' '))
  return words.some((word, at) => {
    if (contactWords.has(word) || homeWords.has(word)) {
      // A Keymail has an address, too.
      if (words[at - 1] === 'keymail') return false
      let next = at + 1
      // "Número de celular de …", "numero di telefono di …".
      if (possessives.has(words[next] ?? '') && contactWords.has(words[next + 1] ?? '')) next += 2
      if (possessives.has(words[next] ?? '')) {
        const name = next + (articles.has(words[next + 1] ?? '') ? 2 : 1)
        if (isNameAt(words, name)) return true
      }
      const end = words[at - 1] === 's' ? at - 1 : at
      const owned = words[at - 1] === 's' || (contactWords.has(word) && at <= LEADING_WORDS)
      if (owned && end > 0 && isNameBefore(words, end)) return true
    }
    if (asksAmount && earningVerbs.has(word)) {
      const name = at + (articles.has(words[at + 1] ?? '') ? 2 : 1)
      if (isNameAt(words, name) || (at > 1 && isNameBefore(words, at))) return true
    }
    return contactVerbs.has(word) && requestWords.has(words[at - 1] ?? 'to') && isNameAt(words, at + 1)
  })
}

// Chinese and Japanese have no capitals and no spaces: a surname, the characters after it, and no text of our own.
const chineseSurnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂'
const chineseContact =
  '(?:的)?(?:手机号?码?|电话(?:号码?)?|银行(?:卡|账)号|号码|邮箱|电邮|地址|住址|联系方式|微信(?:号)?|收入|工资|身份证|密码|生日|家(?:里)?(?:在哪|住哪|的?地址)|住(?:在)?(?:哪|什么)|(?:一个?[月年天])?(?:能|可以)?(?:赚|挣|收入)(?:了)?(?:多少|几))'
const chineseName = new RegExp(
  `((?:[${chineseSurnames}]|小|阿|老|欧阳|司马|上官|诸葛)\\p{Script=Han}{1,2}?|\\p{Script=Han}{1,4}·\\p{Script=Han}{1,5})(?:先生|女士|小姐|老师)?${chineseContact}`,
  'gu',
)
const japaneseSurnames =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|岡本|藤原|金子|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|今井|工藤|高田|増田|丸山|杉山|村田|大塚|新井|藤本|小山|平野|河野|上野|野口|松井|千葉|菅原|岩崎|久保|木下|佐野|野村|松尾|菊地|菊池|市川|杉本|古川|大西|島田|水野|桜井|高野|渡部|吉川|山内|西田|飯田|菊田|西川|小松|北村|安田|五十嵐|川口|平田|関口|中田|川崎|本田|樋口|辻|東'
const japaneseContact =
  '(?:携帯(?:番号)?|電話(?:番号)?|メール(?:アドレス)?|メアド|アドレス|住所|連絡先|自宅|家|ライン|line|年収|月収|収入|稼ぎ|給料|売上|パスワード|誕生日|gkey|口座)'
const japaneseName = new RegExp(
  `((?:${japaneseSurnames})[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,4}?|[\\p{Script=Katakana}ー]+[・=＝][\\p{Script=Katakana}ー]+|[\\p{Script=Han}\\p{Script=Katakana}ーぁ-んァ-ン]{2,6}?(?=さん|くん|ちゃん|氏))(?:さん|くん|ちゃん|氏|様)?(?:の(?:個人)?(?:的な)?${japaneseContact}|は(?:どこ(?:に|で)住|(?:月|年|一か月|1か月|毎月)?に?(?:いくら|どれくらい|どのくらい)(?:稼|もら|儲)))`,
  'gu',
)
// People about whom a visitor may ask.
const nonNamePattern =
  /お客|皆|みな|お母|お父|お姉|お兄|奥|友達|担当|係|娘|息子|孫|うち|自分|方便|马上|任何|常用|高级|平时|平常|万一|文件|许多|金卡|小店|小额|小区|小组|小票|老客|老用户|老顾客|阿姨|小姐|小时|小编|老师|老婆|老公|老板|老家/

let eastAsianKnowledge: string | undefined

function isAboutEastAsianName(text: string): boolean {
  eastAsianKnowledge ??= topics
    .filter((topic) => !isRefusal(topic))
    .flatMap(({ chinese, japanese }) => [
      ...[...chinese.utterances, chinese.answer].map((each) => normalizeText(each, 'chinese')),
      ...[...japanese.utterances, japanese.answer].map((each) => normalizeText(each, 'japanese')),
    ])
    .join('\n')
  const known = eastAsianKnowledge
  const named = (pattern: RegExp, folded: string) =>
    [...folded.matchAll(pattern)].some(([, name = '']) => !nonNamePattern.test(name) && !known.includes(name))
  return named(chineseName, normalizeText(text, 'chinese')) || named(japaneseName, normalizeText(text, 'japanese'))
}
