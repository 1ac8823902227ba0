import type { Frame, LibAV, LibAVSync, LibAVWrapper } from '@libav.js/variant-fat'
import type { AudioBlock } from '#module/playback/decoding'

export type Encoding = LibAV & LibAVSync

/** Of mono and stereo. */
export const CHANNEL_LAYOUTS = { 1: 4, 2: 3 } as const

export async function openLibav(): Promise<Encoding> {
  const { default: wrapper } = (await import('@libav.js/variant-fat')) as unknown as { default: LibAVWrapper }
  const libav = await wrapper.LibAV({ noworker: true })
  await libav.av_log_set_level(libav.AV_LOG_QUIET)
  return libav
}

/**
 * Mono or stereo sound in frames as an encoder takes them: `samples` at once, at `rate`, in libav's `sampleFormat`. One
 * array for each channel, or one for both, as the format says.
 */
export async function* buildFilteredSound(
  libav: Encoding,
  blocks: AsyncIterable<AudioBlock>,
  { rate, channels, sampleFormat, samples }: { rate: number; channels: 1 | 2; sampleFormat: number; samples: number },
): AsyncGenerator<Frame[]> {
  let graph: { source: number; sink: number; frame: number; sampleRate: number } | undefined
  let position = 0
  const layout = CHANNEL_LAYOUTS[channels]
  for await (const { channelData, sampleRate } of blocks) {
    graph ??= await openGraph(sampleRate)
    if (graph.sampleRate !== sampleRate) throw new Error('its sample rate changes')
    const data = channelData.slice(0, channels)
    const length = data[0]?.length ?? 0
    if (length === 0 || data.length < channels) continue
    const input = {
      data,
      format: libav.AV_SAMPLE_FMT_FLTP,
      sample_rate: sampleRate,
      channel_layout: layout,
      channels,
      nb_samples: length,
      pts: position,
    }
    position += length
    yield await libav.ff_filter_multi(graph.source, graph.sink, graph.frame, [input])
  }
  if (!graph) throw new Error('there is no sound in it')
  yield await libav.ff_filter_multi(graph.source, graph.sink, graph.frame, [], true)

  async function openGraph(sampleRate: number) {
    const [, source, sink] = await libav.ff_init_filter_graph(
      'anull',
      { sample_rate: sampleRate, sample_fmt: libav.AV_SAMPLE_FMT_FLTP, channel_layout: layout },
      { sample_rate: rate, sample_fmt: sampleFormat, channel_layout: layout, frame_size: samples },
    )
    return { source, sink, frame: await libav.av_frame_alloc(), sampleRate }
  }
}
