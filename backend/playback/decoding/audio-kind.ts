/** How an audio format is stored and served; `codec` selects the decoder for its waveform. */
export type AudioKind = { type: string; codec: 'mp3' | 'wav' | 'flac' | 'm4a' | 'aac' }

const AUDIO_KINDS: AudioKind[] = [
  { type: 'audio/mpeg', codec: 'mp3' },
  { type: 'audio/wav', codec: 'wav' },
  { type: 'audio/flac', codec: 'flac' },
  { type: 'audio/mp4', codec: 'm4a' },
  { type: 'audio/aac', codec: 'aac' },
]

export function getAudioCodec(type: string): AudioKind['codec'] | undefined {
  return AUDIO_KINDS.find((kind) => kind.type === type)?.codec
}
