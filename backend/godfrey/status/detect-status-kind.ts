import type { StatusKind } from './status-texts.ts'
import { listNormalizedSpellings } from '#godfrey/retrieval/normalize-text'

// "My" in eight languages; without it the question is a general one. Texts are normalized.
const possessives =
  /\b(?:my|our|mine|i sent|i issued|i made|mi|mis|mon|ma|mes|mein\w*|meu|meus|minha|minhas|mio|mia|miei|mie|i have|i own|i sold|did i|have i|do i have|tengo|tenho|ho \p{L}+[ts][oaie]|(?:j )?ai[- ]je|j ai|he (?:\p{L}+ )?\p{L}+[ai]d[oa]s?|hab(?:e)? ich|ich habe?)\b|我|私|自分|僕|俺/u
// "My key" means a G-Key here.
const keyWords =
  /\bgkey\b|\b(?:my|our) key\b|\b(?:mi|mia|minha|ma|mein) (?:llave|clave|licencia|cle|schlussel|chiave|chave|key|zugang|lizenz)\b|\b(?:meine?[nrm]?) schlussel\b|\bma cle\b|我的(?:密钥|钥匙|key)|私のキー/
const gKeyWords =
  /\b(?:active|activated|inactive|status|still valid|valid|still good|still ok|vigente|gilt noch|funziona ancora|activa|activada|estado|valida|ativa|ativada|situacao|actif|active|statut|valable|valide|aktiv|aktiviert|gultig|attiva|attivata|stato|expired|unlocked|enabled|blocked|suspended|still (?:works?|working|runs?)|live|habilitad[ao]|vencid[ao]|se vencio|vencio|caducad[ao]|caduco|bloquead[ao]|suspendid[ao]|(?:sigue|todavia|aun) (?:sirve|funciona\w*|vigente|vale)|sigue funcionando|activee|debloquee?|expiree?|bloquee?|suspendue?|(?:marche|fonctionne) (?:encore|toujours)|(?:encore|toujours) (?:bonne|active|valable)|freigeschaltet|freigegeben|entsperrt|gesperrt|abgelaufen|(?:lauft|geht|funktioniert|gilt) \p{L}+ (?:\p{L}+ )?noch|wie steht es|scadut[ao]|bloccat[ao]|sospes[ao]|abilitat[ao]|funziona ancora|(?:vale|e) ancora (?:valida|buona)|expirou|expirad[ao]|venceu|suspens[ao]|liberad[ao]|ainda (?:vale|funciona|serve|esta)|em dia)\b|过期|开通|能用|还能用|被封|停用|生效|期限切れ|使えますか|使えるか|停止|切れて|有效|激活|状态|生效|有効|アクティブ|ステータス|状態/u
const notWorking =
  /\b(?:invalid\w*|not valid|why|ungultig|warum|por que|pourquoi|perche|no (?:es )?valid\w*|non valid\w*)\b|为什么|无效|無効|なぜ/
const keymailWords =
  /\b(?:how many|number of|has|have|are|were|is|cuant[oa]s|combien|wie viele?|quant[ie]|quant[oa]s|ha sido|han sido|se ha|foi|foram|a ete|ont ete|wurde\w*|ist|sind|e stat[oa]|sono stat[ie]|status|estado|statut|stato)\b.*\b(?:redeem\w*|sold|used|issued|left|open|canje\w*|vendid\w*|emitid\w*|usad\w*|utilise\w*|vendu\w*|emis\w*|echange\w*|eingelost\w*|verkauft\w*|ausgegeben\w*|riscatta\w*|vendut\w*|emess\w*|usat\w*|resgata\w*|created|made|generated|given out|handed out|unsold|cread[oa]s?|hech[oa]s|generad[oa]s?|repartid[oa]s?|cree?e?s|generes?|distribues?|erstellt|gemacht|verteilt|verschickt|creat[oaie]|fatt[oaie]|generat[oaie]|distribuit[oaie]|criad[oa]s?|criei|emiti|gerei|feit[oa]s|distribu\w*)\b|\b(?:redeem\w*|sold|canjead\w*|vendid\w*|utilise\w*|vendu\w*|eingelost\w*|verkauft\w*|riscattat\w*|vendut\w*|resgatad\w*)\b.*\b(?:how many|cuant[oa]s|combien|wie viele?|quant[ie]|quant[oa]s)\b|\b(?:did|has|have)? ?(?:anyone|anybody|somebody|someone|alguien|quelqu un|jemand|qualcuno|alguem|l hanno|lo hanno)\b.*\b(?:redeem\w*|canje\w*|utilis\w*|echang\w*|einge?lost|riscatt\w*|resgat\w*)|\b(?:redeem\w*|canje\w*|eingelost|riscatt\w*|resgat\w*)\b.*\b(?:anyone|anybody|somebody|alguien|quelqu un|jemand|qualcuno|alguem)\b|(?:被|让)(?:人)?(?:兑换|用)|誰か.*(?:引き換え|使っ)|(?:多少|几个|已|有没有|是否).*(?:兑换|卖|售|用)|(?:兑换|卖|售|发|做|生成|创建|开)(?:出去?)?了?(?:多少|几)|(?:いくつ|何件|何枚|何個|もう|どれだけ|いくつ|何枚).*(?:引き換え|売れ|使わ|使用|発行|償還|作成|作り|作っ)|(?:引き換え|売れ|使わ|使用).*(?:いくつ|何件|何枚|何個|ましたか|た\?|た？)/

