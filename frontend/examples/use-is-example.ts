import { useAccount } from '#frontend/auth/use-account.ts'

/** Whether what the workshop shows is an example: of that there is nothing to download or to refund. */
export const useIsExample = (): boolean => useAccount()?.artist?.accountType === 'test'
