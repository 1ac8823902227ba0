/**
 * Words that indicate a correction request, for all eight languages at once, so no language detection is needed. They
 * are lowercase and without accents.
 */
const buildPattern = (list: string) => {
  const parts = list.trim().split(/\s*\n\s*|\s*,\s*/)
  const latin = parts.filter((part) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part))
  const others = parts.filter((part) => !latin.includes(part))
  const boundary = latin.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${latin.join('|')})(?![\\p{L}\\p{N}])`] : []
  return new RegExp([...boundary, ...others].join('|'), 'u')
}

/** Indicates that something should change. */
export const changePattern = buildPattern(`
  change, changed, correct, correction, fix, rename, update, set, should be, should say, should read, should cost, instead of, rather than, make it, lower, raise, wrong, typo, misspell\\w*, is now, is actually, replace, not
  cambia\\w*, corrig\\w*, corrij\\w*, renombra\\w*, actualiz\\w*, deberia\\w*, debe, en vez de, en lugar de, pon, ponle, baja\\w*, sube, subir, error, errata, ahora es, mal, no
  chang\\w*, corrige\\w*, modifi\\w*, renomm\\w*, rectifi\\w*, devrait, doit, au lieu de, plutot que, mets, mettez, faute, est maintenant, pas, non
  ander\\w*, aender\\w*, korrig\\w*, berichtig\\w*, umbenenn\\w*, aktualisier\\w*, soll, sollte, statt, anstatt, anstelle, setz\\w*, falsch, tippfehler, ist jetzt, nicht, sondern
  cambiar\\w*, corregg\\w*, modific\\w*, rinomin\\w*, aggiorn\\w*, dovrebbe, deve, invece di, al posto di, metti, refuso, errore, ora e, sbagliat\\w*
  muda\\w*, mude, altera\\w*, altere, corrij\\w*, renomei\\w*, atualiz\\w*, deveria, em vez de, ao inves de, coloque, agora e, errad\\w*, nao
  不是, 不叫, 改, 换成, 更正, 修改, 应该, 應該, 应为, 而是, 错, 錯, 調整, 调整, 设为
  ではなく, じゃなく, でなく, 変更, 変え, 直し, 訂正, 修正, 間違, 誤字, 正しく, にして, 改め, 更新`)

/** Indicates a song's title. */
export const titlePattern = buildPattern(`
  title, song, track, called, named, spelled, spelling, name
  titulo, cancion, tema, llama, se llama, nombre
  titre, chanson, morceau, s appelle, appelle, intitule\\w*, nom
  titel, songtitel, lied, song, stuck, heisst, heissen, name
  titolo, canzone, brano, pezzo, si chiama, chiama, nome
  titulo, musica, faixa, cancao, se chama, chama-se, chama, nome
  歌名, 歌曲, 歌, 曲, 标题, 標題, 叫
  曲名, 曲, タイトル, 題名, 歌`)

export const pricePattern = buildPattern(`
  price, cost, costs, priced
  precio, cuesta, cueste, costar, vale, valer
  prix, coute, couter, tarif
  preis, kostet, kosten
  prezzo, costa, costare, costi
  preco, custa, custar, custe, valor
  价格, 价钱, 價格, 價錢, 售价, 定价, 卖
  価格, 値段, 定価, 料金`)

export const bioPattern = buildPattern(`
  bio, biography, about me
  biografia, bio
  bio, biographie, presentation
  bio, biografie, vorstellung
  biografia
  biografia, bio
  简介, 簡介, 个人介绍
  自己紹介, プロフィール, バイオ, 紹介文`)

export const emailPattern = buildPattern(`
  e-?mail, mail address, contact address, contact, address
  correo\\w*, contacto, direccion
  courriel, e-?mail, adresse, contact
  kontakt\\w*, mailadresse, adresse, e-?mail\\w*
  indirizzo, contatto, posta, e-?mail
  contato, endereco, e-?mail
  邮箱, 郵箱, 邮件, 电子邮件, 联系
  メール\\w*, 連絡先, アドレス`)

export const paymentPattern = buildPattern(`
  paypal, payment account, payment e-?mail, payout, bank account, payments
  cuenta de pago, cobro, cobros, cuenta bancaria, pagos
  compte de paiement, paiement, paiements, compte bancaire
  zahlungskonto, zahlung\\w*, auszahlung\\w*, bankkonto
  conto di pagamento, pagamento, pagamenti, conto bancario
  conta de pagamento, pagamentos, conta bancaria
  收款, 付款, 账户, 帳戶, 银行
  受取, 支払, 口座, 振込`)

export const revenuePattern = buildPattern(`
  revenue history, revenue, sales history, earnings
  historial de ingresos, ingresos, ventas
  historique des revenus, revenus, ventes
  umsatz\\w*, einnahmen
  storico dei ricavi, ricavi, vendite
  historico de receita, receita, vendas
  收入, 销售记录
  売上, 収益`)

/** A question about how to do it, which the knowledge base answers. */
export const howPattern =
  /^(?:how|why|what|when|where|who|can i|may i|como|por que|puedo|comment|pourquoi|est ce que|puis je|wie|warum|wann|kann ich|come|perche|posso|怎么|怎樣|怎样|如何|为什么|能不能)(?![\p{L}])|(?:どうやって|どうすれば|なぜ|できますか)/u

export const yesPattern =
  /^(?:yes|yes please|yep|yeah|sure|ok|okay|do it|please do|go ahead|confirm|correct|si|si por favor|vale|claro|adelante|hazlo|confirmo|oui|oui s il vous plait|d accord|vas y|allez y|je confirme|ja|ja bitte|jawohl|gerne|klar|mach das|machen sie das|bestatige|si grazie|va bene|certo|fallo|confermo|sim|sim por favor|pode|claro que sim|pode mudar|好|好的|是|是的|可以|对|對|确认|確認|行|嗯|改吧|はい|はい お願いします|お願いします|ええ|うん|いいです|それで|確認しました|オーケー)$/u
export const noPattern =
  /^(?:no|no thanks|nope|cancel|stop|don t|do not|no gracias|cancela|cancelar|non|non merci|annule|nein|nein danke|abbrechen|lass es|no grazie|lascia stare|nao|nao obrigad[oa]|cancele|不|不是|否|不要|不用|取消|算了|いいえ|いや|やめて|やめます|キャンセル|結構です)$/u
export const undoPattern =
  /(?<![\p{L}])(?:undo|undo it|undo that|take (?:it|that) back|revert|deshacer|deshazlo|deshaz|deshaga|annuler|annulez|annule (?:la correction|ca)|reviens en arriere|ruckgangig|nimm das zuruck|zurucknehmen|annulla|annullalo|annullala|desfazer|desfaca|desfaz)(?![\p{L}])|撤销|撤銷|撤回|改回|还原|元に戻|取り消し|取消して|戻して/u

/** Separates the new value from the old one: "X, not Y". */
export const notSource =
  '(?:,?\\s*(?:and not|not|instead of|rather than|y no|no|en vez de|en lugar de|et non pas|et non|et pas|non pas|non|pas|au lieu de|und nicht|nicht|statt|anstatt|anstelle von|e non|invece di|e nao|e não|nao|não|em vez de|ao invés de)\\s+)|(?:，|,|、)?\\s*(?:而?不是|不叫)\\s*'

/** Precedes the new value: "… to X". */
export const toSource =
  '\\s+(?:to|into|as|a|por|en|à|zu|auf|in|con|para)\\s+|\\s*(?:改成|改为|改為|换成|變成|变成|设为|を|から|→|->|=>)\\s*'
