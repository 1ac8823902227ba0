import { expect, test } from 'vitest'
import { buildUploadPrice } from './build-upload-price.ts'
import { getSumTopic } from './get-sum-topic.ts'

/** As if each message was answered with the topic. */
const toSaid = (questions: readonly string[], topic = 'upload-price-and-tiers') =>
  questions.map((question) => ({ question, topics: [topic] }))

test.each([
  ['english', 'what would three songs cost', '$66'],
  ['english', 'I am 63, what do 2 songs cost', '$50'],
  ['italian', 'in due volte vorrei caricare tre canzoni, quanto pago', '66'],
  ['german', 'Was kosten 10 Songs', '160'],
  ['chinese', '十首歌多少钱', '160'],
  ['chinese', '那我有十五首呢', '15首总共$260'],
  ['japanese', '二十曲だといくら', '20曲'],
  ['japanese', '2曲だといくら', '50'],
  ['japanese', '3人のバンドです。5曲まとめるといくら', '100'],
  ['japanese', '4人で1曲だけ出したいのですが、いくらですか', '$25'],
  ['spanish', 'somos cuatro hermanos y subimos seis temas, ¿cuánto es?', '120'],
  ['english', 'I have finished the record and there are eight of them, what would you charge for the lot', '144'],
  ['english', 'how much do 5 sogns cost', '$100'],
  ['german', 'was kosten vier leider', '$88'],
  ['french', 'combien pour 5 chanons', '$100'],
  ['english', 'is it cheaper per song with 8 against 9 songs', '$144'],
  ['english', 'is it cheaper per song with eight or nine songs', '$144'],
  ['chinese', '8首和9首差多少', '$144'],
  ['english', 'what would half a dozen tunes cost me', '$120'],
  ['french', 'combien pour une demi-douzaine de titres', '$120'],
  ['german', 'wir wollen zehn Nummern auf einmal einstellen, was kommt da zusammen', '$160'],
] as const)('in %s “%s” is answered with %s', (language, message, amount) => {
  expect(buildUploadPrice(message, [], language, language)).toContain(amount)
})

test.each([
  ['english', 'does a 24-bit file cost more'],
  ['french', 'combien pour dix-sept chansons ?'],
  ['french', 'combien pour vingt-deux titres ?'],
  ['english', 'how much are twenty two songs'],
  ['english', 'how much are one hundred and five songs'],
  ['spanish', 'cuánto cuestan treinta y dos canciones'],
  ['portuguese', 'quanto custam vinte e duas músicas'],
  ['chinese', '一百二十首歌多少钱'],
  ['japanese', '百二曲だといくら'],
  ['english', 'so is it 22 each'],
  ['french', 'un fichier de 96 kHz coûte-t-il plus'],
  ['english', 'what does an upload cost'],
  ['english', 'the four of us in the band would like to put up a song, what does that cost'],
  ['german', 'wir sind drei Freundinnen und haben einen Song, was kostet das Hochladen'],
  ['spanish', 'con mis dos primos grabamos una canción, ¿cuánto cuesta subirla?'],
  ['french', 'avec mes trois cousins on a fait un morceau, combien pour le mettre en ligne'],
  ['italian', 'suono con due amici, vorremmo caricare un brano, quanto costa'],
  ['portuguese', 'eu e mais quatro colegas gravamos uma música, quanto custa enviar'],
  ['chinese', '我们3个人想上传一首歌，多少钱'],
  ['japanese', '２５ドルって、失敗したら返金されますか'],
  ['chinese', '25块是一次性的吗'],
  ['french', 'slt jcomprend pa pk on me demande 25$ par chanson c rembourssable ?'],
] as const)('in %s “%s” names no number of songs', (language, message) => {
  expect(buildUploadPrice(message, [], language, language)).toBeUndefined()
})

test.each([
  ['japanese', ['アルバムを出したいです。', '全部で10曲あります。'], 'となると1曲あたりはいくらですか。', '$16'],
  ['spanish', ['Voy a subir mis temas.', 'Son siete en total.'], '¿Y a cuánto me sale cada uno?', '$18'],
  ['spanish', ['¿Cuánto pago si subo cuatro canciones?'], '¿y con comisiones e impuestos en la estimación?', '$97.89'],
  ['portuguese', ['Quanto pago por 2 músicas?', 'e com a taxa do pagamento'], 'e com o imposto junto?', '$55.75'],
  [
    'italian',
    ['Quanto costa caricare un brano?', 'dieci?'],
    'quanto risparmio allora rispetto a uno alla volta?',
    'risparmi $90',
  ],
  ['french', ['Je mets 9 chansons, ça fait combien ?'], 'et avec une seule de plus ?', '$160'],
  [
    'german',
    ['Ich will acht Titel hochladen.', 'Und wenn es nur vier werden?'],
    'was kostet dann jeder pro Song?',
    '$22',
  ],
  ['french', ['C’est combien pour neuf titres ?'], 'Et si j’en retire un ?', '$144'],
  ['german', ['Was kosten fünf Lieder?'], 'und wenn ich eins weglasse?', '$88'],
  ['english', ['How much for six songs?'], 'and if I drop one?', '$100'],
  ['spanish', ['¿Cuánto por ocho temas?'], '¿y si quito uno?', '$126'],
  ['portuguese', ['Quanto custam seis faixas?'], 'e se eu tirar uma?', '$100'],
  [
    'italian',
    ['Quanto costano due brani?', 'E aggiungendone uno?'],
    'Quindi risparmio qualcosa a testa?',
    'risparmi $9',
  ],
  ['chinese', ['上传六首多少钱'], '去掉一首呢', '$100'],
  ['japanese', ['6曲でいくら？'], '1曲外したら？', '$100'],
] as const)('in %s the price of each is that of as many songs as were named last', (language, said, message, each) => {
  expect(buildUploadPrice(message, toSaid(said), language, language)).toContain(each)
})

