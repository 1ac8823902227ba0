import type { Topic } from './topic.ts'

export const keymailFormat: Topic = {
  id: 'keymail-format',
  page: '/redeem-keymail',
  english: {
    questions: [
      'What does a Keymail code look like?',
      'code format',
      'it keeps telling me the format is not valid',
      'Do I have to type capitals and the hyphens?',
      'what do the numbers in the code stand for',
      'how many characters has a Keymail',
      'is it the letter O or a zero',
      'Invalid Format',
      'Keymail Code Required',
      'what does a code look like',
      'is my code written correctly',
    ],
    answer:
      'A Keymail code has the form TM-YYYYMMDD-XXXXXXXX: the letters TM, the eight digits of the day it was issued, then eight letters or digits, with a hyphen between the parts. Capitals come by themselves as you type. If the page reports a wrong format, look for a missing hyphen or character; the letter O and zero, or I and one, are easily confused.',
  },
  spanish: {
    questions: [
      '¿Cómo es un código Keymail?',
      'formato del código',
      'me sale todo el rato que el formato no es válido',
      '¿Tengo que escribir mayúsculas y guiones?',
      'qué significan los números del código',
      'cuántos caracteres tiene un Keymail',
      '¿es la letra O o un cero?',
      'Invalid Format',
      'Keymail Code Required',
      'cómo es un código',
      'está bien escrito mi código',
    ],
    answer:
      'Un código Keymail tiene la forma TM-YYYYMMDD-XXXXXXXX: las letras TM, las ocho cifras del día en que se emitió y después ocho letras o cifras, con un guion entre las partes. Las mayúsculas aparecen solas al escribir. Si la página avisa de un formato incorrecto, comprueba que no falte un guion ni ningún carácter; la letra O y el cero, o la I y el uno, se confunden con facilidad.',
  },
  french: {
    questions: [
      'À quoi ressemble un code Keymail ?',
      'format du code',
      'on me répète que le format n’est pas valide',
      'Faut-il taper les majuscules et les tirets ?',
      'que veulent dire les chiffres du code',
      'combien de caractères compte un Keymail',
      'c’est la lettre O ou un zéro',
      'Invalid Format',
      'Keymail Code Required',
      'à quoi ressemble un code',
      'mon code est-il bien écrit',
    ],
    answer:
      'Un code Keymail a la forme TM-YYYYMMDD-XXXXXXXX : les lettres TM, les huit chiffres du jour où il a été émis, puis huit lettres ou chiffres, avec un tiret entre les parties. Les majuscules se mettent d’elles-mêmes pendant la saisie. Si la page signale un mauvais format, vérifiez qu’il ne manque ni tiret ni caractère ; la lettre O et le zéro, ou le I et le un, se confondent facilement.',
  },
  german: {
    questions: [
      'Wie sieht ein Keymail-Code aus?',
      'Format des Codes',
      'es heißt ständig, das Format sei ungültig',
      'Muss ich Großbuchstaben und Bindestriche eintippen?',
      'wofür stehen die Ziffern im Code',
      'wie viele Zeichen hat ein Keymail',
      'ist das ein O oder eine Null',
      'Invalid Format',
      'Keymail Code Required',
      'wie sieht ein code aus',
      'ist mein code richtig geschrieben',
    ],
    answer:
      'Ein Keymail-Code hat die Form TM-YYYYMMDD-XXXXXXXX: die Buchstaben TM, die acht Ziffern des Ausgabetages, dann acht Buchstaben oder Ziffern, mit einem Bindestrich zwischen den Teilen. Die Großschreibung entsteht beim Tippen von selbst. Meldet die Seite ein falsches Format, fehlt vielleicht ein Bindestrich oder ein Zeichen; auch O und Null oder I und Eins sind leicht zu verwechseln.',
  },
  italian: {
    questions: [
      'Com’è fatto un codice Keymail?',
      'formato del codice',
      'mi dice sempre che il formato non è valido',
      'Devo scrivere maiuscole e trattini?',
      'che cosa indicano i numeri nel codice',
      'quanti caratteri ha un Keymail',
      'è la lettera O o uno zero?',
      'Invalid Format',
      'Keymail Code Required',
      "com'è fatto un codice",
      'il mio codice è scritto bene',
    ],
    answer:
      'Un codice Keymail ha la forma TM-YYYYMMDD-XXXXXXXX: le lettere TM, le otto cifre del giorno in cui è stato emesso, poi otto lettere o cifre, con un trattino fra le parti. Le maiuscole si mettono da sole mentre scrivi. Se la pagina segnala un formato sbagliato, controlla che non manchi un trattino o un carattere; la lettera O e lo zero, o la I e l’uno, si confondono facilmente.',
  },
  portuguese: {
    questions: [
      'Como é um código Keymail?',
      'formato do código',
      'fica dizendo que o formato não é válido',
      'Preciso digitar as maiúsculas e os hifens?',
      'o que significam os números do código',
      'quantos caracteres tem um Keymail',
      'é a letra O ou um zero?',
      'Invalid Format',
      'Keymail Code Required',
      'como é um código',
      'meu código está escrito certo',
    ],
    answer:
      'Um código Keymail tem o formato TM-YYYYMMDD-XXXXXXXX: as letras TM, os oito algarismos do dia em que foi emitido e depois oito letras ou algarismos, com um hífen entre as partes. As maiúsculas aparecem sozinhas enquanto você digita. Se a página indicar formato inválido, veja se falta um hífen ou algum caractere; a letra O e o zero, ou o I e o um, se confundem com facilidade.',
  },
  chinese: {
    questions: [
      'Keymail代码是什么样子的？',
      '代码格式',
      '老是提示格式不正确',
      '大写和横杠都要自己打吗？',
      '代码里的数字代表什么',
      '一个Keymail有多少位',
      '这是字母O还是数字0',
      '代碼的格式是什麼？一直說格式不對',
      'Invalid Format',
      'Keymail Code Required',
      '代码长什么样',
      '我的代码写对了吗',
    ],
    answer:
      'Keymail 代码的格式是 TM-YYYYMMDD-XXXXXXXX：先是字母 TM，再是发放日期的八位数字，最后是八位字母或数字，各部分之间用连字符隔开。输入时会自动变成大写。如果页面提示格式不对，请看看是否漏了连字符或某个字符；字母 O 和数字 0、字母 I 和数字 1 很容易混淆。',
  },
  japanese: {
    questions: [
      'Keymailのコードはどんな形ですか？',
      '番号形式',
      '形式が正しくないって何回も言われる',
      '大文字やハイフンも入力しないといけませんか',
      'コードの中の数字は何を表していますか',
      'Keymailは何文字ですか',
      'これってオー？それともゼロ？',
      'Invalid Format',
      'Keymail Code Required',
      'コードはどんな形',
      'コードの書き方は合っていますか',
    ],
    answer:
      'Keymail のコードは TM-YYYYMMDD-XXXXXXXX という形です。TM のあとに発行日の8桁の数字、そのあとに英字か数字が8文字続き、間はハイフンで区切ります。入力した文字は自動で大文字になります。形式が違うと表示されたら、ハイフンや文字の抜けがないか、英字の O と数字の 0、I と 1 を取り違えていないか確かめてください。',
  },
}
