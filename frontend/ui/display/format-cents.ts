const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const formatCents = (cents: number) => dollarFormat.format(cents / 100)
