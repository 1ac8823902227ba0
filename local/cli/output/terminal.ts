import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

// styleText checks whether the stream is a terminal, and honors NO_COLOR and FORCE_COLOR.
const createStyle = (style: Style) => (text: string) => styleText(style, text, { stream: process.stdout })

export const bold = createStyle('bold')
export const dim = createStyle('dim')
export const green = createStyle('green')
export const red = createStyle('red')
export const yellow = createStyle('yellow')
export const underline = createStyle('underline')
