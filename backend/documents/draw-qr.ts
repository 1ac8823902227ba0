import qrcode from 'qrcode'

/** White modules around a code, without which cameras do not find it. */
export const QUIET_ZONE = 4

/** Draws the dark modules of a level H code with its quiet zone into a square of `size` points. */
export function drawQr(doc: PDFKit.PDFDocument, address: string, x: number, y: number, size: number): void {
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'H' })
  const module = size / (modules.size + 2 * QUIET_ZONE)
  const marks: string[] = []
  for (let row = 0; row < modules.size; row++) {
    let start = -1
    for (let column = 0; column <= modules.size; column++) {
      const dark = column < modules.size && modules.get(row, column)
      if (dark && start < 0) start = column
      if (!dark && start >= 0) {
        marks.push(`${start} ${row} ${column - start} 1 re`)
        start = -1
      }
    }
  }
  doc
    .save()
    .translate(x + module * QUIET_ZONE, y + module * QUIET_ZONE)
    .scale(module)
  doc.fillColor('#000000')
  // One path of whole numbers, written at once: thousands of codes stay small and quick.
  doc.addContent(`${marks.join(' ')} f`)
  doc.restore()
}
