import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: 'Buscar',
  lead: 'Músicas, álbuns, artistas e art cards, por qualquer palavra do título ou do nome.',
  label: 'Título ou nome',
  searching: 'Buscando…',
  failed: 'A busca não funcionou',
  failedText: 'Não conseguimos acessar o TuneMaker. Tente de novo daqui a pouco.',
  none: 'Nada encontrado',
  noneText: 'Nada aqui se chama “{q}” nem algo parecido. Tente uma só palavra do título ou do nome.',
  browse: 'Explorar músicas',
  noneFor: 'Nada encontrado para “{q}”.',
  similar: 'Nada se chama “{q}”. Estes se escrevem de forma parecida:',
  results: '{count, plural, one {# resultado} other {# resultados}} para “{q}”',
  artists: 'Artistas',
  songs: 'Músicas',
  albums: 'Álbuns',
  cards: 'Art cards',
  recent: 'Buscas recentes',
  clear: 'Limpar',
}
