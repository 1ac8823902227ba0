export { deleteFans } from './delete-fans.ts'
export { confirmFanAddress } from './confirm-fan-address.ts'
export { getFanData } from './get-fan-data.ts'
