import type { Topic } from './topic.ts'

export const errorConnection: Topic = {
  id: 'error-connection',
  page: '/contact-us',
  english: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'the page shows an error 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'nothing loads',
    ],
    answer:
      'Something went wrong between your browser and us, or on our side. Nothing is lost: wait a moment, reload the page and try again. If a number is shown, tell it to a person with “Hand me to a person” or by mail; an address that says Page not found does not exist, so begin at /home.',
  },
  spanish: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'la página muestra error 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'no carga nada',
    ],
    answer:
      'Algo falló entre tu navegador y nosotros, o de nuestro lado. No se perdió nada: espera un momento, recarga la página y prueba otra vez. Si aparece un número, díselo a una persona con “Hand me to a person” o por correo; si pone Page not found, la dirección no existe, empieza en /home.',
  },
  french: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'la page affiche une erreur 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'rien ne se charge',
    ],
    answer:
      'Quelque chose a échoué entre votre navigateur et nous, ou chez nous. Rien n’est perdu : attendez un instant, rechargez la page et réessayez. Si un numéro s’affiche, donnez-le à une personne avec « Hand me to a person » ou par mail ; Page not found veut dire que l’adresse n’existe pas, commencez par /home.',
  },
  german: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'die Seite zeigt Fehler 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'nichts lädt',
    ],
    answer:
      'Zwischen Ihrem Browser und uns oder bei uns ist etwas schiefgegangen. Nichts ist verloren: Warten Sie kurz, laden Sie die Seite neu und versuchen Sie es noch einmal. Steht eine Nummer da, nennen Sie sie mit „Hand me to a person“ oder per Mail; bei Page not found gibt es die Adresse nicht, beginnen Sie bei /home.',
  },
  italian: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'la pagina mostra errore 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'non si carica nulla',
    ],
    answer:
      'Qualcosa è andato storto tra il tuo browser e noi, o da noi. Nulla è perso: aspetta un momento, ricarica la pagina e riprova. Se compare un numero, dillo a una persona con “Hand me to a person” o per e-mail; Page not found vuol dire che l’indirizzo non esiste, parti da /home.',
  },
  portuguese: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'a página mostra erro 500',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      'nada carrega',
    ],
    answer:
      'Algo falhou entre o seu navegador e nós, ou do nosso lado. Nada se perdeu: espere um momento, recarregue a página e tente de novo. Se aparecer um número, diga a uma pessoa com “Hand me to a person” ou por e-mail; Page not found quer dizer que o endereço não existe, comece em /home.',
  },
  chinese: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      '页面显示500错误',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      '什么都加载不出来',
    ],
    answer:
      '您的浏览器和我们之间或我们这边出了问题。什么都没有丢：稍等一下，刷新页面再试。如果显示了编号，请用“Hand me to a person”或邮件告诉工作人员；Page not found表示这个地址不存在，请从/home开始。',
  },
  japanese: {
    questions: [
      "I'm experiencing connection issues. Please try again.",
      'We cannot do this right now. Nothing was lost; please try again shortly.',
      'Something went wrong on our side',
      'ページに500エラーが出る',
      'Page not found',
      'There is nothing here.',
      'That request could not be read.',
      '何も読み込まれない',
    ],
    answer:
      'ブラウザーとの間、またはこちら側で問題が起きました。何も失われていません。少し待って再読み込みし、もう一度お試しください。番号が表示されたら「Hand me to a person」かメールでお知らせください。Page not foundのアドレスは存在しませんので、/homeからどうぞ。',
  },
}
