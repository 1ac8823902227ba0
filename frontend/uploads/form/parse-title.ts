/** Initial title from a file name: '03_high-tide.wav' becomes '03 high-tide'. */
export function parseTitle(file: File): string {
  return file.name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
}
