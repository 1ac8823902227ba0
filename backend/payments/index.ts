export { getOrder, getOrderByProviderId, getOwnOrder, type NewOrder, type Order } from './order.ts'
export { getProduct, type Product, type Quote, registerProduct, requireProduct } from './product.ts'
