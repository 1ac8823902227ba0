import type { Translation } from '#text/messages/catalog'
import type { follows } from './en.ts'

export const messages: Translation<typeof follows> = {
  'confirm.title': 'Receber novidades por e-mail',
  'confirm.lead': 'Confirme que podemos escrever para o seu endereço.',
  'confirm.button': 'Sim, podem escrever',
  'confirm.busy': 'Confirmando...',
  'confirm.invalid': 'Ele já foi usado ou tem mais de uma semana. Se você já apertou o botão, está tudo certo.',
  'confirm.done': 'Escreveremos para {email} sobre {name}.',
  'confirm.doneText': 'Cada e-mail traz um link para parar e outro para tudo o que este endereço segue.',
  'follow.label': 'Seguir {name}',
  'follow.active': 'Seguindo {name}',
  'follow.share': 'O artista também pode ver este endereço.',
  'follow.text':
    'Escrevemos quando sai algo novo, quando há cópias de novo, quando restam só dez e quando o artista tem algo a dizer. Nada além disso, e no máximo três e-mails por dia.',
  'wish.label': 'Quero esta música',
  'wish.active': 'Na sua lista de desejos',
  'wish.title': 'Desejo: “{title}”',
  'wish.text':
    'Escrevemos quando for possível comprar cópias desta música e quando restarem só dez. Nada além disso, e no máximo três e-mails por dia.',
  notDone: 'Não foi feito',
  unreachable: 'Não foi possível nos acessar. Tente de novo.',
  'dialog.invalid': 'Digite seu endereço de e-mail.',
  'dialog.close': 'Fechar',
  'dialog.sending': 'Enviando...',
  'dialog.send': 'Quero receber',
  'dialog.email': 'Seu endereço de e-mail',
  'dialog.hint': 'Você recebe um link para confirmar. Cada e-mail permite parar com um clique.',
  'ended.failed': 'Ainda não parou',
  'panel.empty':
    'Este endereço não segue nada, então nada é enviado a ele. Siga um artista ou deseje uma música nas páginas deles.',
  'panel.ending': 'Parando...',
  'panel.endAll': 'Parar todos os {count}',
  'panel.song': 'de {artist}: cópias à venda de novo e as últimas dez',
  'panel.artist': 'lançamentos, cópias à venda de novo e as últimas dez',
  'panel.stopAbout': 'Parar de escrever sobre {name}',
  'panel.stop': 'Parar',
  'page.title': 'Notificações',
  'page.lead':
    'Tudo sobre o que você pediu que escrevêssemos, e como parar cada item com um clique. Não escrevemos sobre mais nada.',
  'page.linkOver': 'Este link não abre mais nada',
  'page.linkOverText': 'Ele não pertence a nenhum endereço para o qual escrevemos, então nada é enviado.',
  'page.unreadable': 'Não foi possível carregar suas notificações',
  'page.which': 'Qual é o seu endereço?',
  'page.whichText': 'Cada e-mail que enviamos traz um link para esta página. Ou entre com um link que enviamos a você.',
  'page.mailLink': 'Enviar link',
}
