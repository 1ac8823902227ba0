import qrcode from 'qrcode'

/** White modules around the code; cameras need them to detect it. */
export const QUIET_ZONE_MODULES = 4

/** Draws the dark modules of a level H code into a square of `size` points that includes the quiet zone. */
export function renderQrCode(doc: PDFKit.PDFDocument, address: string, x: number, y: number, size: number): void {
  const { modules } = qrcode.create(address, { errorCorrectionLevel: 'H' })
  const module = size / (modules.size + 2 * QUIET_ZONE_MODULES)
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
    .translate(x + module * QUIET_ZONE_MODULES, y + module * QUIET_ZONE_MODULES)
    .scale(module)
  doc.fillColor('#000000')
  // One path with integer coordinates, written at once: keeps documents with thousands of codes small and fast.
  doc.addContent(`${marks.join(' ')} f`)
  doc.restore()
}
