import { cardFulfilment } from '#module/fine-art'
import { applicationFulfilment } from '#module/gkeys'
import { libraryFulfilment } from '#module/library'
import { enterCopy, keymailFulfilment } from '#module/keymails'
import { openSaleFulfilment } from '#module/open-sale'
import { wireFulfilment } from '#module/payments'
import { uploadFulfilment, wireFirstListen } from '#module/songs'

/** What a paid order delivers, by its purpose. */
export function wireFulfilments(): void {
  wireFulfilment('g-key', applicationFulfilment)
  wireFulfilment('upload', uploadFulfilment)
  wireFulfilment('keymail', keymailFulfilment)
  wireFulfilment('library', libraryFulfilment)
  wireFirstListen(enterCopy)
  wireFulfilment('edition', openSaleFulfilment)
  wireFulfilment('art-card', cardFulfilment)
}
