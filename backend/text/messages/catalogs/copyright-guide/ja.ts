import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
  'copyright.title': '作品の著作権登録',
  'copyright.lead':
    '曲は、書き留めたり録音したりした時からあなたのものです。登録すればそれを証明できます。ここに提出する前に登録をお願いしています。',
  'copyright.song': '楽曲',
  'copyright.songCovers': '歌詞、メロディー、コード',
  'copyright.songText':
    '書いた人のものです。二人で書いた場合、別の取り決めがなければ二人の共有になるので、両名を記してください。',
  'copyright.recording': '録音',
  'copyright.recordingCovers': 'マイクが捉えた音',
  'copyright.recordingText':
    '演奏した人、制作した人、費用を払った人のいずれか、取り決めによります。セッションが終わる前に書面にしてください。',
  'copyright.two':
    'つまり1曲に二つの著作権があります。書いたのも録ったのもあなたなら両方あなたのもので、一度の登録で足りることが多いです。',
  'filing.title': '登録の方法',
  'filing.intro': '米国の場合です。ほかの国では、その国の機関にお尋ねください。',
  'filing.1':
    '米国著作権局にオンラインで申請します。アカウント、申請書、手数料、作品の写しが必要です。誰が何を書き、今誰のものかを問われます。宣誓するつもりで答えてください。実際それに近いものです。',
  'filing.2':
    '証明書の発行には数か月かかることがあります。それでも登録は、申請書・手数料・写しの三つがそろった日から有効です。届くまで受付の控えを保管してください。',
  'filing.3': '当社にはその証明書か受付の控えを、PDF、JPG、PNGで提出します。確認のためだけに非公開で保管します。',
  'filing.noAdvice': 'これは音楽家向けのまとめで、法的助言ではありません。正式には著作権局のページをご確認ください。',
  'filing.aside': '手数料と外部の案内',
  'filing.fee': 'が登録の費用です（内容と方法によります）。支払先は著作権局で、当社ではありません。',
  'filing.faq': '著作権局のよくある質問',
  'filing.faqNote': '（copyright.govを新しいタブで開きます）',
  'adds.title': 'G-Keyで加わること',
  'adds.text': '登録は、曲があなたのものだと世界に示します。G-KeyはTuneMakerに示し、ここでの販売を可能にします。',
  'adds.1': '作品を公開する前に、お名前と書類を照合しています。',
  'adds.2': '売れた1部ごとに番号が付き、決めた部数を超えることはありません。',
  'adds.3': 'あなたの曲のKeymailを発行できるのは、あなただけです。',
  'adds.4': '通常100ドルのところ50ドルと該当する税を一度だけ。返金不可、生涯有効です。',
  'adds.get': 'G-Keyを取得',
  'copyright.godfrey': '共作、サンプリング、カバーは、登録の前にお尋ねください。',
}
