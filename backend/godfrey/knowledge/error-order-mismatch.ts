import type { Topic } from './topic.ts'

export const errorOrderMismatch: Topic = {
  id: 'error-order-mismatch',
  page: '/redeem-keymail',
  english: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'This payment does not fit the order',
    ],
    answer:
      'Nothing was charged. The order does not fit what is being bought: the price may have changed while the page was open, or the order was begun in another browser or used before. Reload the page and begin the purchase again in one window; prices are in US dollars.',
  },
  spanish: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'el pedido no coincide con el pago',
    ],
    answer:
      'No se cobró nada. El pedido no coincide con lo que se compra: puede haber cambiado el precio con la página abierta, o el pedido se empezó en otro navegador o ya se usó. Recarga la página y empieza la compra de nuevo en una sola ventana; los precios son en dólares.',
  },
  french: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'la commande ne correspond pas au paiement',
    ],
    answer:
      'Rien n’a été débité. La commande ne correspond pas à l’achat : le prix a pu changer pendant que la page était ouverte, ou la commande a été commencée dans un autre navigateur ou déjà utilisée. Rechargez la page et recommencez l’achat dans une seule fenêtre ; les prix sont en dollars.',
  },
  german: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'die Bestellung passt nicht zur Zahlung',
    ],
    answer:
      'Es wurde nichts abgebucht. Die Bestellung passt nicht zum Kauf: Der Preis kann sich bei offener Seite geändert haben, oder sie wurde in einem anderen Browser begonnen oder schon benutzt. Laden Sie die Seite neu und beginnen Sie den Kauf in einem Fenster von vorn; Preise sind in US-Dollar.',
  },
  italian: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'l’ordine non corrisponde al pagamento',
    ],
    answer:
      'Non è stato addebitato nulla. L’ordine non corrisponde all’acquisto: il prezzo può essere cambiato a pagina aperta, o l’ordine è iniziato in un altro browser o già usato. Ricarica la pagina e ricomincia l’acquisto in una sola finestra; i prezzi sono in dollari.',
  },
  portuguese: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      'o pedido não bate com o pagamento',
    ],
    answer:
      'Nada foi cobrado. O pedido não bate com a compra: o preço pode ter mudado com a página aberta, ou o pedido começou em outro navegador ou já foi usado. Recarregue a página e recomece a compra numa só janela; os preços são em dólares.',
  },
  chinese: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      '订单和付款不符',
    ],
    answer:
      '没有扣款。订单与所购不符：可能页面打开时价格变了，或订单是在另一个浏览器开始的、已被使用。请刷新页面，在同一个窗口重新购买；价格以美元计。',
  },
  japanese: {
    questions: [
      'The amount is not the price. Nothing was charged.',
      'This order belongs to somebody else.',
      'This order has already paid for something else.',
      'Purchase Failed. Unable to process purchase',
      'This cannot be bought here.',
      'Payments are in US dollars. Nothing was charged.',
      '注文と支払いが合わない',
    ],
    answer:
      '請求はされていません。ページを開いている間に価格が変わったか、別のブラウザーで始めた注文、または使用済みの注文です。ページを再読み込みし、一つのウィンドウで最初から購入してください。価格は米ドルです。',
  },
}
