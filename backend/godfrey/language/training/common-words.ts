import type { LatinLanguage } from '#godfrey/language/language-model'

// Function words and common words about songs, keys and payments. Without accents.
export const commonWords: Record<LatinLanguage, string> = {
  english: `a an the is are was be been do does did i you he she it we they my your our their this that these those what
    when where which who why how can could would should will shall may might must have has had not no yes and or but if
    of to in on at by for from with about into out up down there here than then so just only any some all many much more
    most other another new old get got make made want need know think see use used using work works working help please
    thanks thank hello hi hey song songs music artist artists fan fans copy copies price prices cost costs pay paid paying
    payment money code codes buy bought sell sold upload uploading download file files email mail account login sign lost
    forgot missing wrong error invalid expired refund free cheap tax fee fees limit limited album albums long short take
    takes anyone someone something nothing wheres whats hows dont doesnt cant im ive isnt tell me us them am listen play
    playing room key license licence format formats size
    change correct fix update cancel delete remove add create open close start stop try again find look send sent receive received
    register registered release publish published sign-up join joined share join invite wait waiting hours days week month year
    today tomorrow yesterday first last next before after until while because though too very really still already yet never
    always often someone everything everybody nobody both each every own owner owned rights right copyright claim proof title
    name wrote write written record recorded band singer label track tracks single ticket store shop gift card wallet bank
    rename renamed spelled misspelled spelling fix correct wrong title
    phone website site page link button screen language speak english person human support question answer problem issue
    trouble broken crash slow allowed possible available sold discount student students test trial tour demo asap lol
    biggest smallest minimum maximum largest cheapest least per once twice ones off onto under over between kind sort whole
    full half safe secure private public visitor visitors guest member members work earn earnings income revenue payout`,
  spanish: `dicen ponen el la los las un una unos unas es son era ser soy estoy esta este esto estos estas eso ese yo tu usted el ella
    nosotros ellos mi mis su sus que quien cual cuales cuando donde como por para porque con sin sobre entre hasta desde
    de del al en y o pero si no ya muy mas menos tambien puedo puede pueden podria quiero quiere necesito necesita tengo
    tiene hay hacer hago hace cuanto cuanta cuantos cuantas cuesta cuestan vale precio precios pagar pago pagos dinero
    cancion canciones musica artista artistas fan copia copias codigo codigos comprar vender subir descargar archivo
    archivos correo cuenta clave contrasena perdi perdido olvide error invalido caducado reembolso gratis impuesto tarifa
    limite limitado ayuda gracias hola buenos buenas dias tardes noches favor algun alguna nada algo donde esto funciona
    sirve obtener conseguir recibir recibo ver mis otro otra nuevo nueva me te se lo le nos sala formatos tamano
    cambiar cambien cambia cambio corregir corrijan arreglar borrar eliminar quitar agregar anadir crear abrir cerrar empezar
    probar prueba buscar encontrar enviar mandar mando llegar llega llego registrar registro registrarme publicar unirse
    compartir esperar horas semana mes ano hoy manana ayer primero ultimo siguiente antes despues mientras todavia aun nunca
    siempre todo todos todas cada dueno derechos derecho autor propiedad titulo nombre escribir grabar grabacion banda
    cantante disco sencillo pista pistas boleto tienda regalo tarjeta banco telefono celular movil pagina sitio enlace boton
    pantalla idioma hablar espanol persona humano soporte pregunta duda respuesta problema roto lento permitido posible
    disponible disponibles agotado agotadas descuento estudiante estudiantes urgente porfa porfavor biografia llave llaves
    incluye incluido impuestos sesion iniciar entrar ingresar acceder acceso compartir escuchar reproducir oir suena
    grande pequeno minimo maximo barato caro seguro segura privado publico visitante invitado socio miembro ganar ganancias
    ingresos cobrar cobro cobran cobrais retiro factura deja dejan sigue pasa quien dice digan diga ahorita vosotros os teneis`,
  french: `le la les un une des du de est sont etait etre suis je tu il elle nous vous ils elles mon ma mes ton ta tes son
    sa ses notre votre leur leurs ce cet cette ces que qui quoi quel quelle quels quelles quand ou comment pourquoi combien
    par pour avec sans sur dans entre depuis jusqu et mais si non oui ne pas plus moins tres aussi peux peut puis
    pouvez veux veut voudrais besoin ai as a avons avez ont faire fais fait faut prix coute coutent payer paye paiement
    argent chanson chansons musique morceau artiste artistes fan copie copies exemplaire exemplaires code codes acheter
    vendre envoyer telecharger fichier fichiers courriel compte cle perdu oublie erreur invalide expire remboursement
    gratuit taxe frais limite aide merci bonjour bonsoir salut svp quelqu rien quelque ca cela marche fonctionne obtenir
    recevoir voir autre nouveau nouvelle me te se lui y en au aux est-ce salle taille mot passe
    changer changez corriger corrigez modifier supprimer enlever ajouter creer ouvrir fermer commencer essayer essai
    chercher trouver envoi recu recois inscrire inscription publier rejoindre partager attendre heures heure jours semaine
    mois an annee aujourd hui demain hier premier dernier suivant avant apres pendant encore deja jamais toujours tout tous
    toute toutes chaque proprietaire droits droit auteur titre nom ecrire enregistrer enregistrement groupe chanteur chanteuse
    disque piste pistes billet boutique cadeau carte banque telephone portable page site lien bouton ecran langue parler
    francais personne humain assistance question reponse probleme casse lent permis autorise possible disponible epuise
    reduc reduction remise etudiant etudiants urgent vite beaucoup connecter connexion affiche vendu ecouter lire entendre
    grand petit minimum maximum cher sur securise prive public visiteur invite membre gagner gains revenus toucher virement
    facture ttc est-ce qu jusqu quelqu gratuite essai peut-on y-a fais-je puis-je s'il vous plait dois doit doivent veulent
    peuvent servent sert fourni plateforme loge coulisses`,
  german: `der die das den dem des ein eine einen einem einer ist sind war sein bin ich du er sie es wir ihr mein meine
    meinen dein deine unser euer dieser diese dieses was wer wen welche welcher welches wann wo wie warum wieso wieviel
    durch fur mit ohne uber unter zwischen von vom bis seit aus bei nach zu zum zur im in an am auf und oder aber wenn
    nein ja nicht kein keine keinen mehr weniger sehr auch kann kannst konnen konnt will mochte mochten brauche braucht
    habe hast hat haben gibt machen mache macht muss viel viele kostet kosten preis preise bezahlen zahlen zahlung geld
    lied lieder musik kunstler fan kopie kopien exemplar exemplare code kaufen verkaufen hochladen herunterladen datei
    dateien konto schlussel passwort verloren vergessen fehler ungultig abgelaufen ruckerstattung kostenlos steuer gebuhr
    gebuhren grenze hilfe danke hallo guten tag morgen abend bitte jemand nichts etwas geht funktioniert bekommen
    bekomme erhalten sehen andere anderes neu neue neuen mir mich dir dich sich uns raum grosse wird werden wurde
    andern andert anderung korrigieren berichtigen loschen entfernen hinzufugen erstellen offnen schliessen anfangen
    probieren testen suchen finden senden schicken gesendet angekommen registrieren anmelden anmeldung veroffentlichen
    beitreten teilen warten stunden stunde tage woche monat jahr heute gestern erste erster letzte nachste vorher nachher
    danach wahrend noch schon nie niemals immer alle alles jede jeder jedes eigentumer rechte recht urheberrecht titel name
    schreiben aufnehmen aufnahme gruppe sanger sangerin platte stuck stucke ticket laden geschenk karte bank telefon handy
    seite webseite knopf bildschirm sprache sprechen deutsch mensch unterstutzung frage antwort problem kaputt langsam
    erlaubt moglich verfugbar ausverkauft rabatt studenten schuler dringend brauche vielen dank dankeschon einloggen logge
    heisst angeblich falsches falsch richtig weg horen anhoren abspielen gross klein mindestens hochstens billig teuer sicher
    privat offentlich besucher gast mitglied verdienen einnahmen auszahlung rechnung inklusive behalte pro bzw ob dass weil
    damit sondern doch mal denn dort hier her hin wohin woher womit wofur wozu kommt kommen bleibt bleiben steht liegt
    heissen nutzen benutzen verwenden pruft prufen wirklich kostenlose gratis probe schlecht gut besser beste`,
  italian: `rispondete rispondono alle dice esce compare scritto mandate fate tenete prendete trattenete il lo la i gli le un uno una e sono era essere sei io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua
    nostro vostro questo questa questi queste quello che chi quale quali quando dove come perche quanto quanta quanti
    quante per con senza su tra fra da dal dalla di del della dei delle al alla nel nella ma se no si non piu meno molto
    anche posso puo possono potrei voglio vuole vorrei bisogno ho hai ha abbiamo hanno fare faccio fa prezzo prezzi costa
    costano pagare pago pagamento soldi canzone canzoni musica brano brani artista artisti fan copia copie codice codici
    comprare acquistare vendere caricare scaricare file posta account chiave password perso dimenticato errore
    valido scaduto rimborso gratis tassa tasse commissione limite limitata aiuto grazie ciao salve buongiorno buonasera
    favore qualcuno niente qualcosa funziona ottenere ricevere ricevo vedere altro altra nuovo nuova mi ti ci vi stanza
    dimensione cosa cos dov posso c
    cambiare cambiate cambia correggere correggete modificare modifica eliminare togliere aggiungere creare aprire
    chiudere iniziare provare prova cercare trovare inviare mandare arrivare arriva arrivato registrare registrarsi
    registrazione pubblicare unirsi condividere aspettare ore ora giorni giorno settimana mese anno oggi domani ieri primo
    prima ultimo prossimo dopo mentre ancora gia mai sempre tutto tutti tutte ogni proprietario diritti diritto autore titolo
    nome scrivere incidere gruppo cantante disco pezzo pezzi biglietto negozio regalo carta banca telefono cellulare pagina
    sito collegamento pulsante schermo lingua parlare italiano persona umano assistenza domanda risposta problema rotto lento
    permesso possibile disponibile disponibili esaurito esaurite sconto sconti studente studenti urgente serve servono mi
    gratuita gratuito gratuiti compresa comprese incluso inclusa valido risulta accedere accesso entrare ascoltare riprodurre
    sentire grande piccolo minimo massimo caro economico sicuro privato pubblico visitatore ospite membro guadagnare guadagni
    incassi ricavi bonifico fattura restano resta rimane succede finiscono stesso stessa insieme sullo sulla sul agli negli
    degli dagli allo dallo nello si chiama bene va vanno devo deve devono sapere dire riesco riesce aiutami biografia
    permesso insieme formato formati quale sapete avete siete`,
  portuguese: `o a os as um uma uns umas e sao era ser sou estou esta este isto estes estas isso esse eu voce ele ela nos
    eles meu minha meus minhas seu sua seus suas que quem qual quais quando onde como por para porque com sem sobre entre
    ate desde de do da dos das no na nos nas ao pelo pela ou mas se nao ja muito mais menos tambem posso pode podem
    poderia quero quer preciso precisa tenho tem ha fazer faco faz quanto quanta quantos quantas custa custam vale preco
    precos pagar pago pagamento dinheiro musica musicas cancao faixa artista artistas fa copia copias codigo codigos
    comprar vender enviar carregar baixar arquivo arquivos ficheiro email conta chave senha perdi perdido esqueci erro
    invalido expirado reembolso gratis gratuito imposto taxa taxas limite limitada ajuda obrigado obrigada ola oi bom
    boa dia tarde noite favor alguem nada algo funciona conseguir receber recebo ver outro outra novo nova me te sala
    tamanho voces
    mudar mudem muda mudanca corrigir corrijam arrumar apagar excluir remover tirar adicionar criar abrir fechar
    comecar testar teste procurar encontrar mandar chegar chegou registrar registro cadastrar cadastro publicar entrar
    compartilhar partilhar esperar horas hora dias semana mes ano hoje amanha ontem primeiro ultimo proximo antes depois
    enquanto ainda nunca sempre tudo todos todas cada dono direitos direito autor autorais titulo nome escrever gravar
    gravacao banda cantor cantora disco faixas ingresso loja presente cartao banco telefone celular pagina site link botao
    tela ecra lingua idioma falar portugues pessoa humano suporte pergunta duvida resposta problema quebrado lento permitido
    possivel disponivel esgotado esgotadas acabam desconto estudante estudantes urgente minha meus incluido imposto impostos
    aparece acontece login escutar ouvir tocar grande pequeno minimo maximo barato caro seguro segura privado publico
    visitante convidado membro ganhar ganhos receita saque nota fiscal vez vezes mesma mesmo dois duas pra pro pros tá tao
    certo certa chama continuo continua pode-se fica ficam deixa deixam cobram cobra ate sobre gente funcionam entra
    biografia preciso voce-s gratuitas gratuitos experimentar chave chaves`,
}

