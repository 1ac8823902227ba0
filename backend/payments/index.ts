export { buildPayeeTopic, getOrder, getOwnOrder, type NewOrder, type Order } from './order.ts'
export { getProduct, type Product, type Quote, registerProduct, type RegisteredProduct } from './product.ts'
