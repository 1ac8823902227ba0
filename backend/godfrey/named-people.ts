import { topics } from './knowledge/index.ts'
import { languages } from './knowledge/topic.ts'
import { stopWords } from './stop-words.ts'
import { fold } from './tokenize.ts'

// "The phone number of Marla Voss": a way to reach somebody, where they live or what they earn, and a name. Written with
// capitals a name is seen; without them it is two words that Godfrey's own knowledge, which is also a dictionary, never uses.

const NAME = String.raw`\p{Lu}[\p{Ll}’']+ (?:\p{Lu}[\p{Ll}’']+ ?)+`
const REACH = String.raw`(?<![\p{L}])(?:address|phone|telephone|number|e-?mails?|mail|teléfono|telefono|telefone|téléphone|telefonnummer|handynummer|número|numero|correo|dirección|direccion|adresse|mailadresse|indirizzo|endereço|cellulare|celular|电话|電話|邮箱|郵箱|邮件|地址|住址|住所|メール|メールアドレス|连絡先|連絡先|名单|名單|收入|売上|粉丝|ファン)`
const nameThenReach = new RegExp(`(${NAME})(?:['’]s? |的|の)?(?:[^.?!。？！]{0,8})${REACH}`, 'u')
const reachHasName = new RegExp(
  `(?i:${REACH})\\b[^.?!]{0,6}? (?:hat|has|have|does|tiene|ha|tem|possède|a) (?:[^.?!]{0,24}? )?(${NAME})`,
  'u',
)
const reachThenName = new RegExp(
  `${REACH}\\b[^.?!]{0,30}?\\b(?:of|for|from|de|del|da|do|di|du|von|der|des|d['’]) ?(?:[^.?!]{0,20}?)(${NAME})`,
  'u',
)
// Ours, written as names are.
const ourNames =
  /Green Room|Digital|Music|Library|Workshop|Members|Showcase|Governance|Tracker|Fine Art|Pay Pal|Tune Maker|Key Mail|Keymail|Godfrey|Contact|Support|Song Title|Account|Invalid|Required|Verification|Failed|Type|Large|Access|Mode/

/** Whether somebody asks how to reach, where to find or what is earned by a person called by name. */
export function asksAboutNamedPerson(text: string): boolean {
  if (gotMessage.test(fold(text, 'english'))) return false
  const name = (nameThenReach.exec(text) ?? reachThenName.exec(text) ?? reachHasName.exec(text))?.[1]
  if (name !== undefined && !ourNames.test(name)) return true
  return /\p{Script=Han}|\p{Script=Katakana}/u.test(text) ? asksInEastAsia(text) : asksInSmallLetters(text)
}

// Who got a message from somebody has their address already, and asks about what is in it.
const gotMessage =
  /\b(?:got|received?|came|arrived|sent me|recibi\w*|recibo|llego|llega|mando|envio|me (?:mandaron|enviaron)|recu|recois|arrive|m a (?:envoye|ecrit)|bekommen|bekam|erhalten|erhielt|gekriegt|kam|ricevuto|ricevo|arrivat[ao]|recebi|recebo|chegou|me mandou)\b(?!.{0,40}\b(?:phone|telefon\w*|address|adress\w*|direccion|indirizzo|endereco|mailadresse)\b)|收到|寄来|もらった|もらいました|届いた|届きました|来ました/

const words = (text: string) => new Set(text.split(/\s+/))

const reachWords =
  words(`address adress addresses phone telephone mobile cell cellphone email emails mail whatsapp whereabouts salary
  income earnings revenue account bank sales password gkey iban number contacts birthday
  correo correos telefono celular movil numero wasap direccion domicilio ingresos ganancias sueldo ventas contrasena contacto cumpleanos
  adresse courriel mel tel portable telephone coordonnees domicile revenus salaire gains ventes numero
  mailadresse emailadresse telefonnummer handynummer handy nummer telefon anschrift wohnort wohnung einkommen einnahmen gehalt
  verdienst verkaufe passwort kontonummer bankverbindung kontakt kontaktdaten privatadresse festnetz geburtstag
  bancario bancaria bancaire cellulare indirizzo contatto contatti recapito recapiti guadagni stipendio incassi vendite casa compleanno
  telefone zap endereco contato contacto salario renda ganhos faturamento vendas senha aniversario`)
