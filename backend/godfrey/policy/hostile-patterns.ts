import { toPatternText } from '#text/to-folded-text'

// The only fixed expressions of the policy. Everything else that is refused is a topic of the intent model; these
// catch what words alone do not show: markup that poses as another speaker, encoded text, code to run, and a person's
// name beside a word for contact details.

/** Text that poses as the system, a developer or another speaker. */
const posing =
  /[[<{`"#]\s*(?:!-- *)?(?:"?(?:role|rolle|rol|ruolo|角色)"? *: *")?(?:system|sistema|systeme|developer|系统|システム)\s*[\]>:"`]|<\/?(?:system|script|assistant|user)>|\[inst\]/
/** Instructions about the instructions, in the few words that such attacks share. */
const instructions =
  /\b(?:system ?prompt|prompt (?:de |do |del |di )?sist?em\w*|jailbreak|developer mode|dan mode|you are (?:now )?dan)\b|系统提示|提示词|システムプロンプト/
/** Encoded text and statements to run. */
const code = /\b(?:base ?64|rot ?13)\b|\bdrop table\b|\bselect \* from\b|\bunion select\b/

/** A full name, as written with capitals. */
const NAME = String.raw`\p{Lu}[\p{Ll}’']+ (?:\p{Lu}[\p{Ll}’']+ ?)+`
const CONTACT = String.raw`(?<![\p{L}])(?:home address|address|phone|telephone|teléfono|telefono|telefone|téléphone|telefonnummer|handynummer|mailadresse|dirección|indirizzo|endereço|cellulare|celular|住址|电话|電話|住所|連絡先)(?![\p{L}])`
const nameThenContact = new RegExp(`(${NAME})(?:['’]s? |的|の)?[^.?!。？！]{0,8}${CONTACT}`, 'u')
const contactThenName = new RegExp(`${CONTACT}[^.?!]{0,12}?\\b(?:of|for|de|del|da|do|di|du|von|d['’]) ?(${NAME})`, 'u')
/** Our own terms, which are capitalized like names. */
const productNames =
  /Green Room|Digital|Music|Library|Workshop|Members|Showcase|Governance|Tracker|Fine Art|Pay ?Pal|Tune ?Maker|Key ?[Mm]ail|Godfrey|Contact|Support|Account/

/** The refusal that a message deserves for its form alone; undefined for nearly all messages. */
export function getHostileTopicId(message: string): string | undefined {
  const folded = toPatternText(message)
  if (posing.test(folded) || instructions.test(folded)) return 'assistant-instructions'
  if (code.test(folded)) return 'access-and-fraud'
  const name = (nameThenContact.exec(message) ?? contactThenName.exec(message))?.[1]
  return name !== undefined && !productNames.test(name) ? 'others-data' : undefined
}
