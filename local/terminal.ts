import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

// styleText asks the stream whether it is a terminal, and honours NO_COLOR and FORCE_COLOR.
const painter = (style: Style) => (text: string) => styleText(style, text, { stream: process.stdout })

export const bold = painter('bold')
export const dim = painter('dim')
export const green = painter('green')
export const red = painter('red')
export const yellow = painter('yellow')
export const underline = painter('underline')