test.each([
  ['portuguese', ['Quanto por 7 músicas?', 'e se eu fizer 9?'], 'então nove sai mais caro ou não?', ['$126', '$144']],
  ['chinese', ['上传九首要多少？'], '比八首贵吗？', ['9首歌要$144', '8首歌要$144']],
  ['english', ['What does it cost to upload?', 'for 10?'], 'and the taxes on that?', ['$12.80', '$4.94']],
] as const)('in %s after “%s”, “%s” is answered with %j', (language, said, message, told) => {
  const price = buildUploadPrice(message, toSaid(said), language, language)
  for (const each of told) expect(price).toContain(each)
})

test.each([
  ['english', ['how much is uploading'], 'I have two, should I wait for a third or just go now?', '3 – $66'],
  ['english', ['how much for 3 songs'], 'and double that?', '6 – $120'],
  ['german', ['was kosten 8 Songs'], 'und nur die Hälfte davon', '4 – $88'],
  ['japanese', ['四曲でいくらですか'], '半分だけにしたら', '2曲$50'],
  ['english', ['whats it cost to put up a song'], 'and one more on top of that', 'Uploading 2 songs'],
  ['portuguese', ['quanto por 6 músicas'], 'e duas com a taxa e o imposto estimados, total final', '$55.75'],
] as const)('in %s after %j, “%s” is answered with %s', (language, said, message, told) => {
  expect(buildUploadPrice(message, toSaid(said), language, language)).toContain(told)
})

test.each([
  ['english', 'is it online in 2 days'],
  ['english', 'one is 9 minutes long is that ok'],
  ['spanish', 'y si saco 50 copias de cada una'],
  ['german', 'und dauert das 2 oder 3 tage'],
  ['english', 'for all 6 is it online in 3 days'],
  ['english', 'does it take two weeks'],
  ['english', 'will it be online at 8?'],
  ['english', 'and if I sell it for 5 instead?'],
  ['spanish', '¿tarda dos días?'],
  ['italian', 'siamo in 4'],
  ['spanish', 'y a las 8?'],
  ['chinese', '3个朋友可以吗'],
  ['japanese', '2番目の曲？'],
  ['french', 'j’ai 40 fans, ça suffit pour commencer'],
  ['italian', 'e in 4 giorni è online?'],
  ['chinese', '审核要3天吗'],
  ['japanese', '公開まで3日くらいかかる？'],
] as const)('in %s after a price “%s” asks for no other price', (language, message) => {
  const said = toSaid(['upload 3 songs'])
  const topics = ['upload-price-and-tiers']
  expect(getSumTopic(message, { topics, said }, undefined, language)).toBeUndefined()
})

test.each([
  ['english', '9 please', '9 songs'],
  ['english', 'what if i had 6 ready', '6 songs'],
  ['german', 'und wenn ich 4 nehme', '4 Songs'],
  ['italian', 'ne ho 5 pronte', '5 canzoni'],
  ['portuguese', '5 envios', '5 músicas'],
  ['french', 'et pour une ?', 'une chanson'],
  ['chinese', '只传一首', '一首'],
] as const)('in %s after the price of three “%s” is answered with that of %s', (language, message, told) => {
  const said = toSaid([
    { english: '3 songs', german: '3 Songs', italian: '3 canzoni', portuguese: '3 músicas' }[language as 'english'] ??
      '3 chansons',
  ])
  expect(buildUploadPrice(message, said, language, language)).toContain(told)
})

test.each([
  ['english', 'is it for all songs'],
  ['english', 'why 25'],
  ['german', '25 ist teuer'],
  ['english', 'one more, how long does the review take'],
  ['italian', 'ma tu chi sei'],
  ['english', 'I am 16'],
] as const)('in %s after the price of three “%s” names no other number', (language, message) => {
  const price = buildUploadPrice(message, toSaid(['3 songs', '3 Songs', '3 canzoni']), language, language)
  expect(price).toContain('$66')
  expect(price).not.toContain('–')
})

test.each([
  ['english', '2 albums with 10 songs each, what does uploading cost'],
  ['english', 'how much for two albums with ten songs in total?'],
  ['chinese', '两张专辑每张8首多少钱'],
] as const)('in %s “%s” gets no price of one number', (language, message) => {
  expect(buildUploadPrice(message, [], language, language)).toBeUndefined()
})

test('a number that was said of something else is none of songs', () => {
  const said = [
    { question: 'Is there a refund within 14 days?', topics: ['refunds-and-disputes'] },
    { question: 'I have 40 fans.', topics: ['fan-list'] },
    { question: 'I made 30 copies.', topics: ['create-keymails'] },
  ]
  expect(buildUploadPrice('And how much is an upload?', said, 'english', 'english')).toBeUndefined()
  const price = buildUploadPrice('What does uploading cost for 8 songs?', said, 'english', 'english')
  expect(price).toContain('$144')
  expect(price).not.toContain('40 songs')
})
