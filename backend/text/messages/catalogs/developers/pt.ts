import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'Caminho',
  'calls.method': 'Método',
  'calls.query': 'Parâmetros',
  'calls.none': 'nenhum',
  'calls.title': 'Chamadas',
  'calls.intro': 'Os esquemas de corpos e respostas estão no documento.',
  'calls.about': 'Chamadas sobre {tag}',
  unreadable: 'Não foi possível carregar a descrição',
  unreadableText: 'Não conseguimos acessar o TuneMaker. Tente daqui a pouco.',
  title: 'Desenvolvedores',
  lead: 'Todas as chamadas que estas páginas fazem, para seus próprios programas. A descrição é gerada a partir do código que as lê.',
  document: 'Documento OpenAPI 3.1',
  rules: 'Regras',
  'rules.tokens':
    'Corpos e respostas são JSON. O programa de um artista envia um token de acesso, <code>Authorization: Bearer …</code>, criado na oficina em <link>Desenvolvedores</link>. Ele abre as chamadas que citam uma das suas permissões, {perMinute} vezes por minuto.',
  'rules.errors':
    'Um erro tem um código fixo em <code>error</code> e uma frase em <code2>message</code2>, cujo texto pode mudar. Com 429 e 503, espere os segundos de <code3>Retry-After</code3>.',
  'rules.repeats':
    'Um POST com <code>Idempotency-Key</code>, como um UUID, é executado uma só vez: após uma queda, a mesma requisição com a mesma chave recebe a primeira resposta, por um dia.',
  'rules.changes':
    'Campos e chamadas podem surgir a qualquer momento: ignore o que não conhece. Uma chamada só é removida, ou muda de sentido, no mínimo seis meses após o anúncio no registro de mudanças.',
  'errors.title': 'Erros',
  'errors.intro': 'O mesmo código significa sempre o mesmo; as frases podem mudar.',
}
