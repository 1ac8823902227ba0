import { calculateHanPairScore } from './language-model.ts'
import type { Detection } from './detect-language.ts'

type CharacterSets = Record<'japanese' | 'simplified' | 'traditional', ReadonlySet<string>>

let characterSets: CharacterSets | undefined

/** The characters in each region's national encoding: simplified characters and Japanese variants identify themselves. */
const getCharacterSets = () =>
  (characterSets ??= {
    japanese: listHanCharacters('euc-jp', 0xb0, 0xf4),
    simplified: listHanCharacters('gb18030', 0xb0, 0xf7, 0xa1),
    traditional: listHanCharacters('big5', 0xa4, 0xf9),
  })

function listHanCharacters(encoding: string, from: number, to: number, trailFrom = 0x40): Set<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = from; lead <= to; lead++) {
    for (let trail = trailFrom; trail <= 0xfe; trail++) {
      const character = decoder.decode(new Uint8Array([lead, trail]))
      if (/^\p{Script=Han}$/u.test(character)) characters.add(character)
    }
  }
  return characters
}

/** Positive for Japanese, negative for Chinese. */
function getCharacterScore(character: string): number {
  const sets = getCharacterSets()
  const japanese = sets.japanese.has(character)
  const chinese = sets.simplified.has(character) || sets.traditional.has(character)
  if (japanese !== chinese) return japanese ? 2 : -2
  // Shared by Japanese and traditional Chinese. Characters missing from the simplified table lean Japanese, which kept
  // more traditional forms.
  return sets.simplified.has(character) || !japanese ? 0 : 0.2
}

const japaneseWords =
  '料金 方法 登録 支払 購入 使用方法 返金 曲 著作権 部数 利用 手数料 問合 質問 説明 必要 可能 変更 確認 再生 音源 入金 残高 配布 発行 楽 手順 対応 場合 連絡 申請 承認 一覧 期限 試聴 今日 無料 有料 値段 価格 税込 割引 学割 体験 至急 依頼 感謝 自己 紹介 削除 修正 会員 退会 解約 保存 形式 容量 最大 上限 枚数 限定 販売 売上 送金 受取 領収書 認証 暗証 番号 紛失 忘却 失敗 不可 未着 届 届出 発送 迷惑 受信 送信 開始 終了 中止 停止 設定 画面 端末 携帯 電話 機種 複数 同時 個人 団体 年齢 制限 未成年 対象 条件 規約 特典 楽屋 交流 写真 投稿 運営 会社 概要 窓口 営業 担当'.split(
    ' ',
  )
const chineseWords =
  '什么 什麼 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 哪里 哪裡 哪 多少 可以 我 你 您 他 的 吗 嗎 呢 吧 了 是 不 没 沒 有没有 有沒有 这 這 那 们 們 请 請 付款 退款 版权 版權 歌曲 歌 价格 價格 价钱 费用 費用 上传 上傳 下载 下載 密码 密碼 购买 購買 收费 收費 在 要 和 给 給 把 被 能 会 會 到 帮 幫 谢谢 謝謝 音乐 音樂 艺术 藝術 粉丝 粉絲 账户 帳戶 支持 文件 邮箱 郵箱 注册 註冊 登录 登入 很 也 都 就 还 還 最 几 幾 首 个 個 就是 已经 已經 怎 让 讓 从 從 对 對 卖 賣 买 買 钱 錢 听 聽 说 說 看 想 需要 申诉 客服 折扣 免费 免費 试听 試聽 打不开 打不開 收不到 无法 無法 提现 提現 帐号 帳號 专辑 專輯 更改 修改 信息 資訊 资料 資料 多久 时候 時候 网站 網站 多謝 多谢 感谢 您好 早安 晚安 再见 再見 不好意思 支援 音訊 檔案'.split(
    ' ',
  )

/** Distinguishes Chinese from Japanese in text that consists of Han characters alone. */
export function detectHanLanguage(text: string): Detection {
  let score = 0
  for (const character of text.match(/\p{Script=Han}/gu) ?? []) score += getCharacterScore(character)
  for (const word of japaneseWords) if (text.includes(word)) score += 0.8
  for (const word of chineseWords) if (text.includes(word)) score -= 1
  for (const pair of listHanPairs(text)) score += calculateHanPairScore(pair)
  // Without evidence, short text without kana is more often Chinese.
  return { language: score > 0 ? 'japanese' : 'chinese', weight: Math.min(2, 0.6 + Math.abs(score) / 2) }
}

/** Every two neighbouring Han characters. */
export function listHanPairs(text: string): string[] {
  return (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const characters = Array.from(run)
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  })
}