// "Why" and "change" ask for an explanation or a correction, not for a status.
const explanationWords =
  /\b(?:how do|how can|how long|when|como|cuando|comment|quand|wie (?:kann|lange|wird)|wann|come|quando|rights|copyright|derechos|droits|rechte|diritti|direitos|price|precio|prix|preis|prezzo|preco|not|no|nicht|pas|non|nao|ancora|yet|noch|aun|encore|ainda)\b|怎么|多久|没有|どうやって|いつ|まだ|ない/
const songWords =
  /\b(?:song|songs|track|tracks|cancion|canciones|tema|temas|chansons?|morceaux?|titres?|lied|lieder|songs?|canzon[ei]|bran[oi]|musicas?|faixas?)\b|歌|曲/
const songStates =
  /\b(?:published|approved|checked|status|state of|publicad[ao]s?|aprobad[ao]s?|estado|publiee?s?|approuvee?s?|statut|veroffentlicht|genehmigt|gepruft|status|pubblicat[aeio]|approvat[aeio]|stato|aprovad[ao]s?|situacao)\b|发布了|审核|状态|公開され|状態|審査/
const applicationWords =
  /\b(?:application|solicitud(?:es)?|demandes?|candidature|antrag\w*|bewerbung\w*|domanda|richiesta|inscricao|candidatura|pedido)\b|申请|申請/
const progressWords =
  /\b(?:status|state|progress|approved|accepted|how far|where is|what became|what happened|reviewed|processed|analisad\w*|avaliad\w*|analizad\w*|revisad\w*|examinee?|gepruft|bearbeitet|esaminat\w*|valutat\w*|decision|decided|decide\w*|decidi\w*|entschied\w*|deciso|en que punto|en que fase|en que estado|a quel stade|any update|update on|heard|through|decided|any news|news on|estado|aprobad\w*|aceptad\w*|como va|que paso con|novedades|en que (?:quedo|anda)|noticias|statut|avancement|ou en est|approuve\w*|accepte\w*|des nouvelles|stand|was ist aus|wie sieht es|neues|genehmigt|angenommen|durch|entschieden|wie weit|stato|approvat\w*|accettat\w*|a che punto|che fine|novita|andamento|aprovad\w*|aceit[ao]|situacao|como esta|como anda|o que aconteceu|que fim levou|alguma novidade|novidades?)\b|进度|状态|到哪|批准|通过了|结果|怎么样了|状況|進捗|审核|审查|处理|有结果|消息|下文|怎样了|どうなって|どうなりました|承認され|通りました|結果/

// Questions about the usual duration are general.
const durationWords =
  /\b(?:how long|wie lange|cuanto (?:tarda|tiempo|demora)|combien de temps|quanto (?:tempo|ci (?:vuole|mette)|demora))\b|多久|多长时间|どのくらい|何日/

/** The kind of status the question asks about; undefined if it is not about the visitor's own things. */
export function detectStatusKind(text: string): StatusKind | undefined {
  for (const folded of listNormalizedSpellings(text)) {
    if (notWorking.test(folded)) continue
    // Japanese questions about "the application" usually omit "my".
    if (/(?:申請|申し込み|申込)(?:は|の).*(?:ましたか|どう|状況|進捗|結果)/.test(folded)) return 'application'
    if (!possessives.test(folded)) continue
    if (applicationWords.test(folded) && progressWords.test(folded) && !durationWords.test(folded)) return 'application'
    if (keyWords.test(folded) && gKeyWords.test(folded)) return 'g-key'
    if (/\bkeymails?\b/.test(folded) && keymailWords.test(folded)) return 'keymails'
    if (/\b(?:gkey|keymail|album)\b/.test(folded)) continue
    if (songWords.test(folded) && songStates.test(folded) && !explanationWords.test(folded)) return 'songs'
  }
  return undefined
}
