// How messages start in the eight languages.
const latinGreeting =
  /^(?:(?:hi+|hello|hey+|hiya|yo|howdy|greetings|dear|good (?:morning|afternoon|evening|day)|hola|buen[oa]s?(?: d[ií]as| tardes| noches)?|estimad[oa]s?|saludos|bonjour|bonsoir|salut|coucou|madame|monsieur|(?:sehr )?geehrte[rn]?|liebe[rs]?|damen und herren|guten (?:tag|morgen|abend)|hallo|moin|servus|gr(?:ü|ue?)(?:ß|ss) gott|ciao|salve|buon ?(?:giorno|asera|pomeriggio)|gentil[ie](?: signori)?|ol[áa]|oi+|bom dia|boa (?:tarde|noite)|prezad[oa]s?|sirs?|madam|there|all|team|everyone|everybody|godfrey|pessoal|gente|amigos|tudo bem|qu[ée] tal|señor(?:es|a|as)?|signori?|raga(?:zzi)?|a tutti|a todos|à tous|zusammen|alors|ok|okay|well|so|bueno|bon|also|allora|então)(?![\p{L}\p{M}'’])[\s,.:!;–-]*)+/iu
const eastAsianGreeting =
  /^(?:(?:你好|您好|早上好|晚上好|下午好|大家好|嗨|哈喽|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|お世話になっております|すみません|あの)[\s,，.。!！、~～]*)+/u

/** The message without its greeting; unchanged if it consists of nothing else. */
export function stripGreeting(message: string): string {
  const rest = message.trim().replace(latinGreeting, '').replace(eastAsianGreeting, '')
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 2 ? rest : message
}
