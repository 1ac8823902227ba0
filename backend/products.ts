import { artCardProduct } from '#module/art-cards/copies'
import { applicationProduct } from '#module/applications/payment'
import { libraryProduct } from '#module/library'
import { keymailProduct, updateKeymailPlayed } from '#module/keymails'
import { openSaleProduct } from '#module/open-sales'
import { registerProduct } from '#module/payments'
import { uploadProduct } from '#module/uploads'
import { registerFirstPlayHandler } from '#module/playback'

/** Registers what a paid order delivers, by purpose. */
export function registerProducts(): void {
  registerProduct('g-key', applicationProduct)
  registerProduct('upload', uploadProduct)
  registerProduct('keymail', keymailProduct)
  registerProduct('library', libraryProduct)
  registerFirstPlayHandler(updateKeymailPlayed)
  registerProduct('edition', openSaleProduct)
  registerProduct('art-card', artCardProduct)
}
