export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Polls until the condition is true; throws after `seconds`, naming `what` it waited for. */
export async function pollUntil(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await pause(200)
  }
  throw new Error(`timed out after ${seconds} s waiting for ${what}`)
}
