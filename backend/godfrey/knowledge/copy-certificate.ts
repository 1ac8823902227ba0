import type { Topic } from './topic.ts'

export const copyCertificate: Topic = {
  id: 'copy-certificate',
  page: '/private-green-room',
  english: {
    questions: [
      'Is there a certificate for my copy?',
      'prove that copy number 7 is mine',
      'certificate of authenticity',
      'what does the QR on the certificate lead to',
      'show that I own an original copy',
      'ownership certificate as PDF',
      'how can I show that my copy is genuine',
      'a paper that says it belongs to me',
    ],
    answer:
      'Yes, for every redeemed copy there is a certificate as a PDF in your Green Room: artist, title, number k of N, date and who checked the rights. Its QR code leads to a public page of that copy, under /copies, which says whether it is valid; your name is not on it. After a full refund the page says the copy is void.',
  },
  spanish: {
    questions: [
      '¿Hay un certificado de mi copia?',
      'demostrar que la copia número 7 es mía',
      'certificado de autenticidad',
      'a dónde lleva el QR del certificado',
      'probar que tengo una copia original',
      'certificado de propiedad en PDF',
      'cómo demuestro que mi copia es auténtica',
      'un papel que diga que es mía',
    ],
    answer:
      'Sí, cada copia canjeada tiene un certificado en PDF en tu Green Room: artista, título, número k de N, fecha y quién comprobó los derechos. Su código QR lleva a una página pública de esa copia, bajo /copies, que dice si es válida; tu nombre no aparece. Tras un reembolso completo, la página dice que está anulada.',
  },
  french: {
    questions: [
      'Y a-t-il un certificat pour mon exemplaire ?',
      'prouver que l’exemplaire numéro 7 est à moi',
      'certificat d’authenticité',
      'où mène le QR du certificat',
      'montrer que je possède un original',
      'certificat de propriété en PDF',
      'comment montrer que mon exemplaire est authentique',
      'un papier qui dit qu’il est à moi',
    ],
    answer:
      'Oui, chaque exemplaire acquis a un certificat en PDF dans votre Green Room : artiste, titre, numéro k sur N, date et qui a vérifié les droits. Son QR mène à une page publique de l’exemplaire, sous /copies, qui dit s’il est valable ; votre nom n’y figure pas. Après un remboursement complet, la page le dit annulé.',
  },
  german: {
    questions: [
      'Gibt es ein Zertifikat für mein Exemplar?',
      'beweisen, dass Exemplar Nummer 7 mir gehört',
      'Echtheitszertifikat',
      'wohin führt der QR-Code auf dem Zertifikat',
      'zeigen, dass ich ein Original besitze',
      'Eigentumsnachweis als PDF',
      'wie zeige ich, dass mein Exemplar echt ist',
      'ein Papier, dass es mir gehört',
    ],
    answer:
      'Ja, für jedes eingelöste Exemplar gibt es im Green Room ein Zertifikat als PDF: Künstler, Titel, Nummer k von N, Datum und wer die Rechte geprüft hat. Der QR-Code führt zu einer öffentlichen Seite des Exemplars unter /copies, die sagt, ob es gültig ist; Ihr Name steht dort nicht. Nach voller Erstattung steht dort, dass es ungültig ist.',
  },
  italian: {
    questions: [
      'C’è un certificato per la mia copia?',
      'dimostrare che la copia numero 7 è mia',
      'certificato di autenticità',
      'dove porta il QR del certificato',
      'mostrare che ho una copia originale',
      'certificato di proprietà in PDF',
      'come dimostro che la mia copia è autentica',
      'un foglio che dica che è mia',
    ],
    answer:
      'Sì, ogni copia riscattata ha un certificato in PDF nella tua Green Room: artista, titolo, numero k di N, data e chi ha verificato i diritti. Il suo QR porta a una pagina pubblica della copia, sotto /copies, che dice se è valida; il tuo nome non c’è. Dopo un rimborso completo la pagina dice che è annullata.',
  },
  portuguese: {
    questions: [
      'Existe um certificado da minha cópia?',
      'provar que a cópia número 7 é minha',
      'certificado de autenticidade',
      'para onde leva o QR do certificado',
      'mostrar que tenho um original',
      'certificado de propriedade em PDF',
      'como mostro que minha cópia é verdadeira',
      'um papel que diga que é minha',
    ],
    answer:
      'Sim, cada cópia resgatada tem um certificado em PDF no seu Green Room: artista, título, número k de N, data e quem verificou os direitos. O QR leva a uma página pública da cópia, em /copies, que diz se ela é válida; o seu nome não aparece. Depois de um reembolso total, a página diz que ela foi anulada.',
  },
  chinese: {
    questions: [
      '我的副本有证书吗？',
      '怎么证明第7号是我的',
      '真品证书',
      '证书上的二维码通向哪里',
      '证明我拥有正版副本',
      '所有权证书PDF',
      '怎么证明我这份是真的',
      '有没有写明属于我的证明',
    ],
    answer:
      '有，每一份已兑换的副本在您的Green Room里都有PDF证书：音乐人、歌名、第k份共N份、日期以及由谁核对了版权。证书上的二维码通向这一份的公开页面（/copies），说明它是否有效，上面没有您的名字。全额退款后，页面会显示已作废。',
  },
  japanese: {
    questions: [
      'コピーの証明書はありますか？',
      '7番のコピーが自分のものだと証明したい',
      '真正性の証明書',
      '証明書のQRはどこにつながりますか',
      '正規のコピーを持っていると示したい',
      '所有証明書PDF',
      '自分のが本物だとどう示せますか',
      '自分のものだと書かれた証明が欲しい',
    ],
    answer:
      'はい。引き換えたコピーごとに、Green RoomにPDFの証明書があります。アーティスト、タイトル、N部中の番号、日付、権利を確認した者が記されています。QRコードは/copies以下の公開ページにつながり、有効かどうかが分かります（お名前は載りません）。全額返金後は無効と表示されます。',
  },
}
