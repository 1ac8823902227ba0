import type { Language } from '#contract/text'
import {
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  SONGS_PER_PLAN_MAX,
} from '#contract/uploads'
import { formatCents, facts } from '#godfrey/knowledge/facts'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import { isFollowUp } from '../thread/is-follow-up.ts'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { isAmountAsked, isPlainSum } from './sum-words.ts'
import { parsePriceCents } from './build-sales-sum.ts'

export const feeTopics: ReadonlySet<string> = new Set(['upload-cost-with-fees'])

/** Far more than any order of uploads comes to. */
const AMOUNT_MAX_CENTS = 100 * (calculateUploadFeeCents(SONGS_PER_PLAN_MAX) ?? 0)

const feeTemplates: Record<Language, string> = {
  english:
    'On upload fees of {amount} the estimated payment fee is {fee} ({percent} plus {fixed}) and the estimated tax {tax}. PayPal charges exactly {amount}.',
  spanish:
    'Para {amount} de tarifas de subida, la comisión de pago estimada es de {fee} ({percent} más {fixed}) y el impuesto estimado, de {tax}. PayPal cobra exactamente {amount}.',
  french:
    'Pour {amount} de frais de mise en ligne, les frais de paiement estimés sont de {fee} ({percent} plus {fixed}) et la taxe estimée de {tax}. PayPal débite exactement {amount}.',
  german:
    'Bei {amount} Upload-Gebühren beträgt die geschätzte Zahlungsgebühr {fee} ({percent} plus {fixed}), die geschätzte Steuer {tax}. PayPal bucht genau {amount} ab.',
  italian:
    'Su {amount} di tariffe di caricamento la commissione di pagamento stimata è {fee} ({percent} più {fixed}) e la tassa stimata {tax}. PayPal addebita esattamente {amount}.',
  portuguese:
    'Sobre {amount} de tarifas de envio, a taxa de pagamento estimada é {fee} ({percent} mais {fixed}) e o imposto estimado, {tax}. O PayPal cobra exatamente {amount}.',
  chinese: '上传费{amount}时，估算的支付手续费为{fee}（{percent}加{fixed}），估算的税为{tax}。PayPal实际收取{amount}。',
  japanese:
    'アップロード料金{amount}の場合、決済手数料の概算は{fee}（{percent}＋{fixed}）、税の概算は{tax}です。PayPalで請求されるのは{amount}だけです。',
}

/** What the fee is of, and the fee. */
const feeWords =
  /\b(?:the )?(?:fees?|tax(?:es)?|uploads?|payment|comisi[oó]n(?:es)?|impuestos?|subidas?|frais|taxe|mise en ligne|paiement|geb[uü]hr(?:en)?|steuer|commission[ei]|tass[ae]|caricament[oi]|taxas?|impostos?|envios?|pagamento)\b|手续费|税|上传费|上传|支付|付款|手数料|アップロード|料金|決済/giu

/** The estimated payment fee and tax on the amount that a message names and asks about; undefined if it names none. */
export function buildFeeEstimate(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const isAsked = isAmountAsked(message, questionLanguage) || (said.length > 0 && isFollowUp(message, questionLanguage))
  const isOfFees = isPlainSum(message.replaceAll(feeWords, ' '), questionLanguage)
  const cents = isAsked && isOfFees ? parsePriceCents(message, questionLanguage) : undefined
  if (cents === undefined || cents < 1 || cents > AMOUNT_MAX_CENTS) return undefined
  return formatTemplate(feeTemplates[language], {
    amount: formatCents(cents),
    fee: formatCents(calculatePaymentFeeCents(cents)),
    percent: facts.estimateFeePercent,
    fixed: facts.estimateFeeFixed,
    tax: formatCents(calculateTaxCents(cents)),
  })
}
