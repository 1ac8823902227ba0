/** The 44-byte header of 16-bit PCM: RIFF/WAVE with one `fmt ` and one `data` chunk. `rate` in frames per second. */
export function buildWavHeader(frames: number, rate: number, channels: 1 | 2): Buffer {
  const frameBytes = channels * 2
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + frames * frameBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * frameBytes, 28)
  header.writeUInt16LE(frameBytes, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(frames * frameBytes, 40)
  return header
}
