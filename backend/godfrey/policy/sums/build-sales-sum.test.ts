import { expect, test } from 'vitest'
import { buildSaidSalesSum, buildSalesSum } from './build-sales-sum.ts'

/** As if each message was answered with the topic. */
const toSaid = (questions: readonly string[], topic = 'keymail-price') =>
  questions.map((question) => ({ question, topics: [topic] }))

test.each([
  ['english', '2 copies at $1,234.50 each?', [], '$2,469'],
  ['english', 'if I sell 250 copies at $4, what is mine?', [], '$1,000'],
  ['spanish', '¿9 dólares por 100 copias, cuánto me queda?', ['¿Puedo poner mi propio precio?'], '$900'],
  ['german', 'Bei 10.000 zu 2 Dollar?', ['Wie viele Kopien maximal?'], '$20,000'],
  ['german', 'und bei 3 Dollar?', ['Ich gebe 50 Exemplare heraus.'], '$150'],
  ['french', 'et pour cent exemplaires ?', ['je vends à 7,50 $ la copie'], '$750'],
  ['italian', 'e con 40 copie?', ['quanto costa una Keymail?'], '$300'],
  ['portuguese', 'cem cópias a 5 dólares dão quanto?', [], '$500'],
  ['chinese', '那一次一百份全卖光呢？', ['一个Keymail默认多少钱？'], '$750'],
  ['japanese', '200部で3ドルならいくらになりますか', [], '$600'],
  ['english', 'what do fifty copies at $5 bring?', [], '$250'],
  [
    'spanish',
    'Entonces con 30 copias ¿cuánto me toca?',
    ['Vendo a 10 dólares.', '¿De ahí cuánto se quedan ustedes?'],
    '$300',
  ],
  ['chinese', '两百份每份5美元一共多少', [], '$1,000'],
] as const)('in %s “%s” comes to the right sum', (language, message, said, total) => {
  expect(buildSalesSum(message, toSaid(said), language, language)).toContain(total)
})

test.each([
  ['english', 'I paid $9 and got nothing', []],
  ['english', 'and can I lower it to 50 copies later?', ['What is an edition?']],
  ['english', 'and can 200 fans hear it at once?', ['What does a Keymail cost?']],
  ['english', 'ok but 2 codes did not work', ['I sell my copies at $5 each, who gets the money?']],
  ['english', 'and may 5 fans share one copy?', ['I sell my copies at $5 each.']],
  ['english', 'and is the $20 upload included?', ['100 copies at $5']],
  ['english', 'and if I raise the price by $2?', ['100 copies at $5']],
  ['english', 'and with 20 more copies', ['100 copies at $5']],
  ['portuguese', 'e com 20 cópias a mais?', ['100 cópias a 5 dólares']],
  ['german', 'und mit 20 Exemplaren weniger?', ['100 Exemplare zu 5 Dollar']],
  ['chinese', '再多20份呢', ['100份每份5美元']],
  ['japanese', 'あと20部増やしたら', ['1部5ドルで100部']],
  ['italian', 'e se 10 fan chiedono il rimborso?', ['100 copie a 5 dollari']],
  ['english', 'I sold 100 copies for $500 altogether, how much do I keep?', []],
  ['english', 'I made $50 from 10 copies', []],
  ['portuguese', 'Vendo 100 cópias a R$ 5, quanto dá?', []],
  ['english', '100 copies at A$5, how much is it?', []],
  ['english', 'how much are thirteen hundred copies at $5?', []],
  ['english', 'how much are a couple hundred copies at $5?', []],
  ['english', 'how much are 2k copies at $5?', []],
  ['spanish', 'cuánto son mil quinientas copias a 5 dólares', []],
  ['french', 'combien font cent soixante exemplaires à 5 dollars ?', []],
  ['japanese', '数百部で5ドルならいくら', []],
  ['english', 'can I lower it to 50 copies later?', ['What is an edition?']],
  ['english', 'and can 200 people hear it at once?', ['What is an edition?']],
  ['english', 'and 100 copies at 5?', ['what does a Keymail cost?']],
  ['french', 'et 12 exemplaires à 3 € ?', ['combien coûte une Keymail ?']],
  ['english', 'and 100 copies at $0.999?', ['what does a Keymail cost?']],
  ['english', '500,000 copies at $9,000', []],
  ['english', 'and after 14 days?', ['what does a Keymail at $5 cost?']],
  ['english', 'how many copies may I make?', []],
  ['english', 'and 40 copies?', ['My song is 3.45 minutes long.']],
  ['german', 'Und bei 50 Exemplaren?', ['Mein Song erscheint am 24.12.']],
  ['italian', '100 copie a 7,50 EUR quanto fanno?', []],
  ['portuguese', '100 cópias a 7,50 reais dão quanto?', []],
  ['english', '100 copies at 7.50 pounds?', []],
  ['italian', 'e con 20 copie?', ['Il mio file pesa 7,50 MB.']],
  ['german', 'und nach 30 Minuten?', ['Ein Keymail kostet 5 Dollar.']],
  ['spanish', 'tengo 25 años, ¿puedo vender a 5 dólares?', []],
  ['english', 'my song costs $5, for 100 copies or 200 copies?', []],
  ['italian', 'cioè salire a 50', ['Voglio fare un’edizione piccola. E se ne metto 30 e poi ci ripenso?']],
  ['chinese', '要等5分钟吗', ['一个Keymail多少钱']],
  ['english', 'what do two hundred copies at $5 bring?', []],
  ['english', 'what do a hundred and fifty copies at $5 bring?', []],
  ['japanese', '3ドルで三百部売るといくら', []],
  ['english', 'is $1,000,000 for 3 copies too much?', []],
] as const)('in %s “%s” asks for no sum', (language, message, said) => {
  expect(buildSalesSum(message, toSaid(said), language, language)).toBeUndefined()
})

test('a price that was said of something else is not that of a copy', () => {
  const said = [
    { question: 'Is it true that one upload is $20?', topics: ['upload-price-and-tiers'] },
    { question: 'What does a Keymail cost?', topics: ['keymail-price'] },
  ]
  expect(buildSalesSum('and for 40 copies?', said, 'english', 'english')).toContain('40 copies at $7.50')
})

test.each([
  ['portuguese', 'Se todos forem resgatados, entra quanto?', ['Vou vender a 7,50.', 'Fiz 40 códigos.'], '$300'],
  ['german', 'Was macht das insgesamt?', ['Ich nehme 3 Dollar pro Exemplar.', 'Davon gibt es 60 Stück.'], '$180'],
  ['english', 'how much is that altogether?', ['I ask $4 a copy.', 'There are 25 copies.', 'Who pays PayPal?'], '$100'],
] as const)('in %s “%s” asks for the sum of what was said', (language, message, said, total) => {
  expect(buildSaidSalesSum(message, toSaid(said), language, language)).toContain(total)
})

test.each([
  ['english', 'how much is that altogether?', ['I sell 100 copies at $5.', 'No, rather 50 copies, at $8 or $9.']],
  ['english', 'how many is that in all?', ['I sell 100 copies at $5 or $6.']],
  ['english', 'is it refundable?', ['I sell 40 copies at $5.']],
  ['english', 'how much does a copy cost?', ['I made 40 copies.']],
] as const)('in %s “%s” asks for no sum of what was said', (language, message, said) => {
  expect(buildSaidSalesSum(message, toSaid(said), language, language)).toBeUndefined()
})
