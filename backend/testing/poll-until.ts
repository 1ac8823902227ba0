export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Polls every `everyMs` until the condition is true; throws after `seconds`, naming `what` it waited for. */
export async function pollUntil(
  what: string,
  seconds: number,
  isSo: () => Promise<boolean>,
  everyMs = 200,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await pause(everyMs)
  }
  throw new Error(`timed out after ${seconds} s waiting for ${what}`)
}
