export { type AudioKind, getAudioCodec } from './audio-kind.ts'
export { type AudioBlock, type AudioFile, decodeAudio } from './decode-audio.ts'
