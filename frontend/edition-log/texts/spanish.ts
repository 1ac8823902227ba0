import type { VerifyTexts } from '#frontend/edition-log/use-verify-texts.ts'

export const spanish: VerifyTexts = {
  tabTitle: 'Verificar una copia',
  title: 'Cuéntalas tú',
  lead: 'Cada edición publicada y cada copia vendida, traspasada o anulada aquí es una entrada de un registro público. Nadie puede reescribirlo sin que se note, tampoco nosotros. Esta página lo comprueba en tu navegador, con un programa que puedes leer.',
  language: 'Idioma',
  form: {
    label: 'Enlace, código o prueba',
    hint: 'El enlace del código QR de un certificado, un código que empieza por TMC o el texto de una prueba.',
    file: 'O un certificado',
    fileNote: 'Un PDF. Se lee en este navegador y no se envía a ninguna parte.',
    chooseFile: 'Elige un archivo',
    dropFile: 'o suéltalo aquí',
    removeFile: (name) => `Quitar ${name}`,
    submit: 'Comprobar',
    empty: 'Pega primero un enlace, un código o una prueba, o elige un certificado.',
    unreadable: 'Esto no es un enlace, ni un código, ni una prueba.',
    noProof:
      'Este archivo no contiene ninguna prueba. Un certificado descargado un minuto después de la venta sí la contiene.',
    wholeLog: 'Comprobar todo el registro',
  },
  steps: {
    proof: 'La prueba del certificado es coherente',
    read: 'El historial de la edición está aquí',
    signature: 'El último estado del registro está firmado con su clave',
    consistency: 'El registro sigue conteniendo lo que contenía antes',
    scarcity: 'Ningún número tiene dos dueños, y ninguno pasa del último',
    inclusion: 'Cada entrada de la edición está en el registro firmado',
    entries: 'Todas las entradas juntas son el registro firmado y cumplen las reglas',
  },
  stepStates: { waiting: 'pendiente', running: 'comprobando', done: 'cierto', failed: 'no es cierto' },
  progress: (done, total) => `${done} de ${total} entradas`,
  verified: 'Verificado',
  verdicts: {
    owned: (copy, copies) => `La copia n.º ${copy} de ${copies} existe una sola vez y tiene un solo dueño.`,
    transferred: (copy, copies) =>
      `El certificado era auténtico, pero la copia n.º ${copy} de ${copies} tiene hoy otro dueño.`,
    voided: (copy, copies) =>
      `La copia n.º ${copy} de ${copies} fue reembolsada y no pertenece a nadie. Su certificado está anulado.`,
    pending: (copy, copies) =>
      `La edición está en orden. La venta de la copia n.º ${copy} de ${copies} es tan reciente que el registro la anotará en un minuto.`,
    edition: (copies, sold) => `Hay ${copies} copias. Vendidas: ${sold}, cada número una vez.`,
    log: (editions, sold) =>
      `${editions} ediciones con ${sold} copias vendidas, cada número una vez. No falta ninguna entrada.`,
  },
  by: (title, artist) => `«${title}», de ${artist}`,
  alsoReleased: (title, copies) =>
    `La misma grabación se publicó también como «${title}», en una edición de ${copies}.`,
  facts: {
    hands: 'Manos por las que ha pasado',
    sold: 'Vendidas hasta ahora',
    entries: 'Entradas del registro',
    root: 'Huella del registro',
    key: 'Firmado con la clave',
    compared: 'Comparado con',
    firstVisit: 'Nada todavía. Este navegador guarda el estado de hoy y lo comparará la próxima vez.',
    earlierVisit: (entries, date) => `lo que este navegador vio el ${date}: ${entries} entradas`,
  },
  refuted: {
    title: 'No es cierto',
    lead: 'La comprobación ha fallado. No confíes en esta copia ni en este registro hasta que alguien explique por qué.',
    evidence: 'Guardar las pruebas',
    evidenceHint:
      'Los dos estados en un archivo: el que guardó este navegador y el que se muestra ahora. Juntos lo demuestran.',
  },
  unknown: {
    title: 'El registro no conoce esa copia',
    lead: 'Un certificado auténtico lleva a una entrada. Quizá se perdió una letra por el camino.',
  },
  unavailable: {
    title: 'No se pudo comprobar nada',
    connection: 'No se pudo llegar al registro. Eso no dice nada de la copia.',
    browser:
      'Este navegador no puede comprobar firmas Ed25519, o la página no se abrió con https. Un navegador más reciente puede, y el programa de abajo también.',
    retry: 'Intentar de nuevo',
  },
  meaning: {
    title: 'Qué demuestra esto',
    proves: [
      'La edición tiene tantas copias como cuando se publicó. Nunca creció después de una venta.',
      'Cada número tiene un solo dueño a la vez, y ninguno pasa del último.',
      'Nada se ha reescrito desde el estado que guardó este navegador o el certificado.',
    ],
    notTitle: 'Qué no demuestra',
    not: [
      'Que el artista tenga los derechos de la música o de la imagen. La página de la copia dice si los documentos coinciden con lo declarado y quién los comparó.',
      'De quién es una copia. El registro no tiene nombres, solo un sello que su dueño puede abrir.',
      'Que mostremos a todos el mismo registro. Eso se ve al comparar con otros, y los testigos independientes lo hacen por ti.',
      'Que aquí no se haya omitido ninguna entrada de esta edición. Para eso, comprueba todo el registro: tarda más.',
    ],
  },
  program: {
    title: 'Sin nosotros',
    intro: 'El programa que se ejecutó en esta página funciona donde funcione Node y no necesita nada más.',
    copy: 'Copiar',
    keys: 'La clave del registro. Guárdala con tu certificado: con ambos, la última línea no necesita red.',
    read: 'Leer el programa',
    open: 'Abrir el archivo',
  },
}
