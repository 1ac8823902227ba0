/**
 * Assigns documents chosen together: first each to the song whose title its file name contains, then the rest in order
 * to songs without a document. Returns one entry per song.
 */
export function buildDocumentAssignments(
  files: File[],
  songs: { title: string; has: boolean }[],
): (File | undefined)[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const left = new Set(files)
  const dealt = songs.map(({ title }) => {
    const named = [...left].find((file) => bare(title) && bare(file.name).includes(bare(title)))
    if (named) left.delete(named)
    return named
  })
  const rest = [...left]
  return dealt.map((file, at) => file ?? (songs[at]?.has ? undefined : rest.shift()))
}
