export { buildPayeeTopic, getOrder, getOwnOrder, type NewOrder, type Order, publishOrder } from './order.ts'
export { getProduct, type Product, type Quote, registerProduct } from './product.ts'
