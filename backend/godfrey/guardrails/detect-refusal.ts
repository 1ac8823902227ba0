import { languages } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { topics } from '#godfrey/knowledge/topics'
import { listNormalizedSpellings } from '#godfrey/retrieval/normalize-text'
import { stripPunctuation } from '#text/fold-text'
import { isAboutNamedPerson } from './is-about-named-person.ts'

// Requests that must be refused however they are worded. Checked before any ranking and in every language at once,
// because an attacker chooses the language. Texts are normalized (lower case, no accents, simplified Chinese, brands as
// one word).

const promptInjection = [
  // English
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|guidelines?|restrictions?|training|above|previous)/,
  /\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)|\b(?:reveal|print|show|repeat|output)\b.{0,30}\b(?:prompt|instructions)\b/,
  /\b(?:pretend|act|behave|roleplay)\b.{0,20}\b(?:as|to be|you are|like)\b|\byou are now\b|developer mode|jailbreak|\bdan mode\b|<\/?(?:system|script|assistant|user)>|\[inst\]/,
  /\byou are dan\b|\b(?:no|without|free of) (?:rules|restrictions|limits|filters?)\b|\b(?:unfiltered|uncensored|unrestricted)\b|\brole ?play\b|\bsin (?:reglas|restricciones|filtros)\b|\bsem (?:regras|restricoes|filtros)\b|\bsenza (?:regole|restrizioni|filtri)\b|\bsans (?:regles|restrictions?|filtres?)\b|\bohne (?:regeln|einschrankungen|filter)\b|juego de rol|jeu de role|gioco di ruolo|rollenspiel|\b(?:eres ahora|ahora eres|voce agora e|agora voce e|ora sei|adesso sei|tu es maintenant|vous etes maintenant)\b|没有(?:规则|限制)|不受限制|角色扮演|ルール(?:の)?ない|制限(?:の)?ない|ロールプレイ/,
  // Wrapped or encoded instructions
  /[[<{`"#]\s*(?:!-- *)?(?:"?(?:role|rolle|rol|ruolo|角色)"? *: *")?(?:system|sistema|systeme|developer|系统|システム)\s*[\]>:"`]|\b(?:base ?64|rot ?13)\b|\binstrucciones iniciales\b|\bistruzioni iniziali\b|\binstrucoes iniciais\b|\bconsignes (?:de depart|initiales)\b|\banfangsanweisung\w*|(?:最初|初始)的?(?:指令|指示)|最初の(?:指示|プロンプト)/,
  // Commissioned writing and code
  /(?:^|\b(?:please|can you|could you|would you|will you|now|then|just|and) )(?:write|compose|draft|rap)\b.{0,24}\b(?:songs?|lyrics?|poems?|essay|story|verses?|chorus|rap|script|code|cv|resume|speech|cover letter|program|haiku|limerick|ballad|hook)\b/,
  /(?:^|\b(?:puedes|puede|podrias|por favor|puoi|potresti|pode|poderia|peux tu|pouvez vous|kannst du|konnen sie|bitte|y|e|et|und) )(?:escribe\w*|escriba\w*|compon\w*|redact\w*|inventa\w*|hazme|scrivi\w*|scrivere|componi\w*|inventami|escreva\w*|escreve\w*|componha|ecris\w*|ecrivez|ecrire|compose[zr]?|redige\w*|schreib\w*|verfass\w*|komponier\w*|dichte)\b.{0,30}\b(?:letra|poema|poesia|cancion|cancao|canzone|musica|cuento|ensayo|versos?|rap|reggaeton|lettera|carta|lettre|brief|poeme|chanson|paroles|gedicht|lied|songtext|text|geschichte|aufsatz|testo|strofa|codigo|codice|code|programm?\w*)\b/,
  /(?:帮我|给我|请你?|替我|为我).{0,4}(?:写一?[首篇封段个份]|作一?首|编一?[首段个])|写一首.{0,8}(?:歌|诗)|(?:歌詞|作文|詩|ラップ|物語|小説|コード|プログラム)を?(?:書い|作っ|考え)て|曲を(?:書|作|考え)[いっえ]て(?:くれ|ください|ほしい|$)/,
  /\b(?:run|execute)\b.{0,20}\b(?:sql|command|code|query|shell)\b|drop table|select \* from|union select/,
  /\b(?:ignore|disregard|forget) (?:everything|all)\b|\b(?:ignor[ae]|olvida|esquec[ae]|dimentica|oublie[zr]?|vergiss) (?:todo|tudo|tutto|tout|alles)\b/,
  // Spanish, Portuguese, Italian, French
  /\b(?:ignor\w*|olvid\w*|desobedec\w*|esquec\w*|desconsider\w*|dimentic\w*|oubli\w*)\b.{0,30}\b(?:instruc\w*|instruzion\w*|instruktion\w*|regla\w*|regra\w*|regol\w*|regles?|consignes?|ordenes|ordens|anteriores|precedent\w*)/,
  /\b(?:prompt|instrucciones|instrucoes|istruzioni|mensaje|mensagem|messaggio)\b.{0,15}\b(?:del |de |do |di )?(?:sistema|systeme|ocult\w*|nascost\w*)|\b(?:prompt|message|invite|instructions) (?:de |du )?(?:systeme|cache\w*)/,
  /\b(?:finge|actua|comportate|finja|aja|fingi|comportati|fais semblant|fais comme|agis|joue le role)\b|modo desarrollador|modo desenvolvedor|modalita sviluppatore|mode developpeur/,
  // German
  /\b(?:ignorier\w*|vergiss|missacht\w*|umgeh\w*)\b.{0,40}\b(?:anweisung\w*|regeln?|vorgaben|instruktion\w*|befehle?)|systemprompt|system-prompt|tu so,? als|\bdu bist (?:jetzt|ab jetzt|nun)\b|entwicklermodus/,
  // Chinese, Japanese
  /(?:忽略|无视|忘记|忘掉|不要遵守|绕过).{0,12}(?:指令|指示|规则|提示|设定|限制|要求)|系统提示|提示词|扮演|假装你?是|从现在(?:起|开始)你是|开发者模式/,
  /(?:指示|命令|ルール|規則|プロンプト|制限|設定).{0,8}(?:無視|忘れ|破っ|破る|回避)|(?:無視|忘れ)(?:して|ろ|て).{0,12}(?:指示|命令|ルール)|システムプロンプト|のふりを|になりきっ|開発者モード|あなたは今から/,
]

const privateDataRequests = [
  // Contact details and whereabouts of other people
  /\b(?:address|phone(?: number)?|telephone|mobile(?: number)?|emails?|whatsapp|contact details|whereabouts)\b.{0,24}\b(?:of|for|from|belonging to)\b.{0,16}\b(?:artists?|singers?|musicians?|bands?|guitarists?|drummers?|fans?|buyers?|users?|customers?|members?|collectors?|people|persons?|whoever|everyone|everybody|guy|girl|woman|man)\b/,
  /\bwhere (?:does|do) .{0,30}\b(?:live|lives)\b|\bwho (?:bought|purchased)\b.{0,12}\b(?:copy|number|card|the|her|his|their|it)\b/,
  /\b(?:telefon\w*|telephone|celular|movil|whatsapp|direcc\w*|(?:privat|wohn|haus)?adress\w*|handynummer|indirizz\w*|enderec\w*|domicil\w*|correos?|emails?|e ?mail\w*|mail|mailadress\w*|courriel)\b(?!.{0,30}\b(?:nombre|nom|namen|nome|name)\b).{0,30}\b(?:de|del|da|do|di|du|della|dell|des|der|von|dieses|dieser|cette|cet|deste|desta|desse|dessa|daquel\w+|quel\w*)\b.{0,16}\b(?:artist\w*|cantant\w*|cantor\w*|chanteu\w*|sanger\w*|kunstler\w*|musico|musicien\w*|musicist\w*|musiker\w*|bat(?:t?erista|teur|teuse)|schlagzeuger\w*|(?:bass|guitar|gitarr|chitarr|piani|violin|vocal)is?t\w*|bajista|baixista|fans?|fas|aficionad\w*|usuari\w*|utent\w*|utilisat\w*|nutzer\w*|client\w*|kunden?|comprador\w*|compraron|compro|compraram|comprou|acquirent\w*|comprat\w*|acheteu\w*|achete\w*|kaufer\w*|gekauft|person\w*|pessoa\w*|tipo|tizio|mec|typ)\b/,
  /\b(?:donde vive|onde mora|dove (?:abita|vive)|ou (?:habite|vit)|wo wohnt|wo lebt)\b|\b(?:quien|quem|chi|qui|wer)\b.{0,6}\b(?:compro|comprou|ha comprato|a achete|hat)\b.{0,30}\b(?:copia|cancion|musica|canzone|brano|chanson|morceau|exemplaire|lied|song|exemplar)\b(?: gekauft)?/,
  // Lists of people
  /\b(?:lists?|liste[sn]?|listas?|listado|elenco|lista)\b.{0,20}\b(?:fans?|fas|buyers?|customers?|compradores?|acheteurs?|clients?|kaufer\w*|kunden|acquirenti|clienti|clientes|membres|members|usuari\w*|utent\w*|nutzer\w*)\b.{0,30}\b(?:with|con|avec|mit|com)\b.{0,12}\b(?:e ?mails?|mails?|address\w*|adress\w*|correos?|direcc\w*|indirizz\w*|enderec\w*|telefon\w*|phone\w*|names?|nombres?|noms?|namen|nomi|nomes?)/,
  /(?:歌手|艺人|音乐人|粉丝|歌迷|买家|客户|买.{0,8}的人).{0,4}(?:电话|邮箱|住址|地址|名单|联系方式|手机号)|住在哪|谁买了/,
  /(?:歌手|アーティスト|ファン|購入者|買った人|客|メンバー)(?:たち)?の.{0,3}(?:電話|メール|住所|連絡先|名簿)|どこに住んで|買ったのは誰|誰が買った/,
  // Unused codes for free
  /\b(?:give|send|gimme|hand|slip|pass|tell|need|want)\b.{0,25}\b(?:unused|working|valid|spare|leftover)\b.{0,15}\b(?:gkeys?|keymails?|codes?|keys?)\b/,
  /\b(?:dame|dadme|regala\w*|pasame|da me|me da|me de|dammi|regalami|donne (?:moi|nous)|donnez|file moi|gib|ruck|gebt|schick|schenk|manda\w*)\b.{0,40}\b(?:gratis\w*|gratuit\w*|gratuita|de graca|kostenlos\w*|umsonst|sin usar|inutilizzat\w*|nao usad\w*|non utilise\w*|unbenutzt\w*)\b/,
  /\b(?:give|send|gimme|pass|slip|hand)\b.{0,25}\b(?:codes?|keys?)\b.{0,20}\b(?:nobody|no one|noone|(?:not|never) (?:been )?used|haven t been used)\b/,
  /\b(?:regala\w*|dame|pasame|pasanos|mandame|tirame|donne (?:moi|nous)|donnez|file|refile|passe (?:moi|nous)|envoie|passami|mandami|manda|dammi|me da|me passa|arruma|descola|gib|gebt|ruck|schick)\b.{0,30}\b(?:codigos?|codes?|codic[ei])\b.{0,40}\b(?:nadie|sin usar|personne|inutilise\w*|nessuno|inutilizzat\w*|mai usat\w*|ninguem|sem uso|niemand|keiner)\b/,
  /(?:给我|发我|送我|来).{0,8}(?:没人|没有人|未|没)(?:用过|使用过?|领过?|兑换过?).{0,4}(?:码|代码|keymail)|(?:誰も|だれも|未使用|まだ).{0,14}(?:コード|キー).{0,12}(?:頂戴|ちょうだい|くれ|下さい|ください|教えて|欲しい|ほしい|一つでいい)/,
  /\b(?:give|send|mail|hand|gimme|pass)\b.{0,20}\b(?:gkeys?|keymails?|codes?|keys?)\b.{0,20}\b(?:without (?:charging|charge|billing)|at no cost|no charge)\b|\b(?:manda\w*|envia\w*|envoie\w*|dame|pasame|donne (?:moi|nous)|dammi|invia\w*|me da|me envia|schick\w*|gib)\b.{0,25}\b(?:llave|clave|cle|chiave|chave|schlussel|keys?|gkeys?|keymails?|code|codigo|codice)\b.{0,20}\b(?:sin cobrar\w*|sin costo|sans (?:me |nous )?(?:facturer|frais)|senza (?:farmi pagare|costi)|sem cobrar|sem custo|ohne kosten)\b|免费(?:寄|给|发|送)(?:给)?我.{0,8}(?:密钥|gkey|码|keymail)|(?:キー|コード|gkey|keymail) ?を?(?:無償|無料|ただ|タダ)で(?:送|くれ|下さい|ください|頂)/,
  // All of somebody else's codes
  /\b(?:all|every|todos|todas|tous|toutes|alle|tutt[ie])\b.{0,12}\b(?:keymails?|gkeys?|codes?|codigos?|codic[ei])\b.{0,6}\b(?:of|de|der|des|del|dell|della|da|do|vom)\b.{0,8}\b(?:artist\w*|singer|cantant\w*|cantor\w*|chanteu\w*|sanger\w*|kunstler\w*)\b|(?:歌手|音乐人)的所有 ?(?:keymail|代码|码)|(?:歌手|アーティスト)の ?(?:keymail|コード) ?を?(?:全部|すべて|全て)/,
  /\b(?:codes?|codigos?|codici|keymails?)\b.{0,12}\b(?:don ?t tell anyone|between us|entre nosotros|entre nous|unter uns|tra noi|entre a gente|entre nos)\b|偷偷给|(?:内緒|こっそり)で?.{0,6}(?:コード|キー)/,
  // Price or permission changes by request
  /\b(?:my order|mi pedido|ma commande|meiner bestellung|mio ordine|meu pedido)\b.{0,20}\b(?:(?:one|1) cent|un centavo|un centime|einen cent|un centesimo|um centavo)\b|订单.{0,6}一分钱|注文.{0,10}[1一]セント/,
  /\bmark\b.{0,20}\bpayment\b.{0,20}\b(?:complete\w*|paid|done|success\w*)|\bmarca mi pago\b|\b(?:note|marque) mon paiement\b|\btrag\w* meine zahlung\b|\bsegna il mio pagamento\b|\bmarca meu pagamento\b|标成(?:成功|已付)|完了扱い/,
  /\b(?:let|log|sign|make|put) me\b.{0,15}\badmin|\b(?:dejame|hazme|ponme|passe moi|mets moi|laisse moi|mach mich|schalt mich|lass mich|fammi|mettimi|lasciami|me (?:poe|faz|deixa|coloca))\b.{0,25}\b(?:admin|amministr)|让我.{0,8}管理员|管理者(?:にし|にさせ|として入)/,
  /\b(?:pretend|act as if|haz como que|fais comme si|tu so als|fai finta|finge que|finja que)\b.{0,30}\b(?:pay\w*|paid|pag[oaou]\w*|pai\w*|zahlung|bezahlt)\b|假装(?:已经)?付|(?:決済が通った|払った)ことに/,
  /\b(?:unlock|desbloquea\w*|debloque\w*|schalt\w*|sblocca\w*|libera|desbloqueia)\b.{0,30}\b(?:pay|pago|paie|paierai|zahle|pagare?i?)\b.{0,10}\b(?:next|later|semana|prochaine|plus tard|nachste|spater|prossima|dopo|depois|luego)\b|先.{0,6}解锁.{0,6}(?:下周|以后|再)付|(?:来週|後で|あとで)払うから/,
  /\b(?:make|haz que|fais|lass|fai|faz)\b.{0,25}\b(?:fee|cuota|frais|\w*gebuhr|quota|taxa)\b.{0,25}\b(?:vanish|disappear|verschwinden)\b|\b(?:desaparezca|disparaitre|sparire|sumir)\b.{0,12}\b(?:cuota|frais|quota|taxa)\b|费(?:给我)?(?:抹掉|免掉)|料をなかったことに/,
  /\b(?:turn|convert|make|upgrade|convierte|transforme?a?|mach|vira)\b.{0,24}\b(?:g?key|testkey|llave|clave|cle|chiave|chave|schlussel)\b.{0,30}\b(?:without|sin|sans|ohne|senza|sem)\b.{0,8}\b(?:fee|cuota|frais|gebuhr|quota|taxa)\b|变成正式.{0,4}不(?:交|付)|料金なしで正式/,
  /\b(?:let me have|pasame|offre moi|uberlass mir|lasciami|libera)\b.{0,40}\b(?:this once|por esta vez|pour cette fois|dieses eine mal|per stavolta|so dessa vez)\b|这次先.{0,4}送|今回だけ.{0,6}譲/,
  /\b(?:for the police|de la policia|de la police|hier polizei|della polizia|da policia)\b.{0,40}\b(?:hand|give|entreg\w*|dame|donne\w*|geben|gib|consegn\w*|dammi)\b|我是警察.{0,16}交|警察です.{0,20}(?:出し|渡し|教え)/,
  /\b(?:access|let me in\w*|entrada|dejame entrar|donne (?:moi|nous) acces|zugang|lass mich|fammi entrare|me deixa entrar)\b.{0,30}\b(?:another|otr[ao]|un autre|ander\w+|un ?altr[ao]|outr[ao])\b.{0,4}\b(?:artist\w*|singer|kunstler\w*|sanger\w*|cant\w+|musi(?:co|cian|ker|cista))\b|让我进(?:别的|其他|别人)的?|(?:別の|他の|ほかの)(?:アーティスト|人)の.{0,6}に入れて/,
  // Owners of copies, home towns, private messages
  /\b(?:who (?:has|holds|owns|got)|quien tiene|qui (?:detient|possede)|wer hat|wem gehort|chi (?:ha|possiede)|quem tem)\b.{0,6}\b(?:copy|copia|exemplaire|exemplar|number|numero|nummer)\b.{0,10}(?:\d|\b(?:one|uno|una|un|eins|um|two|dos|deux|zwei|due|dois)\b)|[一二三四五六七八九十\d]号.{0,3}(?:在谁手|是谁的|谁买|谁拿)|\d番(?:のコピー)?を(?:持っている|買った)(?:の|人)/,
  /\b(?:full names|nombres y apellidos|noms complets|vollen namen|nomi e cognomi|nome e sobrenome)\b.{0,4}\b(?:of (?:the|those|every)|de los|de las|de quem|di chi|des|aus)\b|\bfans?\b.{0,40}\b(?:and their|y sus|et leurs|mit|e i loro)\b.{0,3}\b(?:address\w*|direcc\w*|adress\w*|indirizzi|emails?)\b|歌迷.{0,12}他们的地址/,
  /\b(?:list|lista|liste|elenco)\b.{0,8}\b(?:everyone|everybody|todos los que|tous ceux|aller,? die|tutti quelli|todo mundo)\b|的人列个?名单|(?:持つ|買った|いる)人の(?:一覧|リスト)/,
  /\bmembers?\b.{0,6}\blive in\b|\bmiembros viven\b|\bmembres habitent\b|\bmitglieder (?:leben|wohnen)\b|\bmembri (?:vivono|abitano)\b|\bmembros moram\b|会员住在|会員のうち.{0,10}住/,
  /\b(?:read|show|lee\w*|ensena\w*|lis|montre\w*|lies|zeig\w*|leggi\w*|mostra\w*|le)\b.{0,16}\b(?:private messages|mensajes privados|messages prives|privaten nachrichten|messaggi privati|mensagens privadas)\b|私信.{0,6}(?:念|读|看)|(?:個人的なやり取り|ダイレクトメッセージ)を(?:読|見)/,
  /\b(?:show|list|open|print|dump|ensena\w*|muestra\w*|abre\w*|montre\w*|liste?a?|ouvre\w*|zeig\w*|mach|fammi vedere|mostra\w*|elenca|apri\w*)\b.{0,18}\b(?:(?:the|of the|del|do|du) server|log files|serverprotokolle|(?:the|all) tables|las tablas|les tables|alle tabellen|le tabelle|as tabelas|admin\w* page|page d administration|pagina (?:de|di) administra\w*|adminseite)\b|服务器日志|打开后台|后台管理页|所有数据表|サーバーのログ|管理画面を(?:開|見せ)|テーブルを一覧/,
  /\b(?:passwords?|contrasena|mot de passe|passwort|senha)\b.{0,4}\b(?:of|de|del|do|da|di)\b.{0,4}\b(?:my|mi|mon|ma|meines|mio|meu|minha)\b.{0,3}\b(?:colleague|coworker|companer\w*|collegue|kollegen|collega|colega|ex)\b|\bpasswort meine[sr] (?:kolleg\w*|ex)\b|同事的密码|同僚のパスワード/,
  // Personal data of others and of staff
  /\b(?:wrote?|write|written|said|did|escribio|dijo|ecrit|geschrieben|scritto|escreveu)\b.{0,20}\b(?:user|usuario|utilisateur|nutzer|utente) \d+|\b(?:user|usuario|utilisateur|nutzer|utente) \d+.{0,30}\b(?:wrote?|write|written|said|bought|escribio|dijo|ecrit|geschrieben|scritto|escreveu)\b|\d+号用户|利用者 ?\d+|ユーザー ?\d+番/,
  /\b(?:iban|rib|pix|bank (?:details|account)|cuenta bancaria|bankverbindung|kontoverbindung|conto bancario|conta bancaria)\b.{0,6}\b(?:of|de la|del|de|du|des|der|dem|da|do|di)\b.{0,8}\b(?:band|artist\w*|singer|grupo|groupe|gruppo|banda|chanteu\w*|cant\w*|sanger\w*)\b|(?:乐队|歌手|艺人|音乐人)的?银行(?:卡|账)号|(?:バンド|歌手|アーティスト)の口座/,
  /\b(?:send|give|tell|show|mande\w*|manda\w*|dame|dime|da me|dammi|dimmi|donne\w*|envoie\w*|gib|sag|zeig|schick\w*|envi[ae]\w*)\b.{0,12}\b(?:the|your|all|las|tus|os|as|suas|le|tue|les|tes|vos|die|deine|alle)\b.{0,8}\b(?:passwords?|contrasenas?|claves|senhas?|passworter|passwort|mots? de passe|password)\b/,
  /\b(?:admin|administrator|operator|staff|root|database)\b.{0,15}\b(?:passwords?|login|credentials?|access)\b|\bpasswords? (?:of|for) (?:the )?admin/,
  /\b(?:other|another|all|every|someone else'?s?|somebody else'?s?|different)\b.{0,25}\b(?:artists?|users?|fans?|members?|customers?|people)\b.{0,30}\b(?:gkeys?|keys?|codes?|emails?|e-mails?|address\w*|passwords?|revenue|earn\w*|data|names?|phone)/,
  /\b(?:gkeys?|codes?|emails?|passwords?|address\w*|revenue|earnings|personal data|phone number)\b.{0,20}\b(?:of|from|belonging to)\b.{0,12}\b(?:another|other|all|every|somebody|someone|a different)\b/,
  /\b(?:list|dump|export|send|give|show) (?:me |us )?(?:of )?(?:all|every|the)\b.{0,20}\b(?:gkeys|keys|users?|fans|emails?|passwords?|customers?|user list|database)\b/,
  /contrasenas? (?:de |del )?(?:admin\w*|operador)|senhas? (?:de |do )?(?:admin\w*|operador)|password (?:di |dell |del |dello )?\s?(?:admin\w*|amministra\w*|operatore)|mot de passe (?:de l |du |d )?\s?(?:admin\w*|operateur)|(?:admin\w*)-?\s?(?:passwort|kennwort)|passwort (?:des|vom|fur den) admin/,
  /\b(?:gkeys?|clave|llave|chave|codigos?|codes?|codici|codice|chiave|schlussel|correos?|email|mail|direccion\w*|adress\w*|indirizz\w*|enderec\w*|ingresos|ganancias|receita|ganhos|guadagni|revenus|einnahmen|daten|datos|dados|dati|donnees)\b.{0,20}\b(?:de otro|de otra|de otros|de outro|de outra|de outros|di un altro|di un ?altra|di altri|d un autre|d une autre|d autres|des autres|eines anderen|einer anderen|anderer|von anderen|otros artistas|outros artistas|altri artisti|autres artistes|anderen kunstler\w*)\b/,
  /(?:(?:别人|他人)(?!给|已|用|在|送)|其他|别的|另一个(?=人|用户|音乐人|艺人|艺术家|歌手|粉丝|歌迷)|另一位|(?<!我的?)所有(?!资料)).{0,8}(?:用户|音乐人|艺人|歌手|粉丝|歌迷|人)?的? ?(?:gkey|密码|邮箱|地址|收入|数据|资料|电话|代码)|管理员.{0,4}密码|用户名单/,
  /(?:他の|別の|ほかの|他人の|全員の|すべての)(?:アーティスト|ユーザー|ファン|人)?の? ?(?:gkey|パスワード|メールアドレス|メール|住所|収益|売上|個人情報|データ|コード)|管理者の?パスワード|ユーザー(?:一覧|リスト|名簿)/,
  /\b(?:emails?|correos?|mails?|e-?mail|mailadress\w*|adress\w*|direccion\w*|indirizz\w*|enderec\w*|telefon\w*|phone numbers?|passwords?|passwort|contrasenas?|senhas?|mots? de passe|names?|data)\b.{0,20}\b(?:(?:of|de|der|di|dei|des|dos|aller|tous les|todos los|todos os|tutti i|every|all)\b.{0,8}){1,2}\b(?:fans?|fas|users?|usuari\w*|utilisateurs?|nutzer\w*|utenti|artists?|artistas?|artistes?|kunstler\w*|members?|customers?|clientes?|kunden)\b/,
  /\b(?:how much|what|cuanto|combien|was|wie ?viel|quanto)\b.{0,25}\b(?:other|another|otr[ao]s?|autres?|andere\w*|altr[aoie]|outr[ao]s?)\b.{0,20}\b(?:artist\w*|singers?|musicians?|bands?|cantant\w*|chanteu\w*|sanger\w*|kunstler\w*|cantor\w*|musi(?:cos?|cist\w*|cien\w*|ker\w*))\b|\b(?:gan[oa]|gano|gagne|verdient|guadagna\w*|ganha|ganhou|fatur\w*|earns?|made|makes?)\b.{0,20}\b(?:otr[ao]s?|autre|ander\w*|altr[ao]|outr[ao]|other|another)\b/,
  /(?:别的|其他|另一|别人|其它).{0,4}(?:歌手|音乐人|艺人|人).{0,6}(?:赚|收入|卖|挣)|(?:ほかの|他の|別の)(?:歌手|アーティスト|人).{0,6}(?:稼|売上|収入|収益|いくら|メール)/,
  /\b(?:was|wie ?viel|how much|what|combien|quanto|cuanto)\b.{0,14}\b(?:verdient\w*|gagne|gana|gano|guadagna|ganha|ganhou|earns?|makes)\s+(?!(?:ein\w*|man|der|die|das|on|une?|uno|el|la|lo|le|l|uma?|os?|as?|i|an|the|artists?|artistas?|musik\w*|money|it|ich|je|yo|eu|io|mit|with|con|avec|com|per|por|par|pro|bei|here|hier|ici|aqui|qui|alguien|cada|chaque|jeder|dinero|geld|soldi|dinheiro)\b)\p{L}+ \p{L}+/u,
]

// Free goods without payment
const freebieRequests = [
  /\b(?:give|send|gimme|get|generate|make|need|want)\b.{0,25}\bfree\b.{0,15}\b(?:gkeys?|keymails?|codes?|keys?|songs?|copy|copies)\b|\b(?:gkeys?|keymails?|codes?)\b.{0,12}\b(?:for free|without paying|for nothing)\b|\b(?:skip|avoid|bypass|circumvent)\b.{0,15}\b(?:payment|paying|checkout|fee)\b|\bwithout paying\b(?! (?:again|twice|a second time|anew|once more|it twice))|\bhack\w*\b|\bcrack(?:ed|ing)?\b|\b(?:key|code) generator\b/,
  /\b(?:dame|dadme|regalame|quiero|necesito|genera|da-me|me da|quero|preciso|gere|dammi|voglio|donne|donnez|je veux|gib|gebt|will|brauche)\b.{0,25}\b(?:gkey|keymail|codigo|codice|code|clave|chave|chiave|schlussel)\b.{0,15}\b(?:gratis|gratuit\w*|gratuita|kostenlos\w*|umsonst)\b/,
  /\b(?:dame|da-me|me da|dammi|donne|donnez|gib|quiero|quero|voglio)\b.{0,20}\b(?:gratis|gratuit\w*|kostenlos\w*)\b.{0,12}\b(?:gkey|keymail|code\w*|codi\w*)|\b(?:sin pagar(?! (?:otra vez|de nuevo|dos veces|nuevamente|dos))|sem pagar(?! (?:de novo|outra vez|novamente|duas vezes))|senza pagare(?! (?:di nuovo|un altra volta|ancora|due volte))|sans payer(?! (?:a nouveau|une (?:deuxieme|seconde|autre) fois|deux fois|encore))|ohne zu (?:be)?zahlen|ohne bezahlung|saltarme el pago|pular o pagamento|saltare il pagamento|contourner le paiement|zahlung umgehen)\b|\bhacke\w*\b|\bpirater\b|\bhackear\b/,
  /(?:给我|送我|想要|帮我).{0,8}免费.{0,6}(?:gkey|keymail|代码|码)|(?:gkey|keymail|代码).{0,4}免费给我|不(?:想|要|用)?付[钱款].{0,10}(?:给|要|拿)|不付[钱款]|跳过付款|绕过付款|破解|黑进/,
  /(?:無料|タダ|ただ)で.{0,10}(?:gkey|keymail|コード).{0,8}(?:くれ|ください|欲しい|ほしい|頂戴|ちょうだい)|(?:無料|タダ)の? ?(?:gkey|keymail)の?コード?(?:を)?(?:くれ|ください|欲しい|ほしい)|払わずに|支払わずに|支払いを(?:回避|スキップ)|ハッキング|ハックし/,
]

// Begging: asking for paid goods for free, or because of a lack of money. Questions about discounts are answered.
const goods = String.raw`(?:gkeys?|keymails?|codes?|codigos?|codici|codice|keys?|llaves?|claves?|cles?|chiav[ei]|chaves?|schlussel|songs?|cancion\w*|canzon\w*|chansons?|musicas?|lied\w*|cop(?:y|ies|ia|ias|ie))`

const freeOfCharge = String.raw`(?:free|gratis\w*|gratuit\w*|de gratis|de graca|kostenlos\w*|umsonst|for nothing)`

const begging = [
  new RegExp(
    String.raw`\b(?:consigue\w*|consegui\w*|prestame|facilitame|invitame|pasame|mandame|offre\w*|offrez|m offrir|filez?|besorg\w*|spendier\w*|schenk\w*|procura\w*|offrimi|rimedia\w*|arruma\w*|descola\w*|consegue\w*|hook me up|slip me|spare me|sort me out)\b.{0,30}\b${goods}\b.{0,20}\b${freeOfCharge}\b`,
  ),
  new RegExp(String.raw`\b(?:peux|pouvez|pourrais|pourriez|peut)\b.{0,6}\bm offrir\b.{0,12}\b${goods}\b`),
  new RegExp(
    String.raw`\b(?:no money|no cash|broke|can t afford|cannot afford|no tengo (?:dinero|plata|un peso|un duro)|sin (?:dinero|plata|un peso)|pas d argent|pas un sou|fauche\w*|pas les moyens|kein geld|pleite|nicht leisten|non ho (?:soldi|un soldo|una lira)|senza soldi|nao tenho (?:dinheiro|grana)|sem (?:dinheiro|grana))\b.{0,60}\b(?:give|gift|send|spare|let me have|dame|das|dais|regala\w*|pasa\w*|consig\w*|donne\w*|offr\w*|file[zr]?|gib|gebt|geben|schenk\w*|dai|dammi|dare|regal\w*|da|dar|manda\w*|arruma\w*)\b.{0,20}\b${goods}\b`,
  ),
  /(?:没钱|没有钱|手头紧|穷).{0,16}(?:给|送).{0,8}(?:gkey|keymail|代码|兑换码|歌|一个|一份)|(?:求|拜托|行行好|可怜).{0,8}(?:送|给|赏).{0,8}(?:gkey|keymail|代码|兑换码|歌)/,
  /(?:お金(?:が|は)?(?:ない|ありません)|金欠|貧乏).{0,20}(?:gkey|keymail|コード|曲|キー).{0,12}(?:くれ|ください|ちょうだい|恵んで|もらえ)|(?:gkey|keymail|コード|曲|キー).{0,6}(?:恵んで|タダでちょうだい|ただでちょうだい)/,
  // Gifts to oneself: "schenk mir einen Code". Giving one to somebody else is an on-topic question.
  new RegExp(
    String.raw`\b(?:regalame|regaleme|regalenme|regalanos|me regala[sn]?|me regalarias|obsequiame|mi regal\w+|regalami|regalatemi|mi offri|schenk\w* (?:sie )?(?:mir|uns|doch mir|bitte mir|mir bitte)|spendier\w* (?:mir|uns)|offre[sz]?[- ](?:moi|nous)|(?:tu|vous) m offr\w+|m en offrir|me presenteia|me da de presente|me doa|me de de presente|gift me|treat me to|donate me)\b.{0,24}\b${goods}\b`,
  ),
  /(?:^|[，。！？、 请求])(?:能不能|可不可以|可以|能|就|白|免费)?(?:送|赠|赏)(?:给)?我.{0,8}(?:gkey|keymail|代码|兑换码|歌曲|首歌)|(?:gkey|keymail|コード|曲|キー)を?(?:一つ|ひとつ|1つ)?(?:プレゼントして|無料でくださ|ただでくださ|恵んで)/,
]

// Ways to pay nothing or less than the price. Worries that others do so are answered.
const howTo = String.raw`(?:how (?:can|could|do|would|might) (?:i|we|one)|how to|ways? to|i (?:want|would like|need) to|help me|can i|let me|teach me|show me how|como (?:puedo|podria|hago|le hago|fazer|faco|posso|consigo|se puede)|hay (?:forma|manera|modo)|existe (?:forma|jeito|maneira)|tem como|tem jeito|quiero|quero|ayudame|me ajuda|ensename|me ensina|puedo|posso|da para|comment|je (?:veux|voudrais|peux)|y a t il moyen|aide moi|est il possible de|wie (?:kann|konnte|lasst|schaffe|mache|trickse|umgehe|betruge)|ich (?:will|mochte)|hilf mir|kann (?:ich|man)|gibt es einen weg|come (?:posso|faccio|si fa|si puo)|voglio|vorrei|c e (?:un )?modo|si puo|aiutami)`

const deception = String.raw`(?:trick\w*|fool\w*|cheat\w*|exploit\w*|spoof\w*|tamper\w*|manipulat\w*|fake|forge|scam|game the|enganar|burlar|trucar|trampear|falsificar|manipular|estafar|saltarme|tromper|truquer|frauder|contourner|manipuler|falsifier|duper|austricks\w*|trickse\w*|uberlist\w*|betrug\w*|manipulier\w*|falsch\w*|umgeh\w*|aushebel\w*|ingannare|truccare|imbrogliare|fregare|aggirare|manipolare|falsificare|fraudar|driblar|passar a perna)`

const checkout = String.raw`(?:check ?out|payments?|paypal|price|till|system|gate|receipt|pago|pagos|precio|sistema|recibo|caja|paiement|prix|systeme|caisse|recu|bezahl\w*|zahlung\w*|preis\w*|kasse|quittung\w*|beleg\w*|pagamento|prezzo|ricevuta|cassa|preco|comprovante|caixa)`

const paymentFraud = [
  new RegExp(String.raw`\b${howTo}\b.{0,30}\b${deception}\b.{0,30}\b${checkout}`),
  new RegExp(String.raw`\b${howTo}\b.{0,24}\b${checkout}\b.{0,24}\b${deception}\b`),
  /\bcharg\w+ (?:me |us )(?:zero|0|nothing|one cent|1 cent)\b|\bpay(?:ing)? (?:only )?(?:zero|0|one cent|1 cent)\b|\bfor (?:zero|0) dollars\b/,
  /(?:怎么|如何|教我|帮我|有没有办法|能不能).{0,10}(?:骗过|欺骗|作弊|篡改|伪造|绕过|绕开|钻空子|蒙混).{0,10}(?:付款|支付|结账|价格|系统|paypal|收据)?/,
  /(?:決済|支払い|購入|価格|paypal|システム|レシート|領収書).{0,8}(?:騙|だま|ごまか|改ざん|偽造|すり抜け|不正).{0,12}(?:方法|やり方|たい|教え|できる)/,
  // "… without the payment going through", "… without being caught".
  new RegExp(
    String.raw`\b${howTo}\b.{0,60}\b(?:without|sin que|sans que|ohne dass?|senza che|sem que)\b.{0,20}\b(?:payment|pago|paiement|zahlung|bezahlung|pagamento)\b`,
  ),
  /\bwithout (?:being|getting) (?:caught|noticed|found|discovered|traced)|\bundetected\b|\bsin que (?:me|nos|nadie|se) (?:descubr\w*|enter\w*|note\w*|pill\w*)|\bsans (?:me faire|se faire|etre) (?:prendre|reper\w*|decouvert\w*|attraper)|\bohne (?:erwischt|entdeckt|bemerkt) zu werden|\bohne aufzufliegen|\bsenza (?:farmi|farsi|essere) (?:beccar\w*|scopert\w*|scoprire|notare)|\bsem (?:ser|que) (?:descobert\w*|peg\w*|notad\w*|ninguem|me (?:descubram|peguem))|不被(?:发现|抓)|バレ(?:ずに|ないように)|ばれ(?:ずに|ないように)|見つからずに/,
  // Forged receipts
  /\b(?:make (?:it|them|you|people) (?:look|believe|think|seem)|hacer(?:les)? (?:creer|parecer)|faire croire|vortausch\w*|so tun,? als|far(?:vi|gli|e)? credere|fazer (?:crer|parecer|acreditar))\b.{0,30}\b(?:paid|pay\w*|pag\w*|paye\w*|bezahlt|gezahlt)/,
  /(?:払った|支払った)(?:こと|よう)に(?:する|見せ)|伪造.{0,6}(?:付款|支付|收据|凭证)/,
  // Guessing codes or passwords
  new RegExp(
    String.raw`\b${howTo}\b.{0,24}\b(?:guess|brute ?force|crack|adivinar|deviner|indovinare|adivinhar)\b.{0,24}\b${goods}`,
  ),
  new RegExp(String.raw`\b${howTo}\b.{0,30}\b${goods}\b.{0,8}\b(?:erraten|knacken|ausprobieren bis)\b`),
  /(?:怎么|如何|教我).{0,6}猜.{0,8}(?:gkey|keymail|代码|兑换码|密码)|(?:gkey|keymail|コード|キー).{0,6}(?:推測|当て(?:る|ずっぽう)|総当たり).{0,8}(?:方法|やり方|教え|たい)/,
  // Paying a different amount
  /(?:支払い?金額|決済金?額|請求額|合計金額).{0,6}(?:書き換え|改ざん|変え|いじ)|(?:付款|支付|结账)(?:的)?(?:金额|价格).{0,4}(?:改|换)|(?:改|篡改).{0,4}(?:付款|支付|结账)(?:的)?(?:金额|价格)/,
]

// Music recommendations in general. Questions about music sold here are answered.
const recommendationRequest =
  /\b(?:recommend\w*|suggest\w*|recomiend\w*|recomendas\w*|recomendame|me recomende\w*|sugier\w*|sugere\w*|sugira|me indica|me indique|indicame|conseill\w*|recommand\w*|suggere\w*|empfiehl\w*|empfehl\w*|empfehlen|schlag\w* .{0,20}vor|consigli\w*|suggeri\w*|raccomand\w*)\b.{0,40}\b(?:songs?|singers?|bands?|music|musica|musicas|playlists?|albums?|artists?|canciones|cantantes?|grupos?|chansons?|chanteu\w*|groupes?|musique|lieder|lied|sanger\w*|musik|canzon\w*|cantanti?|gruppi|brani|cantor\w*|bandas?|tracks?|hits?|tunes?)\b|(?:推荐|介绍).{1,12}(?:歌|音乐(?!人)|乐队|歌手|专辑)|(?:おすすめ|オススメ|お勧め)の?.{0,8}(?:曲|歌|音楽|アーティスト|バンド|歌手)|(?:曲|歌|音楽|バンド|歌手).{0,8}(?:おすすめ|オススメ|お勧め|勧めて)/

const ownCatalog =
  /\b(?:here|this (?:site|page)|your|tunemaker|keymails?|green ?room|aqui|este sitio|esta pagina|vuestr\w*|sus|ici|ce site|votre|vos|hier|eure\w*|ihre\w*|dieser seite|qui|questo sito|vostr\w*|neste site|seus|suas|voces|vendéis|price|format|precio|prix|preis|prezzo|preco|edition|edicion)\b|这里|你们|贵站|本站|ここ|こちら|このサイト|価格|值段|价格/

const discountRequest = /discount|descuento|remise|reduction|rabatt|ermassig|sconto|desconto|折扣|优惠|割引/

// Asking to look around or to try something first is not an attempt to avoid paying.
const browsing =
  /\b(?:look|see|browse|watch|tour|test|try|demo|trial|visit|evaluat\w*|mirar|ver|probar|prueba|recorr\w*|regarder|voir|essa[iy]\w*|visiter|umseh\w*|anseh\w*|anschau\w*|umschau\w*|probier\w*|ausprobier\w*|test\w*|guardare|vedere|provare|prova|olhar|experimentar|testar|left|leave|leaving|closed|deje|sali|quitte|ferme|verlassen|geschlossen|lasciato|uscit[oa]|chiuso|sai|fechei)\b|看看|试|体验|离开|关掉|見て|試|離れ|閉じ/

export const FREE_GOODS_OR_PRIVATE_DATA = getRefusal('refuse-free-keys-or-others-data')
export const OFF_TOPIC = getRefusal('refuse-legal-advice-and-off-topic')

function getRefusal(id: string): Topic {
  const topic = topics.find((topic) => topic.id === id)
  if (!topic) throw new Error(`The knowledge base lacks the topic ${id}.`)
  return topic
}

let storedRefusals: Map<string, Topic> | undefined

/** The refusal with this stored utterance, in any language. */
function getStoredRefusal(spellings: string[]): Topic | undefined {
  storedRefusals ??= new Map(
    [FREE_GOODS_OR_PRIVATE_DATA, OFF_TOPIC].flatMap((topic) =>
      languages.flatMap((language) =>
        topic[language].utterances
          .flatMap(listNormalizedSpellings)
          .map((spelling): [string, Topic] => [stripPunctuation(spelling), topic]),
      ),
    ),
  )
  const key = spellings.map(stripPunctuation).find((spelling) => storedRefusals?.has(spelling))
  return key === undefined ? undefined : storedRefusals.get(key)
}

/** The refusal that applies to a question, whatever else it matches; undefined if none does. */
export function detectRefusal(question: string): Topic | undefined {
  const spellings = listNormalizedSpellings(question)
  const stored = getStoredRefusal(spellings)
  if (stored) return stored
  if (isAboutNamedPerson(question)) return FREE_GOODS_OR_PRIVATE_DATA
  const matches = (patterns: RegExp[]) => spellings.some((text) => patterns.some((pattern) => pattern.test(text)))
  if (
    matches(privateDataRequests) ||
    (matches(freebieRequests) && !matches([browsing])) ||
    (matches(begging) && !matches([discountRequest])) ||
    matches(paymentFraud)
  )
    return FREE_GOODS_OR_PRIVATE_DATA
  if (matches(promptInjection) || (matches([recommendationRequest]) && !matches([ownCatalog]))) return OFF_TOPIC
  return undefined
}
