import type { Language } from '#contract/text'

/** Words common to all questions. Without accents; Chinese and Japanese unchanged. */
export const stopWords: Record<Language, string> = {
  english: `a an the is are was were be been am do does did done i you he she it we they my your our their his her its this
    that these those what when where which who why how can could would should will shall may might must have has had of to
    in on at by for from with about into as and or but if so not no yes me us him them there here than then just only any
    some get got want need know tell please explain help hi hello hey s t re ve ll m d whats wheres hows dont im ive
    really actually like thing things way kind going make makes made much many say says said`,
  spanish: `a al el la los las un una unos unas de del en y o u pero si no es son ser soy eres esta estan este esto esta estos
    ese eso yo tu usted ella nosotros ellos mi mis su sus que cual cuales cuando donde como por para porque con sin sobre se
    lo le les me te nos puedo puede pueden podria quiero quiere quisiera necesito tengo tiene hay hacer hace saber dime
    explica explicame ayuda hola favor hago cosa algo muy mas ya aqui eso sirve tal`,
  french: `a au aux le la les l un une des du de d et ou mais si non est sont etre suis je j tu il elle on nous vous ils elles
    mon ma mes ton ta tes son sa ses notre votre vos leur ce c cet cette ces que qu qui quoi quel quelle quels quelles quand
    comment pourquoi par pour avec sans sur dans en y se s me m te lui ne n pas plus peux peut puis pouvez veux voudrais
    faut faire fais fait savoir dites moi expliquez aide bonjour svp ca cela t est-ce avoir ai as avez a-t-il chose tres`,
  german: `der die das den dem des ein eine einen einem einer ist sind war sein bin bist ich du er sie es wir ihr man mein meine
    meinen meinem dein ihre ihren unser dieser diese dieses was wer wen welche welcher welches welchen wann wo wie warum wieso
    mit ohne von vom bei nach zu zum zur im in an am auf und oder aber wenn ob dass nicht kein keine auch kann kannst konnen
    will mochte muss soll darf habe hast hat haben gibt es gehen geht machen mache fur mir mich dir sich bitte hallo hilfe
    erklar erklaren sagen sag wissen denn mal so da hier etwas eigentlich werden wird`,
  italian: `a ad al allo alla ai agli alle il lo la i gli le l un uno una di del dello della dei degli delle d e o ma se non no si
    e sono essere sei ho hai ha io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua questo questa questi queste quello
    che chi quale quali quando dove dov come cos cosa perche per con senza su sul sulla tra fra da dal dalla in nel nella mi ti
    ci vi posso puo possono potrei voglio vorrei bisogno fare faccio fa sapere dimmi spiega spiegami aiuto ciao salve favore
    c anche molto piu cose`,
  portuguese: `a o as os um uma uns umas de do da dos das em no na nos nas e ou mas se nao sim sao ser sou esta estao este isto
    esse isso eu voce voces ele ela nos eles meu minha meus minhas seu sua que quem qual quais quando onde como por para pra
    porque com sem sobre ao aos pelo pela me te lhe posso pode podem poderia quero quer queria preciso tenho tem ha fazer faco
    faz saber diga me explica explique ajuda ola oi favor algo muito mais ja aqui coisa`,
  chinese: `是什么 什么 怎么 怎样 如何 吗 呢 的 了 我 你 您 可以 能 能不能 会 想 请 请问 有 有没有 没有 在 是 不是 是不是 这 那 这个 那个 一个 和 要 就 都 也
    帮我 告诉我 为什么 哪里 哪些 怎么办 知道 解释 一下 多少 谁 我的 你的 你们 我们 他们 到底`,
  japanese: `ですか ますか とは って 何ですか なに 何 どう どうすれば いい いいですか できますか できる ください 教えて して する した しています
    ありますか ある あります の を は が に で と も から まで へ や か な ね よ です ます ました ません ない いる います こと もの これ それ この
    その ここ どこ いつ 誰 なぜ どの どんな どうやって どうしたら どうなる でしょうか ほしい たい したい 知りたい お願いします について という 私 私の
    ためには ための されますか もらえますか もらえる`,
}
