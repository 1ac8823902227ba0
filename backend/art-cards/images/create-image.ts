import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_PIXELS } from './contract.ts'

const DECODE_SECONDS = 30

/** Opens an image with our limits; one that claims too many pixels fails before decoding. */
export function createImage(source: string | Buffer): Sharp {
  return sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: DECODE_SECONDS,
  })
}

/** Upright, opaque, 8-bit sRGB. Drops the metadata (location, timestamps, thumbnails, profiles). */
export function toUprightSrgb(picture: Sharp): Sharp {
  return picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
}
