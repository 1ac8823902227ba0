/** Counts are formatted by the caller. Other languages have the same shape. */
export const english = {
  tabTitle: 'Verify a copy',
  title: 'Count them yourself',
  lead: 'Every edition published and every copy sold, handed over or voided here is an entry in a public log. Nobody can rewrite it unseen, not even us. This page checks it in your browser, with a program you can read.',
  language: 'Language',
  form: {
    label: 'Link, code or proof',
    hint: 'The link behind a certificate’s QR code, a code that begins with TMC, or the text of a proof.',
    file: 'Or a certificate',
    fileNote: 'A PDF. It is read in this browser and sent nowhere.',
    chooseFile: 'Choose a file',
    dropFile: 'or drop it here',
    removeFile: (name: string) => `Remove ${name}`,
    submit: 'Check',
    empty: 'Paste a link, a code or a proof first, or choose a certificate.',
    unreadable: 'This is neither a link nor a code nor a proof.',
    noProof: 'This file carries no proof. A certificate downloaded a minute after its sale does.',
    wholeLog: 'Check the whole log',
  },
  steps: {
    proof: 'The certificate’s proof fits together',
    read: 'The history of the edition is here',
    signature: 'The log’s newest checkpoint is signed by its key',
    consistency: 'The log still contains what it contained before',
    scarcity: 'No number has two owners, and none lies past the last',
    inclusion: 'Every entry of the edition is in the signed log',
    entries: 'All entries together are the signed log, and keep the rules',
  },
  stepStates: { waiting: 'waiting', running: 'being checked', done: 'true', failed: 'not true' },
  progress: (done: string, total: string) => `${done} of ${total} entries`,
  verified: 'Verified',
  verdicts: {
    owned: (copy: string, copies: string) => `No. ${copy} of ${copies} exists once and has one owner.`,
    transferred: (copy: string, copies: string) =>
      `The certificate was genuine, but No. ${copy} of ${copies} has another owner today.`,
    voided: (copy: string, copies: string) =>
      `No. ${copy} of ${copies} was paid back and belongs to nobody. Its certificate is void.`,
    pending: (copy: string, copies: string) =>
      `The edition is in order. The sale of No. ${copy} of ${copies} is so recent that the log takes it up within a minute.`,
    edition: (copies: string, sold: string) => `There are ${copies} copies. ${sold} are sold, each number once.`,
    log: (editions: string, sold: string) =>
      `${editions} editions with ${sold} copies sold, each number once. No entry is missing.`,
  },
  by: (title: string, artist: string) => `“${title}” by ${artist}`,
  alsoReleased: (title: string, copies: string) =>
    `The same recording was also released as “${title}”, an edition of ${copies}.`,
  facts: {
    hands: 'Hands it went through',
    sold: 'Sold so far',
    entries: 'Entries in the log',
    root: 'Fingerprint of the log',
    key: 'Signed with the key',
    compared: 'Compared with',
    firstVisit: 'Nothing yet. This browser now keeps the checkpoint, and compares next time.',
    earlierVisit: (entries: string, date: string) => `what this browser saw on ${date}: ${entries} entries`,
  },
  refuted: {
    title: 'Not true',
    lead: 'The check has failed. Please do not trust this copy or this log before somebody explains why.',
    evidence: 'Save the evidence',
    evidenceHint:
      'Both checkpoints in one file: the one this browser kept and the one shown now. Together they prove it.',
  },
  unknown: {
    title: 'The log knows no such copy',
    lead: 'A real certificate leads to an entry. Perhaps a letter got lost on the way.',
  },
  unavailable: {
    title: 'Nothing could be checked',
    connection: 'The log could not be reached. That says nothing about the copy.',
    browser:
      'This browser cannot check Ed25519 signatures, or the page was not opened over https. A newer browser can, and so can the program below.',
    retry: 'Try again',
  },
  meaning: {
    title: 'What this proves',
    proves: [
      'The edition has as many copies as it was published with. It never grew after a sale.',
      'Each number belongs to one owner at a time, and none lies past the last.',
      'Nothing was rewritten since the checkpoint that this browser, or the certificate, has kept.',
    ],
    notTitle: 'What it does not',
    not: [
      'That the artist holds the rights to the music or the picture. The page of the copy says whether papers agree with what was declared, and who compared them.',
      'Who owns a copy. The log has no names, only a seal that an owner can open.',
      'That we show everybody the same log. Comparing checkpoints with others shows that, and independent witnesses do it for you.',
      'That no entry of this edition was left out here. For that, check the whole log: it takes longer.',
    ],
  },
  program: {
    title: 'Without us',
    intro: 'The program that ran on this page runs anywhere Node does, and needs nothing else.',
    copy: 'Copy',
    keys: 'The log’s key. Keep it with your certificate: with both, the last line needs no network.',
    read: 'Read the program',
    open: 'Open the file',
  },
}
