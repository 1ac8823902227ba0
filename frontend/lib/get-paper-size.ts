import { getLanguage } from './messages/current-language.ts'

/**
 * The reader's likely paper size: Letter where the page's language and the browser's country use it, A4 elsewhere. A page
 * in German is printed on A4 even by an American browser.
 */
export function getPaperSize(): 'a4' | 'letter' {
  const language = getLanguage()
  const usesLetter = language === 'english' || language === 'spanish' || language === 'french'
  const country = /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(navigator.language) || navigator.language === 'en'
  // Spanish and French in America: only if the browser speaks them, too.
  const speaks = language === 'english' || navigator.language.startsWith(language === 'spanish' ? 'es' : 'fr')
  return usesLetter && country && speaks ? 'letter' : 'a4'
}
