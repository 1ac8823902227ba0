export const formatCount = (copies: number) => copies.toLocaleString('en-US')