const of = words('of for belonging to de del d du di von vom da do dos della dell')
// "O Caio", "la Giulia", "der Stefan".
const articles = words('el la il lo o a der die le l')
// What is earned, asked by its verb; the name stands on either side of it.
const howMuch = /^(?:how much|what|cuanto|cuanta plata|combien|was|wie ?viel|quanto|quanti soldi)\b/
const earns =
  words(`make makes earn earns made earned gets gana gano factura facturo cobra cobro gagne touche verdient verdiente
  kassiert guadagna prende incassa incassato guadagnato ganha ganhou fatura faturou recebe`)
// Writing to or calling somebody, at once followed by the name.
const calls = words(
  'email call phone text ring message dm llamar llamo escribirle appeler joindre anrufen chiamare ligar',
)
const asking = words('i to and can puedo a como peux faire kann ich posso come')
// A name stands right before what is asked for at the beginning alone: "luca bianchi telefono".
const EARLY = 3
const houses = words('house home flat apartment haus casa maison appartement appart')

// Words of offices and families, which are nobody's name though Godfrey never uses them.
const nobody =
  words(`customer costumer service support suport help desk helpdesk team staff office billing accounting complaints press
  legal department headquarters company bank moderator manager hotline urgent general enquiries inquiries questions questions
  atencion cliente clientes soporte ayuda oficina facturacion reclamos reclamaciones empresa banco urgencias consultas quejas
  service client clientele assistance aide bureau facturation reclamations entreprise banque livraison urgence
  kundendienst kundenservice kundenbetreuung hilfe buro buchhaltung beschwerden firma bank rechnung presse eurer eurem ihrem ihrer
  servizio assistenza clienti ufficio fatturazione reclami azienda banca aiuto emergenza
  atendimento suporte ajuda escritorio cobranca reclamacoes empresa duvidas faturamento
  mum mom dad mother father brother sister friend wife husband madre padre hermano hermana amigo amiga mari femme frere soeur ami
  amie mere pere mutter vater bruder schwester freund freundin frau mann fratello sorella moglie marito irmao irma mae pai marido
  please pls plz por favor svp bitte grazie danke merci gracias obrigado`)

