export { type AudioKind } from './audio-kind.ts'
export { type AudioFile, decodeAudio } from './decode-audio.ts'
