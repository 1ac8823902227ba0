import type { AudioBlock } from '#module/playback/decoding'

/** Sample rate and channels (two at most) of the first block, and all blocks. */
export async function getSoundStart(
  sound: AsyncIterable<AudioBlock>,
): Promise<{ rate: number; channels: 1 | 2; blocks: AsyncIterable<AudioBlock> }> {
  const iterator = sound[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) throw new Error('there is no sound in it')
  async function* replay() {
    yield first.value as AudioBlock
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return {
    rate: first.value.sampleRate,
    channels: first.value.channelData.length === 1 ? 1 : 2,
    blocks: replay(),
  }
}
