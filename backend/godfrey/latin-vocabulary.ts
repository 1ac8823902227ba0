import type { Language } from './knowledge/topic.ts'

type LatinLanguage = Exclude<Language, 'chinese' | 'japanese'>

// The small words that hold sentences together, and what people say about songs, keys and payments. Without accents.
const words: Record<LatinLanguage, string> = {
  english: `a an the is are was be been do does did i you he she it we they my your our their this that these those what
    when where which who why how can could would should will shall may might must have has had not no yes and or but if
    of to in on at by for from with about into out up down there here than then so just only any some all many much more
    most other another new old get got make made want need know think see use used using work works working help please
    thanks thank hello hi hey song songs music artist artists fan fans copy copies price prices cost costs pay paid paying
    payment money code codes buy bought sell sold upload uploading download file files email mail account login sign lost
    forgot missing wrong error invalid expired refund free cheap tax fee fees limit limited album albums long short take
    takes anyone someone something nothing wheres whats hows dont doesnt cant im ive isnt tell me us them am listen play
    playing room key license licence format formats size`,
  spanish: `el la los las un una unos unas es son era ser soy estoy esta este esto estos estas eso ese yo tu usted el ella
    nosotros ellos mi mis su sus que quien cual cuales cuando donde como por para porque con sin sobre entre hasta desde
    de del al en y o pero si no ya muy mas menos tambien puedo puede pueden podria quiero quiere necesito necesita tengo
    tiene hay hacer hago hace cuanto cuanta cuantos cuantas cuesta cuestan vale precio precios pagar pago pagos dinero
    cancion canciones musica artista artistas fan copia copias codigo codigos comprar vender subir descargar archivo
    archivos correo cuenta clave contrasena perdi perdido olvide error invalido caducado reembolso gratis impuesto tarifa
    limite limitado ayuda gracias hola buenos buenas dias tardes noches favor algun alguna nada algo donde esto funciona
    sirve obtener conseguir recibir recibo ver mis otro otra nuevo nueva me te se lo le nos sala formatos tamano`,
  french: `le la les un une des du de est sont etait etre suis je tu il elle nous vous ils elles mon ma mes ton ta tes son
    sa ses notre votre leur leurs ce cet cette ces que qui quoi quel quelle quels quelles quand ou comment pourquoi combien
    par pour avec sans sur dans entre depuis jusqu et mais si non oui ne pas plus moins tres aussi peux peut puis
    pouvez veux veut voudrais besoin ai as a avons avez ont faire fais fait faut prix coute coutent payer paye paiement
    argent chanson chansons musique morceau artiste artistes fan copie copies exemplaire exemplaires code codes acheter
    vendre envoyer telecharger fichier fichiers courriel compte cle perdu oublie erreur invalide expire remboursement
    gratuit taxe frais limite aide merci bonjour bonsoir salut svp quelqu rien quelque ca cela marche fonctionne obtenir
    recevoir voir autre nouveau nouvelle me te se lui y en au aux est-ce salle taille mot passe`,
  german: `der die das den dem des ein eine einen einem einer ist sind war sein bin ich du er sie es wir ihr mein meine
    meinen dein deine unser euer dieser diese dieses was wer wen welche welcher welches wann wo wie warum wieso wieviel
    durch fur mit ohne uber unter zwischen von vom bis seit aus bei nach zu zum zur im in an am auf und oder aber wenn
    nein ja nicht kein keine keinen mehr weniger sehr auch kann kannst konnen konnt will mochte mochten brauche braucht
    habe hast hat haben gibt machen mache macht muss viel viele kostet kosten preis preise bezahlen zahlen zahlung geld
    lied lieder musik kunstler fan kopie kopien exemplar exemplare code kaufen verkaufen hochladen herunterladen datei
    dateien konto schlussel passwort verloren vergessen fehler ungultig abgelaufen ruckerstattung kostenlos steuer gebuhr
    gebuhren grenze hilfe danke hallo guten tag morgen abend bitte jemand nichts etwas geht funktioniert bekommen
    bekomme erhalten sehen andere anderes neu neue neuen mir mich dir dich sich uns raum grosse wird werden wurde`,
  italian: `il lo la i gli le un uno una e sono era essere sei io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua
    nostro vostro questo questa questi queste quello che chi quale quali quando dove come perche quanto quanta quanti
    quante per con senza su tra fra da dal dalla di del della dei delle al alla nel nella ma se no si non piu meno molto
    anche posso puo possono potrei voglio vuole vorrei bisogno ho hai ha abbiamo hanno fare faccio fa prezzo prezzi costa
    costano pagare pago pagamento soldi canzone canzoni musica brano brani artista artisti fan copia copie codice codici
    comprare acquistare vendere caricare scaricare file posta account chiave password perso dimenticato errore
    valido scaduto rimborso gratis tassa tasse commissione limite limitata aiuto grazie ciao salve buongiorno buonasera
    favore qualcuno niente qualcosa funziona ottenere ricevere ricevo vedere altro altra nuovo nuova mi ti ci vi stanza
    dimensione cosa cos dov posso c`,
  portuguese: `o a os as um uma uns umas e sao era ser sou estou esta este isto estes estas isso esse eu voce ele ela nos
    eles meu minha meus minhas seu sua seus suas que quem qual quais quando onde como por para porque com sem sobre entre
    ate desde de do da dos das no na nos nas ao pelo pela ou mas se nao ja muito mais menos tambem posso pode podem
    poderia quero quer preciso precisa tenho tem ha fazer faco faz quanto quanta quantos quantas custa custam vale preco
    precos pagar pago pagamento dinheiro musica musicas cancao faixa artista artistas fa copia copias codigo codigos
    comprar vender enviar carregar baixar arquivo arquivos ficheiro email conta chave senha perdi perdido esqueci erro
    invalido expirado reembolso gratis gratuito imposto taxa taxas limite limitada ajuda obrigado obrigada ola oi bom
    boa dia tarde noite favor alguem nada algo funciona conseguir receber recebo ver outro outra novo nova me te sala
    tamanho voces`,
}

/** Which of the six languages know a word. */
export const latinVocabulary: ReadonlyMap<string, LatinLanguage[]> = build()

function build(): Map<string, LatinLanguage[]> {
  const vocabulary = new Map<string, LatinLanguage[]>()
  for (const [language, list] of Object.entries(words) as [LatinLanguage, string][]) {
    for (const word of new Set(list.split(/\s+/))) {
      vocabulary.set(word, [...(vocabulary.get(word) ?? []), language])
    }
  }
  return vocabulary
}
