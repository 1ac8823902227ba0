import type { player as Player } from './player.ts'

let download: Promise<typeof Player> | undefined

/** The player, whose code no page needs before the first sound. */
export function downloadPlayer(): Promise<typeof Player> {
  download ??= import('./player.ts').then(
    ({ player }) => player,
    (error: unknown) => {
      download = undefined
      throw error
    },
  )
  return download
}
