/** The reader's likely paper size, from the browser's language: Letter in the countries that use it, A4 elsewhere. */
export function getPaperSize(): 'a4' | 'letter' {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(navigator.language) || navigator.language === 'en' ? 'letter' : 'a4'
}
