import { expect, test } from 'vitest'
import { parseSongChange } from './parse-song-change.ts'

test.each([
  ['english', 'and with two more?', 2],
  ['english', 'and if I leave one out?', -1],
  ['english', 'and if we take two off?', -2],
  ['english', 'what about one fewer', -1],
  ['spanish', '¿y con una más?', 1],
  ['english', 'and another two songs?', 2],
  ['french', 'et avec une seule de plus ?', 1],
  ['german', 'und wenn noch eins dazukommt?', 1],
  ['german', 'und mit zwei weniger?', -2],
  ['italian', 'e con una in più?', 1],
  ['portuguese', 'e mais duas?', 2],
  ['chinese', '再加一首呢？', 1],
  ['japanese', 'もう2曲足したら？', 2],
  ['english', 'and one more on top of that', 1],
  ['spanish', 'y otra más', 1],
  ['french', 'et si j’en rajoute deux', 2],
  ['german', 'und noch zwei drauf', 2],
  ['italian', 'e se ne aggiungo altre 2', 2],
  ['chinese', '再来三首呢', 3],
  ['english', 'and with six more songs?', 6],
  ['english', 'and with two songs fewer?', -2],
  ['english', 'take away two', -2],
  ['japanese', 'あと六曲', 6],
] as const)('in %s “%s” changes the number by %i', (language, message, change) => {
  expect(parseSongChange(message, language)).toBe(change)
})

test.each([
  ['english', 'tell me more'],
  ['english', 'is it half the price for students?'],
  ['english', 'do I pay twice?'],
  ['german', 'zahle ich doppelt?'],
  ['spanish', '¿pago la mitad?'],
  ['chinese', '先付一半'],
  ['english', 'what if I take 3 songs?'],
  ['spanish', '¿y si saco tres canciones?'],
  ['chinese', '最少3首吗？'],
  ['japanese', '3曲足りないのですが'],
  ['english', 'one more question'],
  ['english', 'is there a fee plus a tax on it?'],
  ['english', 'is that plus 8% tax?'],
  ['german', 'Kommt da noch eine Gebühr dazu?'],
  ['german', 'Muss ich noch einen Vertrag unterschreiben?'],
  ['portuguese', 'tem mais uma taxa?'],
  ['english', 'is it less for members?'],
  ['french', 'et en plus, c’est remboursé ?'],
  ['german', 'mehr als eine Million?'],
  ['portuguese', 'mais alguma coisa?'],
  ['chinese', '多少钱'],
  ['japanese', 'もう一度教えて'],
] as const)('in %s “%s” changes none', (language, message) => {
  expect(parseSongChange(message, language)).toBeUndefined()
})
