import sharp from 'sharp'

/** Decodes to 8-bit RGB, the pixel format of the forensic watermark. */
export async function getPixels(image: Buffer | string) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
