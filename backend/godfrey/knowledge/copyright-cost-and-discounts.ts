import type { Topic } from './topic.ts'

export const copyrightCostAndDiscounts: Topic = {
  id: 'copyright-cost-and-discounts',
  page: '/copyright-material',
  english: {
    questions: [
      'How much does a copyright cost?',
      'copyright fee',
      'Are there discounts for copyright filing?',
      'Does the Copyright Office give students a discount?',
      'is filing a copyright expensive',
      'Can I register several songs together to save money?',
      'I can’t afford the copyright registration',
      'Who do I pay the copyright fee to?',
      'What do you charge for registering my copyright?',
    ],
    answer:
      'Registering a copyright costs {copyrightCost} in the United States, depending on what you file and how. You pay that to the Copyright Office and not to us. We know of no discounts there, but if you wrote and recorded the song yourself, one registration often covers both the song and the recording; the Office’s own pages decide.',
  },
  spanish: {
    questions: [
      '¿Cuánto cuesta registrar los derechos de autor?',
      'precio del copyright',
      '¿Hay descuentos para el registro de derechos de autor?',
      '¿La oficina de copyright hace descuento a estudiantes?',
      'es caro registrar una canción',
      '¿Puedo registrar varias canciones juntas para ahorrar?',
      'no puedo pagar el registro',
      '¿A quién le pago la tasa del copyright?',
      '¿Cuánto cobran ustedes por registrar mi canción?',
    ],
    answer:
      'Registrar los derechos de autor cuesta {copyrightCost} en Estados Unidos, según lo que presentes y cómo. Eso se paga a la oficina de copyright y no a nosotros. No conocemos ningún descuento allí, pero si escribiste y grabaste tú la canción, a menudo un solo registro cubre la canción y la grabación; lo que vale es lo que dicen las páginas de la propia oficina.',
  },
  french: {
    questions: [
      'Combien coûte un dépôt de copyright ?',
      'prix du copyright',
      'Y a-t-il des réductions pour le dépôt du droit d’auteur ?',
      'L’office du copyright fait-il un tarif étudiant ?',
      'c’est cher de déposer une chanson',
      'Puis-je déposer plusieurs chansons ensemble pour économiser ?',
      'je n’ai pas les moyens de payer l’enregistrement',
      'À qui dois-je payer les frais de copyright ?',
      'Combien prenez-vous pour déposer mon copyright ?',
    ],
    answer:
      'L’enregistrement d’un copyright coûte {copyrightCost} aux États-Unis, selon ce que vous déposez et comment. Cette somme se paie au Copyright Office et non à nous. Nous n’y connaissons aucune réduction, mais si vous avez écrit et enregistré la chanson vous-même, un seul dépôt couvre souvent l’œuvre et l’enregistrement ; les pages de l’office font foi.',
  },
  german: {
    questions: [
      'Was kostet eine Copyright-Anmeldung?',
      'Copyright Gebühr',
      'Gibt es Rabatt auf die Anmeldung des Urheberrechts?',
      'Gibt das Copyright Office Studenten eine Ermäßigung?',
      'ist es teuer, einen Song zu registrieren',
      'Kann ich mehrere Lieder zusammen anmelden und sparen?',
      'ich kann mir die Registrierung nicht leisten',
      'An wen zahle ich die Gebühr für das Copyright?',
      'Was nehmen Sie für die Eintragung meines Urheberrechts?',
    ],
    answer:
      'Eine Copyright-Registrierung kostet in den USA {copyrightCost}, je nachdem, was Sie anmelden und wie. Das zahlen Sie an das Copyright Office und nicht an uns. Rabatte sind uns dort nicht bekannt, aber wenn Sie den Song selbst geschrieben und aufgenommen haben, deckt oft eine einzige Anmeldung Lied und Aufnahme ab; maßgeblich sind die Seiten des Amts.',
  },
  italian: {
    questions: [
      'Quanto costa registrare un copyright?',
      'costo del copyright',
      'Ci sono sconti per il deposito del diritto d’autore?',
      'L’ufficio del copyright fa sconti agli studenti?',
      'è caro registrare una canzone',
      'Posso registrare più canzoni insieme per risparmiare?',
      'non posso permettermi la registrazione',
      'A chi pago la tassa del copyright?',
      'Quanto prendete voi per registrare il mio brano?',
    ],
    answer:
      'Registrare un copyright costa {copyrightCost} negli Stati Uniti, a seconda di che cosa depositi e come. Questa somma si paga al Copyright Office e non a noi. Non ci risultano sconti, ma se la canzone l’hai scritta e incisa tu, spesso una sola domanda copre il brano e la registrazione; fanno fede le pagine dell’ufficio.',
  },
  portuguese: {
    questions: [
      'Quanto custa registrar os direitos autorais?',
      'preço do copyright',
      'Tem desconto no registro de direitos autorais?',
      'O órgão de copyright dá desconto para estudantes?',
      'é caro registrar uma música',
      'Posso registrar várias músicas juntas para economizar?',
      'não tenho dinheiro para o registro',
      'Para quem eu pago a taxa do copyright?',
      'Quanto vocês cobram para registrar minha música?',
    ],
    answer:
      'Registrar os direitos autorais custa {copyrightCost} nos Estados Unidos, dependendo do que você registra e de como. Esse valor é pago ao Copyright Office, e não a nós. Não conhecemos nenhum desconto lá, mas se foi você quem compôs e gravou a música, muitas vezes um só registro cobre a obra e a gravação; o que vale são as páginas do próprio órgão.',
  },
  chinese: {
    questions: [
      '版权登记要多少钱？',
      '版权费用',
      '申请版权有折扣吗',
      '版权局给学生优惠吗？',
      '登记一首歌贵不贵',
      '几首歌一起登记能省钱吗',
      '我付不起版权登记费',
      '版权登记费交给谁？',
      '註冊版權要多少錢，有沒有優惠',
    ],
    answer:
      '在美国登记版权的费用是{copyrightCost}，取决于登记什么和怎么登记。这笔钱交给版权局，不是交给我们。据我们所知那里没有折扣；不过如果歌是您自己写、自己录的，往往一次登记就能涵盖歌曲和录音，具体以版权局的官方说明为准。',
  },
  japanese: {
    questions: [
      '著作権の登録にはいくらかかりますか？',
      '著作権登録費用',
      '著作権の申請に割引はありますか',
      '学生割引は使えますか？',
      '登録って高いの？',
      '何曲かまとめて登録すると安くなりますか',
      '登録料を払う余裕がありません',
      '著作権の手数料は誰に払うのですか',
      '登録手数料割引制度',
    ],
    answer:
      'アメリカでの著作権登録の費用は{copyrightCost}で、何をどのように登録するかによって変わります。これは著作権局に支払うもので、私たちにではありません。著作権局の割引は私たちの知るかぎりありませんが、作詞作曲も録音もご自分でされた場合は、一度の登録で楽曲と録音の両方をまかなえることがよくあります。正確なところは著作権局のページをご覧ください。',
  },
}
