import type { Language } from '#contract/text'
import type { Correction } from '#module/corrections/policy'
import { correctionKindNames } from '#module/corrections/policy'

type CorrectionTexts = {
  /** {what} {was} {becomes}: asks for confirmation. */
  shallI: string
  /** The same for a reviewed correction. */
  shallIHandOver: string
  /** {what} {becomes} */
  applied: string
  /** {number} */
  handedOver: string
  dropped: string
  /** {what} {was} */
  undone: string
  carriedOut: string
  declined: string
  nothingToUndo: string
  changedMeanwhile: string
  sameAlready: string
  notYours: string
  badPrice: string
  badEmail: string
  /** {titles} */
  whichSong: string
  signIn: string
  testAccount: string
  expired: string
  pressButton: string
}

/** Godfrey's texts about corrections. Titles, addresses and prices are quoted verbatim. */
export const correctionTexts: Record<Language, CorrectionTexts> = {
  english: {
    shallI: '{what}: from “{was}” to “{becomes}”. Shall I change that? Please answer yes or no.',
    shallIHandOver:
      '{what}: “{was}” → “{becomes}”. A person decides this, within 24 to 48 hours. Shall I hand it over? Please answer yes or no.',
    applied: 'Done. {what}: “{becomes}”. You have an hour to undo it: say “undo”, or use /request-correction.',
    handedOver:
      'I have handed it over. Its number is {number}. A person decides within 24 to 48 hours, and you get an email.',
    dropped: 'All right, nothing has changed.',
    undone: 'Undone. {what}: “{was}”, as before.',
    carriedOut: 'A person has looked at it and made the correction. {what}: {becomes}',
    declined: 'A person has looked at it and decided to leave it as it is. {what}: {becomes}',
    nothingToUndo: 'There is no correction from the last hour that I could undo.',
    changedMeanwhile: 'It was changed again in the meantime, so I left it alone.',
    sameAlready: 'That is what it says already. Nothing was changed.',
    notYours: 'I found nothing by that name in your account, so I cannot change it.',
    badPrice: 'I can set a price from $0.99 to $10,000.00. Please give it in dollars, such as 7.50.',
    badEmail: 'That does not look like an email address. Please write it out once more.',
    whichSong: 'Which song do you mean, and what should it say? Please put both in quotes. Your songs: {titles}.',
    signIn:
      'I can change things only for the artist who is signed in. Please sign in with your G-Key at /g-key-login and tell me again, or write to a person at /request-correction.',
    testAccount:
      'This is an evaluation G-Key: you can look at everything, but what it shows belongs to all who evaluate, so I change nothing here.',
    pressButton: 'Because this concerns money or your account, please press the button under my message to confirm it.',
    expired: 'I waited a while and let it go. Please tell me once more what should change.',
  },
  spanish: {
    shallI: '{what}: de «{was}» a «{becomes}». ¿Lo cambio? Responde sí o no.',
    shallIHandOver:
      '{what}: «{was}» → «{becomes}». Esto lo decide una persona, en 24 a 48 horas. ¿Se lo paso? Responde sí o no.',
    applied: 'Hecho. {what}: «{becomes}». Tienes una hora para deshacerlo: di «deshacer» o usa /request-correction.',
    handedOver:
      'Se lo he pasado a una persona, que decide en 24 a 48 horas; recibirás un correo. Es el asunto número {number}.',
    dropped: 'De acuerdo, no se cambia nada.',
    undone: 'Deshecho. {what}: «{was}», como antes.',
    carriedOut: 'Una persona lo ha revisado y ha hecho la corrección. {what}: {becomes}',
    declined: 'Una persona lo ha revisado y ha decidido dejarlo como está. {what}: {becomes}',
    nothingToUndo: 'No hay ninguna corrección de la última hora que pueda deshacer.',
    changedMeanwhile: 'Entretanto se cambió de nuevo, así que no lo he tocado.',
    sameAlready: 'Ya dice eso. No se ha cambiado nada.',
    notYours: 'No encuentro nada con ese nombre en tu cuenta, así que no puedo cambiarlo.',
    badPrice: 'Puedo poner un precio de 0,99 US$ a 10.000,00 US$. Dímelo en dólares, por ejemplo 7.50.',
    badEmail: 'Eso no parece una dirección de correo. Escríbela otra vez, por favor.',
    whichSong:
      '¿A qué canción te refieres y cómo debería llamarse? Escribe ambas cosas entre comillas. Tus canciones: {titles}.',
    signIn:
      'Solo puedo cambiar cosas del artista que ha iniciado sesión. Entra con tu G-Key en /g-key-login y dímelo de nuevo, o escribe a una persona en /request-correction.',
    testAccount:
      'Esta es una G-Key de evaluación: puedes verlo todo, pero lo que muestra es de todos los que evalúan, así que aquí no cambio nada.',
    pressButton:
      'Como se trata de dinero o de tu cuenta, pulsa el botón que está debajo de mi mensaje para confirmarlo.',
    expired: 'Esperé un rato y lo dejé. Dime otra vez qué debe cambiar, por favor.',
  },
  french: {
    shallI: '{what} : de « {was} » à « {becomes} ». Je le change ? Répondez oui ou non.',
    shallIHandOver:
      '{what} : « {was} » → « {becomes} ». C’est une personne qui en décide, sous 24 à 48 heures. Je transmets ? Répondez oui ou non.',
    applied:
      'C’est fait. {what} : « {becomes} ». Vous avez une heure pour revenir en arrière : dites « annuler » ou passez par /request-correction.',
    handedOver:
      'J’ai transmis. C’est le dossier numéro {number}. Une personne décide sous 24 à 48 heures et vous recevez un e-mail.',
    dropped: 'Très bien, rien n’est changé.',
    undone: 'Annulé. {what} : « {was} », comme avant.',
    carriedOut: 'Une personne a vérifié et fait la correction. {what} : {becomes}',
    declined: 'Une personne a vérifié et a décidé de laisser tel quel. {what} : {becomes}',
    nothingToUndo: 'Il n’y a aucune correction de la dernière heure que je puisse annuler.',
    changedMeanwhile: 'Cela a été modifié entre-temps, je n’y ai donc pas touché.',
    sameAlready: 'C’est déjà ce qui est écrit. Rien n’a été changé.',
    notYours: 'Je ne trouve rien de ce nom parmi ce qui est à vous, je ne peux donc pas le changer.',
    badPrice: 'Je peux fixer un prix de 0,99 $US à 10 000,00 $US. Donnez-le en dollars, par exemple 7.50.',
    badEmail: 'Cela ne ressemble pas à une adresse e-mail. Réécrivez-la, s’il vous plaît.',
    whichSong:
      'De quelle chanson s’agit-il, et que faut-il écrire ? Mettez les deux entre guillemets. Vos chansons : {titles}.',
    signIn:
      'Je ne peux changer que ce qui est à l’artiste connecté. Connectez-vous avec votre G-Key sur /g-key-login et redites-le-moi, ou écrivez à une personne sur /request-correction.',
    testAccount:
      'C’est une G-Key d’évaluation : vous pouvez tout voir, mais ce qu’elle montre est à tous ceux qui évaluent ; je n’y change rien.',
    pressButton: 'Comme il s’agit d’argent ou de votre compte, appuyez sur le bouton sous mon message pour confirmer.',
    expired: 'J’ai attendu un moment, puis laissé tomber. Redites-moi ce qu’il faut changer.',
  },
  german: {
    shallI: '{what}: von „{was}“ zu „{becomes}“. Soll ich das ändern? Bitte antworten Sie mit Ja oder Nein.',
    shallIHandOver:
      '{what}: „{was}“ → „{becomes}“. Das entscheidet ein Mensch, innerhalb von 24 bis 48 Stunden. Soll ich es weitergeben? Bitte antworten Sie mit Ja oder Nein.',
    applied:
      'Erledigt. {what}: „{becomes}“. Sie können es eine Stunde lang zurücknehmen: Sagen Sie „rückgängig“ oder nutzen Sie /request-correction.',
    handedOver:
      'Ich habe es weitergegeben. Die Nummer ist {number}. Ein Mensch entscheidet innerhalb von 24 bis 48 Stunden, und Sie bekommen eine E-Mail.',
    dropped: 'Gut, es bleibt alles, wie es ist.',
    undone: 'Zurückgenommen. {what}: „{was}“, wie vorher.',
    carriedOut: 'Ein Mensch hat es sich angesehen und korrigiert. {what}: {becomes}',
    declined: 'Ein Mensch hat es sich angesehen und lässt es, wie es ist. {what}: {becomes}',
    nothingToUndo: 'Es gibt keine Korrektur der letzten Stunde, die ich zurücknehmen könnte.',
    changedMeanwhile: 'Es wurde inzwischen noch einmal geändert, deshalb habe ich es so belassen.',
    sameAlready: 'So steht es schon da. Es wurde nichts geändert.',
    notYours: 'In Ihrem Konto finde ich nichts mit diesem Namen, deshalb kann ich es nicht ändern.',
    badPrice: 'Ein Preis liegt zwischen 0,99 $ und 10.000,00 $. Bitte nennen Sie ihn in Dollar, zum Beispiel 7,50.',
    badEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte schreiben Sie sie noch einmal.',
    whichSong:
      'Welchen Song meinen Sie, und wie soll er heißen? Bitte setzen Sie beides in Anführungszeichen. Ihre Songs: {titles}.',
    signIn:
      'Ändern kann ich nur etwas für den Künstler, der angemeldet ist. Bitte melden Sie sich unter /g-key-login mit Ihrem G-Key an und sagen Sie es mir noch einmal, oder schreiben Sie über /request-correction an einen Menschen.',
    testAccount:
      'Das ist ein Test-G-Key: Sie können alles ansehen, aber was er zeigt, gehört allen, die testen. Deshalb ändere ich hier nichts.',
    pressButton:
      'Weil es um Geld oder Ihr Konto geht, klicken Sie zum Bestätigen bitte auf die Schaltfläche unter meiner Nachricht.',
    expired:
      'Ich habe eine Weile auf Ihre Antwort gewartet und den Vorschlag dann verworfen. Bitte sagen Sie mir noch einmal, was anders sein soll.',
  },
  italian: {
    shallI: '{what}: da «{was}» a «{becomes}». Lo cambio? Rispondi sì o no.',
    shallIHandOver:
      '{what}: «{was}» → «{becomes}». Lo decide una persona, entro 24-48 ore. Lo passo? Rispondi sì o no.',
    applied: 'Fatto. {what}: «{becomes}». Hai un’ora per annullare: scrivi «annulla» o usa /request-correction.',
    handedOver: 'L’ho passato a una persona. È il caso numero {number}. Decide entro 24-48 ore e riceverai un’email.',
    dropped: 'Va bene, non cambia nulla.',
    undone: 'Annullato. {what}: «{was}», come prima.',
    carriedOut: 'Una persona ha controllato e ha fatto la correzione. {what}: {becomes}',
    declined: 'Una persona ha controllato e ha deciso di lasciarlo com’è. {what}: {becomes}',
    nothingToUndo: 'Non c’è nessuna correzione dell’ultima ora che io possa annullare.',
    changedMeanwhile: 'Nel frattempo è stato cambiato di nuovo, quindi non l’ho toccato.',
    sameAlready: 'È già scritto così. Non è cambiato nulla.',
    notYours: 'Non trovo nulla con questo nome tra le tue cose, quindi non posso cambiarlo.',
    badPrice: 'Posso impostare un prezzo da 0,99 USD a 10.000,00 USD. Scrivilo in dollari, per esempio 7.50.',
    badEmail: 'Non sembra un indirizzo email. Riscrivilo, per favore.',
    whichSong:
      'Quale brano intendi e come deve chiamarsi? Metti entrambe le cose tra virgolette. I tuoi brani: {titles}.',
    signIn:
      'Posso cambiare solo ciò che è dell’artista che ha effettuato l’accesso. Accedi con la tua G-Key su /g-key-login e ripetimelo, oppure scrivi a una persona su /request-correction.',
    testAccount:
      'Questa è una G-Key di prova: puoi vedere tutto, ma ciò che mostra è di tutti quelli che provano, quindi qui non cambio nulla.',
    pressButton:
      'Poiché si tratta di soldi o del tuo account, premi il pulsante sotto il mio messaggio per confermare.',
    expired: 'Ho aspettato un po’ e poi ho lasciato stare. Ripetimi che cosa deve cambiare.',
  },
  portuguese: {
    shallI: '{what}: de “{was}” para “{becomes}”. Posso mudar? Responda sim ou não.',
    shallIHandOver:
      '{what}: “{was}” → “{becomes}”. Quem decide é uma pessoa, em 24 a 48 horas. Posso encaminhar? Responda sim ou não.',
    applied: 'Feito. {what}: “{becomes}”. Você tem uma hora para desfazer: diga “desfazer” ou use /request-correction.',
    handedOver: 'Encaminhei. É o assunto número {number}. Uma pessoa decide em 24 a 48 horas e você recebe um e-mail.',
    dropped: 'Tudo bem, nada foi mudado.',
    undone: 'Desfeito. {what}: “{was}”, como antes.',
    carriedOut: 'Uma pessoa analisou e fez a correção. {what}: {becomes}',
    declined: 'Uma pessoa analisou e decidiu deixar como está. {what}: {becomes}',
    nothingToUndo: 'Não há nenhuma correção da última hora que eu possa desfazer.',
    changedMeanwhile: 'Isso foi mudado de novo nesse meio-tempo, então não mexi.',
    sameAlready: 'Já está escrito assim. Nada foi mudado.',
    notYours: 'Não encontro nada com esse nome na sua conta, então não posso mudar.',
    badPrice: 'Posso definir um preço de US$ 0,99 a US$ 10.000,00. Diga em dólares, por exemplo 7.50.',
    badEmail: 'Isso não parece um endereço de e-mail. Escreva de novo, por favor.',
    whichSong:
      'De qual música você fala e como ela deve se chamar? Coloque as duas coisas entre aspas. Suas músicas: {titles}.',
    signIn:
      'Só posso mudar coisas do artista que entrou. Entre com a sua G-Key em /g-key-login e me diga de novo, ou escreva para uma pessoa em /request-correction.',
    testAccount:
      'Esta é uma G-Key de avaliação: você pode ver tudo, mas o que ela mostra é de todos que avaliam, então não mudo nada aqui.',
    pressButton: 'Como se trata de dinheiro ou da sua conta, aperte o botão embaixo da minha mensagem para confirmar.',
    expired: 'Esperei um pouco e deixei para lá. Diga de novo o que deve mudar, por favor.',
  },
  chinese: {
    shallI: '{what}：从“{was}”改为“{becomes}”。要改吗？请回答“是”或“否”。',
    shallIHandOver: '{what}：“{was}”→“{becomes}”。这要由工作人员在 24 至 48 小时内决定。要转交吗？请回答“是”或“否”。',
    applied: '改好了。{what}：“{becomes}”。一小时内可以撤回：说“撤销”，或到 /request-correction。',
    handedOver: '已转交，编号是 {number}。工作人员会在 24 至 48 小时内决定，并发邮件通知您。',
    dropped: '好的，什么都没有改。',
    undone: '已撤回。{what}：“{was}”，和之前一样。',
    carriedOut: '工作人员看过并已更正。{what}：{becomes}',
    declined: '工作人员看过，决定保持原样。{what}：{becomes}',
    nothingToUndo: '最近一小时内没有可以撤回的更正。',
    changedMeanwhile: '在此期间它又被改过，所以我没有动它。',
    sameAlready: '现在写的就是这样，没有改动。',
    notYours: '在您自己的内容里找不到这个名字，所以我不能改。',
    badPrice: '价格可以是 $0.99 到 $10,000.00。请用美元写，例如 7.50。',
    badEmail: '这看起来不像邮箱地址，请再写一遍。',
    whichSong: '您指的是哪首歌，应该改成什么？请把两个都放在引号里。您的歌曲：{titles}。',
    signIn:
      '我只能为已登录的音乐人更改。请先在 /g-key-login 用 G-Key 登录再告诉我一次，或到 /request-correction 写给工作人员。',
    testAccount: '这是体验用的 G-Key：可以浏览一切，但内容属于所有体验者，所以我在这里不做更改。',
    pressButton: '因为这涉及金钱或您的账户，请按我消息下面的按钮确认。',
    expired: '我等了一会儿就放下了。请再说一遍要改什么。',
  },
  japanese: {
    shallI: '{what}：「{was}」を「{becomes}」に変更します。よろしいですか。「はい」か「いいえ」でお答えください。',
    shallIHandOver:
      '{what}：「{was}」→「{becomes}」。これは担当者が24～48時間以内に判断します。引き継いでよろしいですか。「はい」か「いいえ」でお答えください。',
    applied:
      '変更しました。{what}：「{becomes}」。1時間以内なら元に戻せます。「元に戻す」とお伝えいただくか、/request-correctionをご利用ください。',
    handedOver: '担当者に引き継ぎました。受付番号は{number}です。24～48時間以内に判断し、メールでお知らせします。',
    dropped: '承知しました。何も変更していません。',
    undone: '元に戻しました。{what}：「{was}」です。',
    carriedOut: '担当者が確認し、訂正しました。{what}：{becomes}',
    declined: '担当者が確認し、そのままにすることにしました。{what}：{becomes}',
    nothingToUndo: 'この1時間に、元に戻せる訂正はありません。',
    changedMeanwhile: 'その間に別の変更があったため、そのままにしました。',
    sameAlready: 'すでにそうなっています。何も変更していません。',
    notYours: 'ご自身のものの中にその名前が見つからないため、変更できません。',
    badPrice: '価格は$0.99から$10,000.00までです。7.50のようにドルでお書きください。',
    badEmail: 'メールアドレスとして読めません。もう一度お書きください。',
    whichSong: 'どの曲を、どう直しますか。両方をかぎかっこで囲んでお書きください。あなたの曲：{titles}。',
    signIn:
      '変更できるのは、ログイン中のアーティスト本人のものだけです。/g-key-loginでG-Keyを使ってログインしてからもう一度お知らせいただくか、/request-correctionから担当者にお書きください。',
    testAccount:
      'これはお試し用のG-Keyです。すべて見られますが、内容は試す方みんなのものなので、ここでは変更しません。',
    pressButton: 'お金やアカウントに関わることですので、私のメッセージの下のボタンを押して確認してください。',
    expired: 'しばらくお待ちしましたが、取りやめました。何を直すか、もう一度お知らせください。',
  },
}

/**
 * Fills a text with the correction's values. A single pass, so a title that looks like a placeholder is not expanded.
 */
export function formatCorrectionText(correction: Correction, name: keyof CorrectionTexts): string {
  const { kind, subject, was, becomes, language, reviewNumber } = correction
  const shown = (value: string) => (kind === 'price' && value ? `$${value}` : value)
  const what = correctionKindNames[kind][language] + (subject && kind !== 'song-title' ? ` (${subject})` : '')
  const values: Record<string, string> = {
    what,
    was: shown(was) || '–',
    becomes: shown(becomes),
    number: String(reviewNumber ?? ''),
  }
  return correctionTexts[language][name].replaceAll(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces)
}
