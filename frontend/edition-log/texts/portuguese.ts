import type { VerifyTexts } from '#frontend/edition-log/use-verify-texts.ts'

export const portuguese: VerifyTexts = {
  tabTitle: 'Verificar uma cópia',
  title: 'Conte por conta própria',
  lead: 'Cada edição publicada e cada cópia vendida, repassada ou anulada aqui é uma entrada de um registro público. Ninguém pode reescrevê-lo sem que se perceba, nem nós. Esta página o verifica no seu navegador, com um programa que você pode ler.',
  language: 'Idioma',
  form: {
    label: 'Link, código ou prova',
    hint: 'O link do código QR de um certificado, um código que começa com TMC ou o texto de uma prova.',
    file: 'Ou um certificado',
    fileNote: 'Um PDF. Ele é lido neste navegador e não é enviado a lugar nenhum.',
    chooseFile: 'Escolha um arquivo',
    dropFile: 'ou solte-o aqui',
    removeFile: (name) => `Remover ${name}`,
    submit: 'Verificar',
    empty: 'Cole primeiro um link, um código ou uma prova, ou escolha um certificado.',
    unreadable: 'Isto não é um link, nem um código, nem uma prova.',
    noProof: 'Este arquivo não contém uma prova. Um certificado baixado um minuto depois da venda contém.',
    wholeLog: 'Verificar o registro inteiro',
  },
  steps: {
    proof: 'A prova do certificado é coerente',
    read: 'O histórico da edição está aqui',
    signature: 'O estado mais recente do registro está assinado com a chave dele',
    consistency: 'O registro ainda contém o que continha antes',
    scarcity: 'Nenhum número tem dois donos, e nenhum passa do último',
    inclusion: 'Cada entrada da edição está no registro assinado',
    entries: 'Todas as entradas juntas são o registro assinado e seguem as regras',
  },
  stepStates: { waiting: 'aguardando', running: 'verificando', done: 'verdadeiro', failed: 'não é verdade' },
  progress: (done, total) => `${done} de ${total} entradas`,
  verified: 'Verificado',
  verdicts: {
    owned: (copy, copies) => `A cópia nº ${copy} de ${copies} existe uma única vez e tem um único dono.`,
    transferred: (copy, copies) =>
      `O certificado era autêntico, mas hoje a cópia nº ${copy} de ${copies} tem outro dono.`,
    voided: (copy, copies) =>
      `A cópia nº ${copy} de ${copies} foi reembolsada e não pertence a ninguém. O certificado foi anulado.`,
    pending: (copy, copies) =>
      `A edição está em ordem. A venda da cópia nº ${copy} de ${copies} é tão recente que o registro a incluirá em um minuto.`,
    edition: (copies, sold) => `Há ${copies} cópias. Vendidas: ${sold}, cada número uma vez.`,
    log: (editions, sold) =>
      `${editions} edições com ${sold} cópias vendidas, cada número uma vez. Nenhuma entrada está faltando.`,
  },
  by: (title, artist) => `“${title}”, de ${artist}`,
  alsoReleased: (title, copies) => `A mesma gravação também foi lançada como “${title}”, em uma edição de ${copies}.`,
  facts: {
    hands: 'Mãos por onde passou',
    sold: 'Vendidas até agora',
    entries: 'Entradas do registro',
    root: 'Hash do registro',
    key: 'Assinado com a chave',
    compared: 'Comparado com',
    firstVisit: 'Nada ainda. Este navegador guarda o estado de hoje e compara na próxima vez.',
    earlierVisit: (entries, date) => `o que este navegador viu em ${date}: ${entries} entradas`,
  },
  refuted: {
    title: 'Não é verdade',
    lead: 'A verificação falhou. Não confie nesta cópia nem neste registro antes que alguém explique o motivo.',
    evidence: 'Salvar as provas',
    evidenceHint:
      'Os dois estados em um arquivo: o que este navegador guardou e o que é mostrado agora. Juntos, eles comprovam.',
  },
  unknown: {
    title: 'O registro não conhece essa cópia',
    lead: 'Um certificado verdadeiro leva a uma entrada. Talvez esteja faltando uma letra.',
  },
  unavailable: {
    title: 'Nada pôde ser verificado',
    connection: 'Não foi possível chegar ao registro. Isso não diz nada sobre a cópia.',
    browser:
      'Este navegador não consegue verificar assinaturas Ed25519, ou a página não foi aberta por https. Um navegador mais novo consegue, e o programa abaixo também.',
    retry: 'Tentar de novo',
  },
  meaning: {
    title: 'O que isto prova',
    proves: [
      'A edição tem tantas cópias quantas tinha ao ser publicada. Nunca cresceu depois de uma venda.',
      'Cada número tem um único dono por vez, e nenhum passa do último.',
      'Nada foi reescrito desde o estado que este navegador, ou o certificado, guardou.',
    ],
    notTitle: 'O que não prova',
    not: [
      'Que o artista tem os direitos da música ou da imagem. A página da cópia diz se os documentos conferem com o declarado e quem os comparou.',
      'De quem é uma cópia. O registro não tem nomes, apenas um selo que o dono pode abrir.',
      'Que mostramos o mesmo registro a todos. Comparar com outras pessoas mostra isso, e testemunhas independentes o fazem por você.',
      'Que nenhuma entrada desta edição foi omitida aqui. Para isso, verifique o registro inteiro: demora mais.',
    ],
  },
  program: {
    title: 'Sem nós',
    intro: 'O programa executado nesta página roda em qualquer lugar onde o Node rode e não precisa de mais nada.',
    copy: 'Copiar',
    keys: 'A chave do registro. Guarde-a com o certificado: com os dois, a última linha não precisa de rede.',
    read: 'Ler o programa',
    open: 'Abrir o arquivo',
  },
}
