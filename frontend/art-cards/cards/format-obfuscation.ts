import { OBFUSCATION, type ObfuscationLevel } from '#contract/art-cards/images'
import { formatCount } from '#frontend/lib/format-number.ts'

export function formatObfuscation(level: ObfuscationLevel): string {
  const { longestSide, mark } = OBFUSCATION[level]
  return `The public picture has at most ${formatCount(longestSide)} pixels on its longer side and our name ${
    mark === 'corner' ? 'in one corner' : 'all across it'
  }. Owners get the artwork in full and without it.`
}