// Names that no language here uses as a word.
const firstNames =
  words(`james john robert michael david william richard joseph thomas daniel matthew anthony steven andrew kevin
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

let dictionary: Set<string> | undefined

/** Words that the questions about us and their answers use more than once: what a name is not. */
function ownWords(): Set<string> {
  if (dictionary) return dictionary
  const counts = new Map<string, number>()
  const add = (text: string, times: number) => {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + times)
  }
  for (const topic of topics) {
    if (topic.id.startsWith('refuse-')) continue
    for (const language of languages) {
      for (const question of topic[language].questions) add(question, 1)
      add(topic[language].answer, 2)
    }
  }
  for (const list of Object.values(stopWords)) add(list, 2)
  dictionary = new Set(
    counts
      .entries()
      .filter(([, count]) => count > 1)
      .map(([word]) => word),
  )
  return dictionary
}

const wordsOf = (text: string) => fold(text, 'english').match(/[\p{Script=Latin}\d]+/gu) ?? []

/** A word of a name: nothing that we say, nor a slip in it. */
function isStrange(word: string): boolean {
  const own = ownWords()
  return word.length > 1 && !/\d/.test(word) && !own.has(word) && !nobody.has(word) && !isSlip(word, own)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Whether one letter more, less, other or swapped makes it a word of ours. */
function isSlip(word: string, own: Set<string>): boolean {
  if (word.length < 6) return false
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after && own.has(before + after.slice(1))) return true
    if (after.length > 1 && own.has(`${before}${after[1]}${after[0]}${after.slice(2)}`)) return true
    for (const letter of letters) {
      if (own.has(before + letter + after) || (after && own.has(before + letter + after.slice(1)))) return true
    }
  }
  return false
}

/** Whether a name begins at this word: a first name, or two words that nobody here uses. */
function isNameAt(asked: string[], at: number): boolean {
  const [first = '', second = ''] = asked.slice(at)
  if (firstNames.has(first)) return !nobody.has(second)
  return isStrange(first) && isStrange(second) && !reachWords.has(first) && !reachWords.has(second)
}

function isNameBefore(asked: string[], end: number): boolean {
  const [first = '', second = ''] = end > 1 ? asked.slice(end - 2, end) : ['', asked[0] ?? '']
  if (firstNames.has(first) && !of.has(second) && !articles.has(second)) return true
  return firstNames.has(second) || (isStrange(first) && isStrange(second))
}

function asksInSmallLetters(text: string): boolean {
  const asked = wordsOf(text)
  const sums = howMuch.test(asked.join(' '))
  return asked.some((word, at) => {
    if (reachWords.has(word) || houses.has(word)) {
      // Of a Keymail there is an address, too.
      if (asked[at - 1] === 'keymail') return false
      let next = at + 1
      // "Número de celular de …", "numero di telefono di …".
      if (of.has(asked[next] ?? '') && reachWords.has(asked[next + 1] ?? '')) next += 2
      if (of.has(asked[next] ?? '')) {
        const name = next + (articles.has(asked[next + 1] ?? '') ? 2 : 1)
        if (isNameAt(asked, name)) return true
      }
      const end = asked[at - 1] === 's' ? at - 1 : at
      const owned = asked[at - 1] === 's' || (reachWords.has(word) && at <= EARLY)
      if (owned && end > 0 && isNameBefore(asked, end)) return true
    }
    if (sums && earns.has(word)) {
      const name = at + (articles.has(asked[at + 1] ?? '') ? 2 : 1)
      if (isNameAt(asked, name) || (at > 1 && isNameBefore(asked, at))) return true
    }
    return calls.has(word) && asking.has(asked[at - 1] ?? 'to') && isNameAt(asked, at + 1)
  })
}

// Chinese and Japanese have no capitals and no spaces: a family name, what follows it, and nothing that we say.
const chineseFamilies =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂'
const chineseReach =
  '(?:的)?(?:手机号?码?|电话(?:号码?)?|银行(?:卡|账)号|号码|邮箱|电邮|地址|住址|联系方式|微信(?:号)?|收入|工资|身份证|密码|生日|家(?:里)?(?:在哪|住哪|的?地址)|住(?:在)?(?:哪|什么)|(?:一个?[月年天])?(?:能|可以)?(?:赚|挣|收入)(?:了)?(?:多少|几))'
const chineseName = new RegExp(
  `((?:[${chineseFamilies}]|小|阿|老|欧阳|司马|上官|诸葛)\\p{Script=Han}{1,2}?|\\p{Script=Han}{1,4}·\\p{Script=Han}{1,5})(?:先生|女士|小姐|老师)?${chineseReach}`,
  'gu',
)
const japaneseFamilies =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|岡本|藤原|金子|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|今井|工藤|高田|増田|丸山|杉山|村田|大塚|新井|藤本|小山|平野|河野|上野|野口|松井|千葉|菅原|岩崎|久保|木下|佐野|野村|松尾|菊地|菊池|市川|杉本|古川|大西|島田|水野|桜井|高野|渡部|吉川|山内|西田|飯田|菊田|西川|小松|北村|安田|五十嵐|川口|平田|関口|中田|川崎|本田|樋口|辻|東'
const japaneseReach =
  '(?:携帯(?:番号)?|電話(?:番号)?|メール(?:アドレス)?|メアド|アドレス|住所|連絡先|自宅|家|ライン|line|年収|月収|収入|稼ぎ|給料|売上|パスワード|誕生日|gkey|口座)'
const japaneseName = new RegExp(
  `((?:${japaneseFamilies})[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,4}?|[\\p{Script=Katakana}ー]+[・=＝][\\p{Script=Katakana}ー]+|[\\p{Script=Han}\\p{Script=Katakana}ーぁ-んァ-ン]{2,6}?(?=さん|くん|ちゃん|氏))(?:さん|くん|ちゃん|氏|様)?(?:の(?:個人)?(?:的な)?${japaneseReach}|は(?:どこ(?:に|で)住|(?:月|年|一か月|1か月|毎月)?に?(?:いくら|どれくらい|どのくらい)(?:稼|もら|儲)))`,
  'gu',
)
// People whom one may well ask about.
const noName =
  /お客|皆|みな|お母|お父|お姉|お兄|奥|友達|担当|係|娘|息子|孫|うち|自分|方便|马上|任何|常用|高级|平时|平常|万一|文件|许多|金卡|小店|小额|小区|小组|小票|老客|老用户|老顾客|阿姨|小姐|小时|小编|老师|老婆|老公|老板|老家/

let spoken: string | undefined

function asksInEastAsia(text: string): boolean {
  spoken ??= topics
    .filter(({ id }) => !id.startsWith('refuse-'))
    .flatMap(({ chinese, japanese }) => [
      ...[...chinese.questions, chinese.answer].map((each) => fold(each, 'chinese')),
      ...[...japanese.questions, japanese.answer].map((each) => fold(each, 'japanese')),
    ])
    .join('\n')
  const said = spoken
  const named = (pattern: RegExp, folded: string) =>
    [...folded.matchAll(pattern)].some(([, name = '']) => !noName.test(name) && !said.includes(name))
  return named(chineseName, fold(text, 'chinese')) || named(japaneseName, fold(text, 'japanese'))
}