/** Short sentences and what people put around a quoted message. */
export const commonPhrases: Record<LatinLanguage, string> = {
  english:
    'it says|it shows|i get|there is|is there|does it exist|what is that|a good restaurant|near here|one by one|do you know|i have a question|can you help me|what does that mean|where can i find|my name is|that one|and this|no thanks|yes please|an app|two of them|for my sister|on my phone',
  spanish:
    'me aparece|me aparece un error|me aparece que|aparece un aviso|me aparece el mensaje|me aparece|me sale|me dice|sale esto|pone|hay|existe|existe una aplicación|qué es eso|un buen restaurante|por aquí cerca|uno por uno|sabes|tengo una pregunta|me puedes ayudar|qué significa|dónde encuentro|me llamo|ese|y este|no gracias|sí por favor|una app|dos de ellas|para mi hermana|en mi teléfono|qué hago|me marca',
  french:
    'il y a|ça affiche|ça dit|je vois|est-ce que ça existe|c’est quoi ça|un bon resto|un bon restaurant|à Lyon|près d’ici|un par un|tu sais|j’ai une question|vous pouvez m’aider|ça veut dire quoi|où trouver|je m’appelle|celui-là|et celui-ci|non merci|oui s’il vous plaît|une appli|deux d’entre eux|pour ma sœur|sur mon portable|cb|c koi|mdr',
  german:
    'da steht|steht da|es kommt|ich sehe|gibt es|gibt es eine app|was ist das|ein gutes Restaurant|hier in der Nähe|einer nach dem anderen|weißt du|ich habe eine Frage|können Sie mir helfen|was heißt das|wo finde ich|ich heiße|der da|und dieser|nein danke|ja bitte|eine App|zwei davon|für meine Schwester|auf meinem Handy|was nun',
  italian:
    'mi dice|mi dice che|mi dice questo|qui mi dice|mi esce|appare|mi appare|c’è|ci sono|esiste|esiste una app|cos’è questo|un buon ristorante|qui vicino|uno per uno|sai|ho una domanda|mi puoi aiutare|cosa vuol dire|dove trovo|mi chiamo|quello|e questo|no grazie|sì per favore|una app|due di loro|per mia sorella|sul mio telefono|mi segna|sì|quanto',
  portuguese:
    'aparece aqui|diz aqui|deu|apareceu|tem|existe|existe um aplicativo|o que é isso|um bom restaurante|aqui perto|um por um|você sabe|tenho uma pergunta|pode me ajudar|o que significa|onde encontro|meu nome é|aquele|e este|não obrigado|sim por favor|um app|duas delas|pra minha irmã|no meu celular|o que eu faço|quanto',
}
