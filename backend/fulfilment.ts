import { artCardProduct } from '#module/fine-art'
import { applicationProduct } from '#module/gkeys'
import { libraryProduct } from '#module/library'
import { markCopyPlayed, keymailProduct } from '#module/keymails'
import { openSaleProduct } from '#module/open-sale'
import { registerProduct } from '#module/payments'
import { uploadProduct, registerFirstPlayHandler } from '#module/songs'

/** Registers what a paid order delivers, by purpose. */
export function registerProducts(): void {
  registerProduct('g-key', applicationProduct)
  registerProduct('upload', uploadProduct)
  registerProduct('keymail', keymailProduct)
  registerProduct('library', libraryProduct)
  registerFirstPlayHandler(markCopyPlayed)
  registerProduct('edition', openSaleProduct)
  registerProduct('art-card', artCardProduct)
}
